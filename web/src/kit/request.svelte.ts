// What is asked of the house: one thing at a time, how it went, and what went wrong with it.
export class PendingRequest {
  busy = $state(false);
  /** The message of what was done; "": nothing yet. */
  told = $state("");
  error = $state.raw<unknown>(null);

  async run(what: () => Promise<unknown>, done = ""): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    this.told = "";
    try {
      await what();
      this.told = done;
    } catch (reason) {
      this.error = reason;
    } finally {
      this.busy = false;
    }
  }
}
