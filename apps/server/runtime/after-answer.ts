/** Work that runs after a response, so that the duration of the response reveals nothing about it. */
export interface AfterAnswer {
  /** Runs work after the response was sent. Work with the same key runs in sequence. Errors go to the log. */
  readonly run: (key: string, work: () => Promise<void>) => void;
  /** Waits until all started work is done. */
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
