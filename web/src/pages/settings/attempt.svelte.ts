// What a part of the settings tries to do; how it went is told beside it.
export class Attempt {
  /** The message of what was done; "": nothing yet. */
  told = $state("");
  error = $state.raw<unknown>(null);

  async run(action: () => Promise<unknown>, done = ""): Promise<void> {
    this.error = null;
    this.told = "";
    try {
      await action();
      this.told = done;
    } catch (reason) {
      this.error = reason;
    }
  }
}
