// What the settings page has to show once, even though the form it came from is gone.
export const kept = $state({ recovery: "" });
