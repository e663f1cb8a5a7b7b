import { findPlanColumn } from "../../chart/find-plan-column.ts";
import { pluralOf } from "../../chart/name-words.ts";
import { keysOf } from "../../chart/place-chart.ts";
import { verbalizeCount, type AnswerScope } from "../describing/answer-scope.ts";
import type { WarningRule } from "./warning-rule.ts";

/** Warns that a limit cut the result: "Only the first 10 are shown." Not for a limit of one. */
export const findLimit: WarningRule = (result) => {
  const { plan, table } = result;
  if (plan.kind !== "query" || plan.limit === null || plan.limit.per.length > 0 || plan.limit.count < 2) {
    return null;
  }
  if (table.rowCount < plan.limit.count) return null;
  const hidden = countHidden(result);
  if (hidden === 0) return null;
  const noun = keysOf(result.shape)[0]?.output.label ?? "row";
  return {
    code: "limit-reached",
    fact: `Only the first ${plan.limit.count} are shown.`,
    consequence:
      hidden === null
        ? `There may be more ${pluralOf(noun)}.`
        : `Up to ${verbalizeCount(hidden, noun)} ${hidden === 1 ? "is" : "are"} hidden.`,
    weight: "information",
    repair: { words: "Show all", edits: [{ kind: "setLimit", limit: null }] },
  };
};

/** The number of values beyond the limit, according to the profile; null if unknown. */
function countHidden({ plan, table, catalog }: AnswerScope): number | null {
  if (plan.kind !== "query") return null;
  const [only, ...others] = plan.dimensions.filter(({ isShown }) => isShown);
  if (only?.expression.kind !== "column" || others.length > 0) return null;
  const found = findPlanColumn(only.expression.source, only.expression.column, plan, catalog);
  const profile = found?.kind === "stored" ? found.column.profile : null;
  return profile === null ? null : Math.max(0, profile.distinctCount - table.rowCount);
}
