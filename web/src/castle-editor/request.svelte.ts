// What is asked of the house: one thing at a time, and what went wrong with it.

export class PendingRequest {
  busy = $state(false);
  error = $state<unknown>(null);

  async run(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      await what();
    } catch (reason) {
      this.error = reason;
    } finally {
      this.busy = false;
    }
  }
}
