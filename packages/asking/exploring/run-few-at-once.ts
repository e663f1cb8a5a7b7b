/** Runs work in order, at most `limit` at once, and yields results as they are there. The first failure ends it. */
export async function* runFewAtOnce<Result>(
  work: readonly (() => Promise<Result>)[],
  limit: number,
): AsyncGenerator<Result> {
  const running = new Map<number, Promise<Numbered<Result>>>();
  let next = 0;
  while (next < work.length || running.size > 0) {
    while (next < work.length && running.size < limit) {
      const index = next;
      next += 1;
      const start = work[index];
      if (start !== undefined) running.set(index, runAt(index, start));
    }
    // The others' failures come up here as well, when they are awaited.
    for (const one of running.values()) one.catch(() => undefined);
    const { index, result } = await Promise.race(running.values());
    running.delete(index);
    yield result;
  }
}

interface Numbered<Result> {
  readonly index: number;
  readonly result: Result;
}

async function runAt<Result>(index: number, start: () => Promise<Result>): Promise<Numbered<Result>> {
  return { index, result: await start() };
}
