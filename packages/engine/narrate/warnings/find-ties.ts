import type { OutputId, Plan, PlanEdit, QueryPlan, Warning } from "@askery/model";
import { verbalizeFigure, type AnswerScope } from "../describing/answer-scope.ts";
import type { WarningRule } from "./warning-rule.ts";

/**
 * Warns of a tie in the last places of a limit, since rows with the same figure may be cut. A tie with the first hidden row
 * shows only if one more row was read.
 */
export const findTies: WarningRule = (result) => {
  const { plan, shape, table } = result;
  if (plan.kind !== "query" || !isLimited(plan) || table.rowCount < plan.limit.count) return null;
  const by = rankedBy(plan);
  const figure = shape.figures.find(({ output }) => output.id === by);
  const [last, before] = figure?.values.toReversed() ?? [];
  if (figure === undefined || last === undefined || last === null) return null;
  const hidden = readHidden(result, figure.output.id);
  if (before !== last && hidden !== last) return null;
  const place = table.rowCount === 1 ? "first" : "last";
  return {
    code: "ties-cut",
    fact: `The ${place} place is shared at ${verbalizeFigure(last, figure.output, result)}.`,
    consequence:
      hidden === last ? "Others have the same figure." : "Others with the same figure may be hidden.",
    weight: "caution",
    ...includeTies(figure.output.id, last, plan),
  };
};

/** A plan with one more row than its limit, which shows whether the last place is shared. Null if nothing is ranked by a figure. */
export function planOneMore(plan: Plan): QueryPlan | null {
  if (plan.kind !== "query" || plan.aggregation !== "group" || !isLimited(plan)) return null;
  const isRanked = plan.measures.some(({ id }) => id === rankedBy(plan));
  return isRanked ? { ...plan, limit: { ...plan.limit, count: plan.limit.count + 1 } } : null;
}

type LimitedPlan = QueryPlan & { readonly limit: NonNullable<QueryPlan["limit"]> };

function isLimited(plan: QueryPlan): plan is LimitedPlan {
  return plan.limit?.per.length === 0 && plan.order.length === 1;
}

function rankedBy(plan: QueryPlan): OutputId | null {
  const by = plan.order[0]?.by;
  return by?.kind === "output" ? by.output : null;
}

/** The figure of the row after the last one; null if it was not read, or there is none. */
function readHidden({ more, table, outputs }: AnswerScope, output: OutputId): number | null {
  const index = outputs.findIndex(({ id }) => id === output);
  const cell = more?.values[index]?.[table.rowCount] ?? null;
  return cell === null ? null : Number(cell);
}

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
