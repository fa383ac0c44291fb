// Copies text where the browser allows it, and selects it for the person where it does not.

/** Copy; false: the text is selected instead, ready for the keyboard or a long press. */
export async function copy(text: string, shown: Element): Promise<boolean> {
  if (globalThis.isSecureContext && "clipboard" in navigator) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Refused: select it.
    }
  }
  if (shown instanceof HTMLInputElement) shown.select();
  else getSelection()?.selectAllChildren(shown);
  return false;
}
