import type { Schema } from "../schema/schema.ts";
import type { ColumnRef, OrderKey, Quantity } from "./clause.ts";
import { leavesOf } from "./leaves-of.ts";
import type { Request } from "./request.ts";
import { worthOfProduct } from "./worth-of.ts";

/**
 * Totals of amounts for one piece are of all pieces: "total cost" is quantity × unit cost, never a sum of unit costs. Totals of
 * percentages are averages.
 */
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
    return (
      ofPiecesSold(of, schema) ?? {
        ...of,
        left: totalOf(of.left, schema),
        right: totalOf(of.right, schema),
      }
    );
  }
  if (of.kind === "per" || of.kind === "averageOver") return { ...of, of: totalOf(of.of, schema) };
  if (of.kind !== "column" || of.function !== "sum") return of;
  // Percentages add up to nothing: 13 % off each of a hundred lines are no 1,300 %.
  if (isPercent(of.column, schema)) return { ...of, function: "avg" };
  const found = schema.multiplierOf(of.column);
  if (found === null) return of;
  const { rate, quantity } = found;
  const words = schema.wordsOf(rate.table, rate.column).filter((word) => word !== "unit");
  const product = { quantity, price: rate.column, discount: null };
  return worthOfProduct(rate.table, product, { how: "sum", schema, noun: words.join(" ") });
}

function isPercent(column: ColumnRef, schema: Schema): boolean {
  const unit = schema.unitOf(column);
  return (unit === "percent" || unit === "fraction") && !schema.isAdditive(column);
}

/**
 * A formula of amounts for one piece, such as price minus cost, is of all pieces that were sold. Null for other formulas, and where
 * nothing says how many there were.
 */
function ofPiecesSold(of: Combined, schema: Schema): Quantity | null {
  const leaves = leavesOf(of);
  const [first] = leaves;
  if (first?.kind !== "column" || !leaves.some((leaf) => leaf.kind === "column" && leaf.function === "sum")) {
    return null;
  }
  const { table } = first.column;
  const sold = schema.catalog.tables.find(({ id }) => schema.product(id)?.priceTable === table);
  const quantity = sold && schema.product(sold.id)?.quantity;
  if (sold === undefined || quantity === undefined) return null;
  const isOfPiece = (leaf: Quantity): boolean =>
    leaf.kind === "column" && leaf.column.table === table && schema.isMoney(leaf.column);
  if (!leaves.every(isOfPiece)) return null;
  return mapLeaves(of, (leaf) => {
    if (leaf.kind !== "column") return leaf;
    const product = { quantity, price: leaf.column.column, priceTable: table, discount: null };
    const noun = schema.wordsOf(table, leaf.column.column).join(" ");
    return worthOfProduct(sold.id, product, { how: "sum", schema, noun });
  });
}

type Combined = Extract<Quantity, { kind: "combined" }>;

function mapLeaves(of: Quantity, change: (leaf: Quantity) => Quantity): Quantity {
  return of.kind === "combined"
    ? { ...of, left: mapLeaves(of.left, change), right: mapLeaves(of.right, change) }
    : change(of);
}
