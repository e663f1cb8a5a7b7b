/**
 * Long work that can be interrupted: other work may run wherever it yields. The result does not depend on what happens in
 * between.
 */
export type Sliced<Result> = Generator<undefined, Result, undefined>;

/** Does the work at once. */
export function finish<Result>(work: Sliced<Result>): Result {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
