// Keeps the screen on, where the browser can; it forgets whenever the page was hidden.
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const stay = { wanted: true };

  async function ask(): Promise<void> {
    if (!stay.wanted || document.hidden || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      // Refused, for want of power or of a secure context: the screen may sleep.
    }
  }

  const shown = (): void => void ask();
  document.addEventListener("visibilitychange", shown);
  void ask();
  return () => {
    stay.wanted = false;
    document.removeEventListener("visibilitychange", shown);
    void lock?.release();
  };
}
