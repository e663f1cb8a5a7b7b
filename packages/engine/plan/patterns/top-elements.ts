import type { Direction, OrderKey } from "../request/clause.ts";
import { keyword, either, map, phrase, type Element } from "./pattern.ts";
import { figure } from "./column.ts";
import { quantity, statedQuantity } from "./quantity.ts";

/** A row limit. */
export const count: Element<number> = map(phrase("number"), ({ value }) => {
  const rows = Number(value);
  return Number.isInteger(rows) && rows > 0 && rows <= maxRows ? rows : null;
});

const maxRows = 100_000;

/** "top", "best", "most"; "bottom", "worst", "least". */
export const direction: Element<Direction> = either(
  map(keyword("top", "most"), () => "descending"),
  map(keyword("bottom", "least"), () => "ascending"),
);

/** The figure to rank by. */
export const orderKey: Element<OrderKey> = either<OrderKey>(
  map(statedQuantity, (of) => ({ kind: "quantity", quantity: of })),
  map(quantity, (of) => ({ kind: "quantity", quantity: of })),
  map(figure, (column) => ({ kind: "column", column })),
);
