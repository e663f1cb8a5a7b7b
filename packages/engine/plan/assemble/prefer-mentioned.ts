import type { Condition, Plan, TableId } from "@askery/model";
import { tablesOfRequest } from "../request/tables-of-request.ts";
import type { RequestVariant, VariedRequest } from "../request/vary-request.ts";

/** A plan for a variant of a request. */
type Planned = VariedRequest & { readonly plan: Plan };

/**
 * Drops plans whose conditions go through rows that nobody mentioned, where a mentioned table leads there as well, whose
 * plans then take their place: what "customers who ordered furniture" ordered is furniture, not what they reviewed.
 */
export function preferMentioned<P extends Planned>(all: readonly P[], variant: RequestVariant): readonly P[] {
  const strays = all.filter(({ plan, request }) => {
    const mentioned = tablesOfRequest(request);
    return listMany(plan).some((table) => !mentioned.includes(table));
  });
  const others = all.filter((one) => !strays.includes(one));
  if (strays.length === 0 || !others.some((one) => one.variant === "via")) return all;
  return others.map((one) => (one.variant === "via" ? { ...one, variant } : one));
}

/** The tables of which some row must meet a condition. */
function listMany(plan: Plan): readonly TableId[] {
  if (plan.kind === "set") return [...listMany(plan.left), ...listMany(plan.right)];
  return plan.kind === "query" ? plan.filters.flatMap(listManyIn) : [];
}

function listManyIn(condition: Condition): readonly TableId[] {
  switch (condition.kind) {
    case "exists": {
      const [root] = condition.plan.kind === "query" ? condition.plan.sources : [];
      return root?.kind === "table" ? [root.table] : [];
    }
    case "not":
      return listManyIn(condition.condition);
    case "all":
    case "any":
      return condition.conditions.flatMap(listManyIn);
    default:
      return [];
  }
}
