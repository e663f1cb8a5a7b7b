import type { Order, QueryPlan } from "@askery/model";
import { isSame } from "../plan/request/is-same.ts";

/** The default order: time ascending, then the first figure descending. */
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

/** Keeps the order of the edited plan, or applies the default order if the previous plan had it. */
export function sortAsBefore(before: QueryPlan, after: QueryPlan): QueryPlan {
  return isSame(before.order, defaultOrder(before)) ? { ...after, order: defaultOrder(after) } : after;
}
