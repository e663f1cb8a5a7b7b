import type { Test } from "../request/clause.ts";
import type { Related, Request } from "../request/request.ts";
import { columnOf, mergeTests } from "./merge-tests.ts";

/**
 * "Only in 2025" after "what did they buy" limits the orders, and "only lamps" the things: moves the conditions of a follow-up that
 * are not about the things shown into those of the events that they are shown by.
 */
export function narrowEvents(
  before: Request,
  asked: Request,
): { readonly before: Request; readonly asked: Request } {
  const shown = before.related.find(({ isNegated, tests }) => !isNegated && tests.length > 0);
  if (shown === undefined) return { before, asked };
  const isOfThings = (test: Test): boolean => before.entities.includes(columnOf(test)?.table ?? "");
  const narrowed: Related = {
    ...shown,
    tests: mergeTests(
      shown.tests,
      asked.tests.filter((test) => !isOfThings(test)),
    ),
    periods: asked.periods.length > 0 ? asked.periods : shown.periods,
  };
  return {
    before: { ...before, related: before.related.map((one) => (one === shown ? narrowed : one)) },
    asked: { ...asked, tests: asked.tests.filter(isOfThings), periods: [] },
  };
}
