import type { OutputId, PlanEdit, QueryPlan, Warning } from "@askery/model";
import { verbalizeFigure } from "../describing/answer-scope.ts";
import type { WarningRule } from "./warning-rule.ts";

/**
 * Warns of a tie in the last places of a limit, since rows with the same figure may be cut. Cannot detect a tie between
 * the last shown and the first hidden row.
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
    ...includeTies(figure.output.id, before, plan),
  };
};

/** All rows that are at least as good as the last place, instead of a number of rows. */
function includeTies(output: OutputId, last: number, { order }: QueryPlan): Pick<Warning, "repair"> {
  // A computed fraction may differ from the figure in its last digits.
  if (!/^-?\d+(?:\.\d{1,4})?$/.test(String(last))) return {};
  const operator = order[0]?.direction === "ascending" ? "<=" : ">=";
  const value = { type: "number", value: String(last) } as const;
  const test = { kind: "compare", operator, value } as const;
  const edits: readonly PlanEdit[] = [
    { kind: "addFilter", filter: { kind: "test", field: { kind: "output", output }, test } },
    { kind: "setLimit", limit: null },
  ];
  return { repair: { words: "Include ties", edits } };
}
