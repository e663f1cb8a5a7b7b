/** Work that an answer does not wait for, so that nobody learns from how long the answer takes what the work was. */
export interface AfterAnswer {
  /** Starts work once the answer is on its way. What it throws goes to the log. */
  readonly run: (work: () => Promise<void>) => void;
  /** Waits until all work that was started is done. */
  readonly settle: () => Promise<void>;
}

export function createAfterAnswer(onError: (error: unknown) => void): AfterAnswer {
  const underWay = new Set<Promise<void>>();
  return {
    run(work) {
      const done = new Promise<void>((resolve) => void setImmediate(resolve))
        .then(work)
        .catch(onError)
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async settle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
