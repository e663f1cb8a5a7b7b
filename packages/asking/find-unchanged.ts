import { chooseChart, startsAnew, sumFeatures, type ChartRequest } from "@askery/engine";
import { chartKindOf, readDrawnColumns, type Chart, type Plan, type Warning } from "@askery/model";
import type { PlannedQuestion } from "./run-interpretation.ts";

/**
 * A note that a follow-up changed nothing that can be seen: its chart, or its table, is the one before. None if it did
 * change something, or started anew.
 */
export function findUnchanged(
  text: string,
  { interpretations, stages: { before } }: PlannedQuestion,
  drawn: ChartRequest & { readonly chart: Chart },
): readonly Warning[] {
  const [first] = interpretations;
  if (before === null || first === undefined) return [];
  if (startsAnew(sumFeatures(first.interpretation.features))) return [];
  if (!isSame(unordered(drawn.plan), unordered(before.plan))) return [];
  const { chart, ...request } = drawn;
  const { spec, caption } = chooseChart({ ...request, askedChart: before.askedChart });
  if (!isSame(chart.spec, spec) || chart.caption.title !== caption.title) return [];
  if (isSame(drawn.plan, before.plan)) {
    return note(`“${text}” changes nothing here.`, "The answer is the one before.");
  }
  return readDrawnColumns(spec).x?.kind === "time"
    ? note(
        `“${text}” changes only the order of the table.`,
        `${chartKindOf(spec.kind).label}: time runs from left to right.`,
      )
    : [];
}

/** A plan without the order of its rows, where all rows are shown. */
function unordered(plan: Plan): Plan {
  return plan.kind === "query" && plan.limit === null ? { ...plan, order: [] } : plan;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function note(fact: string, consequence: string): readonly Warning[] {
  return [{ code: "nothing-changed", fact, consequence, weight: "information" }];
}
