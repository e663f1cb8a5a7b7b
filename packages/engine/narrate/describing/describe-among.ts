import type { Condition } from "@askery/model";
import { humanizeName, pluralOf } from "../../chart/name-words.ts";
import { findPersonName } from "../../chart/person-name.ts";
import { findWrapped } from "../../plan/wrap-plan.ts";
import { verbalizeExpression, type Scope } from "../verbalize-expression.ts";

/**
 * Describes a limit to the first groups of a ranking: "the top 5 brands by revenue". Null for any other condition.
 */
export function describeAmong(filter: Condition, scope: Omit<Scope, "plan">): string | null {
  const ranked = filter.kind === "inPlan" ? findWrapped(filter.plan) : null;
  const [order] = ranked?.order ?? [];
  const [subject] = ranked?.dimensions.filter(({ isShown }) => isShown) ?? [];
  if (ranked === null || order === undefined || subject === undefined) return null;
  if (ranked.aggregation !== "group" || ranked.limit === null) return null;
  const { count } = ranked.limit;
  const person = findPersonName(ranked);
  const name = subject === person?.first ? person.owner : humanizeName(subject.label || subject.id);
  const end = order.direction === "descending" ? "top" : "bottom";
  const first = count === 1 ? `${end} ${name}` : `${end} ${String(count)} ${pluralOf(name)}`;
  return `the ${first} by ${verbalizeExpression(order.by, { ...scope, plan: ranked })}`;
}
