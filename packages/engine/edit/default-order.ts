import type { Order, QueryPlan } from "@askery/model";
import { isSame } from "../plan/request/is-same.ts";

/** As the engine sorts what nobody sorted: time runs forward, and at equal times the largest figure comes first. */
export function defaultOrder({ aggregation, dimensions, measures }: QueryPlan): readonly Order[] {
  if (aggregation !== "group") return [];
  const time = dimensions.filter(({ expression: { kind } }) => kind === "grain" || kind === "datePart");
  const forward = time.map(({ id }): Order => ({
    by: { kind: "output", output: id },
    direction: "ascending",
  }));
  const [measure] = measures;
  if (measure === undefined || dimensions.length === time.length) return forward;
  return [...forward, { by: { kind: "output", output: measure.id }, direction: "descending" }];
}

/** The edited plan in the engine's order, where the plan before was in it; as it was sorted otherwise. */
export function sortAsBefore(before: QueryPlan, after: QueryPlan): QueryPlan {
  return isSame(before.order, defaultOrder(before)) ? { ...after, order: defaultOrder(after) } : after;
}
