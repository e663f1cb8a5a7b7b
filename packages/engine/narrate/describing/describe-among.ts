import type { Condition, QueryPlan } from "@askery/model";
import { humanizeName, pluralOf } from "../../chart/name-words.ts";
import { findPersonName } from "../../chart/person-name.ts";
import { findWrapped } from "../../plan/wrap-plan.ts";
import { verbalizeExpression, type Scope } from "../verbalize-expression.ts";

/**
 * Describes a limit to the first groups of a ranking, or to some places of one: "the top 5 brands by revenue", "the second
 * brand by revenue". Null for any other condition.
 */
export function describeAmong(filter: Condition, scope: Omit<Scope, "plan">): string | null {
  const placed = filter.kind === "all" ? readPlaces(filter.conditions) : null;
  const ranked = placed?.ranked ?? rankingOf(filter);
  const [order] = ranked?.order ?? [];
  const [subject] = ranked?.dimensions.filter(({ isShown }) => isShown) ?? [];
  if (ranked === null || order === undefined || subject === undefined) return null;
  if (ranked.aggregation === "distinct" || ranked.limit === null) return null;
  const { count } = ranked.limit;
  const person = findPersonName(ranked);
  const name = subject === person?.first ? person.owner : humanizeName(subject.label || subject.id);
  const isTop = order.direction === "descending";
  const from = placed?.from ?? 1;
  const by = `by ${verbalizeExpression(order.by, { ...scope, plan: ranked })}`;
  if (from === 1) {
    const end = isTop ? "top" : "bottom";
    return `the ${count === 1 ? `${end} ${name}` : `${end} ${String(count)} ${pluralOf(name)}`} ${by}`;
  }
  const end = isTop ? "" : " from the bottom";
  return from === count
    ? `the ${ordinalOf(count)} ${name}${end} ${by}`
    : `the ${ordinalOf(from)} to ${ordinalOf(count)} ${pluralOf(name)}${end} ${by}`;
}

function rankingOf(filter: Condition): QueryPlan | null {
  return filter.kind === "inPlan" ? findWrapped(filter.plan) : null;
}

/** Among the first groups, but not among fewer of them: the places after those. Null for other conditions. */
function readPlaces(
  conditions: readonly Condition[],
): { readonly ranked: QueryPlan; readonly from: number } | null {
  const [within, without, ...more] = conditions;
  if (within === undefined || without?.kind !== "not" || more.length > 0) return null;
  const [ranked, before] = [rankingOf(within), rankingOf(without.condition)];
  if (ranked === null || !before?.limit) return null;
  const isSameRanking =
    JSON.stringify({ ...ranked, limit: null }) === JSON.stringify({ ...before, limit: null });
  return isSameRanking ? { ranked, from: before.limit.count + 1 } : null;
}

/** "second", "11th". */
function ordinalOf(position: number): string {
  const spelled = ordinals[position - 1];
  if (spelled !== undefined) return spelled;
  const isTeen = Math.floor(position / 10) % 10 === 1;
  return `${String(position)}${(isTeen ? undefined : ordinalEnds[position % 10]) ?? "th"}`;
}

const ordinals = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];
const ordinalEnds = ["th", "st", "nd", "rd"];
