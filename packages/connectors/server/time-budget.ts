/** Time that several tasks share: what one uses is no longer available to the next. */
export class TimeBudget {
  #leftMs: number;

  constructor(totalMs: number) {
    this.#leftMs = totalMs;
  }

  get leftMs(): number {
    return Math.max(0, this.#leftMs);
  }

  async spend<Result>(work: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.#leftMs -= performance.now() - startedAt;
    }
  }
}
