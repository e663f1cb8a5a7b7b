/** Work that an answer does not wait for, so that nobody learns from how long the answer takes what the work was. */
export interface AfterAnswer {
  /** Starts work once the answer is on its way, and work of one key in turn. What it throws goes to the log. */
  readonly run: (key: string, work: () => Promise<void>) => void;
  /** Waits until all work that was started is done. */
  readonly settle: () => Promise<void>;
}

export function createAfterAnswer(onError: (error: unknown) => void): AfterAnswer {
  const lastOf = new Map<string, Promise<void>>();
  return {
    run(key, work) {
      const before = lastOf.get(key) ?? new Promise<void>((resolve) => void setImmediate(resolve));
      const done = before
        .then(work)
        .catch(onError)
        .finally(() => {
          if (lastOf.get(key) === done) lastOf.delete(key);
        });
      lastOf.set(key, done);
    },
    async settle() {
      while (lastOf.size > 0) await Promise.all(lastOf.values());
    },
  };
}
