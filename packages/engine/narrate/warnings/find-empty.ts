import { type Condition, type Plan, type Warning, formatDay, dayOf } from "@askery/model";
import { figureKind } from "../../chart/output.ts";
import type { FigureColumn } from "../../chart/shape-result.ts";
import { findPlanColumn } from "../../chart/find-plan-column.ts";
import { capitalize } from "../../chart/name-words.ts";
import { parseIsoDate } from "../../question/calendar-days.ts";
import { resolvePeriod } from "../../question/resolve-period.ts";
import { verbalizeExpression, verbalizeRows } from "../verbalize-expression.ts";
import type { AnswerScope } from "../describing/answer-scope.ts";
import type { WarningRule } from "./warning-rule.ts";

/**
 * "Nothing matches." Names a period outside the data as the cause: "Ordered at runs from 1 Dec 2023 to 20 Nov 2026." A count
 * of 0 is a result, except for such a period.
 */
export const findEmpty: WarningRule = (result) => {
  const { shape, plan } = result;
  const isZero = !shape.isEmpty && shape.rowCount === 1 && shape.figures.every(isCountOfNothing);
  if (!shape.isEmpty && !isZero) return null;
  const outside =
    plan.kind === "query"
      ? plan.filters.map((filter) => verbalizeRange(filter, result)).find((text) => text !== null)
      : null;
  if (isZero && typeof outside !== "string") return null;
  const consequence =
    outside ??
    (hasFilters(plan)
      ? "A filter may be too narrow."
      : `There are no ${verbalizeRows(plan, result.catalog)}.`);
  const repair = typeof outside !== "string" ? leaveOutFilter(plan) : anyTime;
  return { code: "result-empty", fact: "Nothing matches.", consequence, weight: "caution", ...repair };
};

function isCountOfNothing({ output, values }: FigureColumn): boolean {
  return figureKind(output) === "count" && values[0] === 0;
}

const anyTime: Pick<Warning, "repair"> = {
  repair: { words: "Any time", edits: [{ kind: "setPeriod", period: null, words: "", field: null }] },
};

/** Leaves out the only filter. None if there are several: which of them is too narrow is unknown. */
function leaveOutFilter(plan: Plan): Pick<Warning, "repair"> {
  const [filter, ...others] = plan.kind === "query" ? [...plan.filters, ...plan.having] : [];
  if (filter === undefined || others.length > 0) return {};
  if (filter.kind === "period") return anyTime;
  return { repair: { words: "Leave the filter out", edits: [{ kind: "setFilter", filter, to: null }] } };
}

/** The dates that a column covers, if a period is completely outside. */
function verbalizeRange(
  filter: Condition,
  { plan, catalog, described, today, settings }: AnswerScope,
): string | null {
  if (filter.kind !== "period" || filter.value.kind !== "column" || plan.kind !== "query") return null;
  const found = findPlanColumn(filter.value.source, filter.value.column, plan, catalog);
  const profile = found?.kind === "stored" ? found.column.profile : null;
  const [min, max] = [dayOf(profile?.min ?? null), dayOf(profile?.max ?? null)];
  if (min === null || max === null) return null;
  const { from, to } = resolvePeriod(filter.period, { today, settings });
  const isBeside = (from !== null && parseIsoDate(from) > max) || (to !== null && parseIsoDate(to) <= min);
  const name = capitalize(verbalizeExpression(filter.value, { plan, catalog, described, settings }));
  return isBeside ? `${name} runs from ${formatDay(min)} to ${formatDay(max)}.` : null;
}

function hasFilters(plan: Plan): boolean {
  return plan.kind !== "query" || plan.filters.length > 0 || plan.having.length > 0;
}
