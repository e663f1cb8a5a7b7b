import type { EditOrder, Limit, Plan, Problem } from "@askery/model";
import { isSame } from "../plan/request/is-same.ts";
import { sortGroups } from "./sort-as-before.ts";
import { isProblem, refuseEdit, type EditContext } from "./edit-context.ts";
import { unwrapIdle, wrapResult } from "./wrap-result.ts";

/** Sorts a result by its outputs. Sorts the result of a set operation or of SQL through a wrapping plan. */
export function setOrder(plan: Plan, order: readonly EditOrder[], context: EditContext): Plan | Problem {
  if (plan.kind !== "query") {
    return throughWrapper(plan, context, (wrapped) => setOrder(wrapped, order, context));
  }
  const outputs = new Map([...plan.dimensions, ...plan.measures].map((one) => [one.id, one.expression]));
  const unknown = order.find(({ output }) => !outputs.has(output));
  if (unknown !== undefined) return refuseEdit("edit-name-unknown", { name: unknown.output });
  const sorted: Plan = {
    ...plan,
    order: order.map(({ output, direction }) => {
      // The plan may sort by what the output shows already.
      const before = plan.order.find(
        ({ by, direction: other }) => other === direction && isSame(by, outputs.get(output)),
      );
      return before ?? { by: { kind: "output", output }, direction };
    }),
  };
  return unwrapIdle(sorted, context);
}

/** Limits a result in its order. Unsorted figures get the default order first. */
export function setLimit(plan: Plan, limit: Limit | null, context: EditContext): Plan | Problem {
  if (limit !== null && !(Number.isSafeInteger(limit.count) && limit.count >= 0)) {
    return refuseEdit("edit-wrong-type", { column: String(limit.count), needs: "number" });
  }
  if (plan.kind !== "query") {
    return limit === null
      ? plan
      : throughWrapper(plan, context, (wrapped) => setLimit(wrapped, limit, context));
  }
  if (limit === null) return unwrapIdle({ ...plan, limit }, context);
  const ids = new Set(plan.dimensions.map(({ id }) => id));
  const unknown = limit.per.find((id) => !ids.has(id));
  if (unknown !== undefined) return refuseEdit("edit-name-unknown", { name: unknown });
  return { ...plan, limit, order: plan.order.length > 0 ? plan.order : sortGroups(plan, context.schema) };
}

function throughWrapper(
  plan: Plan,
  context: EditContext,
  edit: (wrapped: Plan) => Plan | Problem,
): Plan | Problem {
  const wrapped = wrapResult(plan, context);
  return isProblem(wrapped) ? wrapped : edit(wrapped);
}
