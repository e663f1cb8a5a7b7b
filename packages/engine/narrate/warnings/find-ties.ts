import { verbalizeFigure } from "../describing/answer-scope.ts";
import type { WarningRule } from "./warning-rule.ts";

/**
 * The last place of a limit is shared among those shown, so others with the same figure may have been cut. A tie between
 * the last that is shown and the first that is not leaves no trace in the result and is not found.
 */
export const findTies: WarningRule = (result) => {
  const { plan, shape, table } = result;
  if (plan.kind !== "query" || plan.limit === null || plan.limit.per.length > 0) return null;
  if (table.rowCount < plan.limit.count || table.rowCount < 2) return null;
  const by = plan.order[0]?.by;
  const figure = shape.figures.find(({ output }) => by?.kind === "output" && by.output === output.id);
  const [before, last] = figure?.values.slice(-2) ?? [];
  if (
    figure === undefined ||
    plan.order.length > 1 ||
    before === undefined ||
    before === null ||
    before !== last
  ) {
    return null;
  }
  return {
    code: "ties-cut",
    fact: `The last place is shared at ${verbalizeFigure(before, figure.output, result)}.`,
    consequence: "Others with the same figure may be hidden.",
    weight: "caution",
  };
};
