import type { Schema } from "../schema/schema.ts";
import type { OrderKey, Quantity } from "./clause.ts";
import type { Request } from "./request.ts";
import { worthOfProduct } from "./worth-of.ts";

/** Totals of amounts for one piece are of all pieces: "total cost" is quantity × unit cost, never a sum of unit costs. */
export function totalRates(request: Request, schema: Schema): Request {
  const total = (of: Quantity): Quantity => totalOf(of, schema);
  const totalKey = (by: OrderKey): OrderKey =>
    by.kind === "quantity" ? { ...by, quantity: total(by.quantity) } : by;
  const { measures, havings, orders, top } = request;
  return {
    ...request,
    measures: measures.map((measure) => ({ ...measure, quantity: total(measure.quantity) })),
    havings: havings.map((having) => ({ ...having, quantity: total(having.quantity) })),
    orders: orders.map((order) => ({ ...order, by: totalKey(order.by) })),
    top: top && { ...top, by: totalKey(top.by) },
  };
}

function totalOf(of: Quantity, schema: Schema): Quantity {
  if (of.kind === "combined") {
    return { ...of, left: totalOf(of.left, schema), right: totalOf(of.right, schema) };
  }
  if (of.kind === "per" || of.kind === "averageOver") return { ...of, of: totalOf(of.of, schema) };
  const found = of.kind === "column" && of.function === "sum" ? schema.multiplierOf(of.column) : null;
  if (found === null) return of;
  const { rate, quantity } = found;
  const words = schema.wordsOf(rate.table, rate.column).filter((word) => word !== "unit");
  const product = { quantity, price: rate.column, discount: null };
  return worthOfProduct(rate.table, product, { how: "sum", schema, noun: words.join(" ") });
}
