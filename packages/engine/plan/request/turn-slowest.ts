import { isDurationUnit } from "../../meaning/convert-unit.ts";
import type { Question } from "../../question/question.ts";
import type { Schema } from "../schema/schema.ts";
import type { Direction, OrderKey, Quantity } from "./clause.ts";
import { unitOfQuantity } from "./quantity-unit.ts";
import { isRanking } from "./is-ranking.ts";
import type { Request } from "./request.ts";

/**
 * "Slowest first" by a figure that measures time starts with the longest time, "fastest first" with the shortest.
 *
 * `asked` is what the question itself asks for; a follow-up leaves an earlier ranking as it was.
 */
export function turnSlowest(
  request: Request,
  asked: Request,
  { question: { words }, schema }: { readonly question: Question; readonly schema: Schema },
): Request {
  const direction = words.flatMap(({ lower }) => directions.get(lower) ?? [])[0];
  if (direction === undefined || !isRanking(asked)) return request;
  const shown = request.measures[0]?.quantity ?? null;
  const isTime = (by: OrderKey): boolean => measuresTime(by, shown, schema);
  return {
    ...request,
    top: request.top && isTime(request.top.by) ? { ...request.top, direction } : request.top,
    orders: request.orders.map((order) => (isTime(order.by) ? { ...order, direction } : order)),
  };
}

const directions: ReadonlyMap<string, Direction> = new Map([
  ["slowest", "descending"],
  ["fastest", "ascending"],
  ["quickest", "ascending"],
]);

function measuresTime(by: OrderKey, shown: Quantity | null, schema: Schema): boolean {
  const quantity: Quantity | null =
    by.kind === "column"
      ? { kind: "column", column: by.column, function: "sum" }
      : by.kind === "quantity"
        ? by.quantity
        : shown;
  const unit = quantity === null ? null : unitOfQuantity(quantity, schema);
  return unit !== null && isDurationUnit(unit);
}
