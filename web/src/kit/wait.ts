/** Settled after some milliseconds, or as soon as the signal says so. */
export function wait(duration: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted || duration <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, duration);
    signal?.addEventListener("abort", done, { once: true });
  });
}
