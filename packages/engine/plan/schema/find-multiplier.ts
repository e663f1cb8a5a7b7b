import type { TableId } from "@askery/model";
import { numberWords, pieceWords } from "../../meaning/units.data.ts";
import type { ColumnDescription, TableDescription } from "../../meaning/view-tables.ts";
import type { ColumnRef } from "../request/clause.ts";
import type { JoinGraph } from "./join-graph.ts";

/** An amount for one piece, and how many pieces there are of it, in one table. */
export interface Multiplied {
  readonly rate: ColumnRef;
  readonly quantity: string;
}

/**
 * Finds how many pieces an amount for one piece is of: in its own rows, or in rows that refer to them and repeat it, such as the lines of
 * orders for the cost of a product. Null if it is no such amount, or nothing says how many.
 */
export function findMultiplier(
  { table, column }: ColumnRef,
  describe: (table: TableId) => TableDescription,
  graph: JoinGraph,
): Multiplied | null {
  const rate = describe(table).columns.find((one) => one.column.name === column);
  if (rate === undefined || !isForOne(rate)) return null;
  const referring = graph.edgesFrom(table).flatMap(({ isFanOut, to }) => (isFanOut ? [to] : []));
  for (const id of [table, ...new Set(referring)]) {
    const { columns } = describe(id);
    const same = columns.find((one) => isForOne(one) && isNamedAlike(one, rate));
    const quantity = columns.find(isQuantity);
    if (same !== undefined && quantity !== undefined) {
      return { rate: { table: id, column: same.column.name }, quantity: quantity.column.name };
    }
  }
  return null;
}

function isForOne({ meaning: { role, figure, words } }: ColumnDescription): boolean {
  const isAmount =
    role.value === "rate" && figure?.counts === "money" && !words.some((word) => wholeWords.has(word));
  return isAmount && (words.at(-1) === "price" || words.some((word) => pieceWords.has(word)));
}

/** Words for the price of all pieces together: `total_price`. */
const wholeWords: ReadonlySet<string> = new Set(["total", "subtotal", "extended", "line"]);

function isNamedAlike({ meaning: one }: ColumnDescription, { meaning: other }: ColumnDescription): boolean {
  return one.words.join(" ") === other.words.join(" ");
}

function isQuantity({ meaning: { role, figure, words } }: ColumnDescription): boolean {
  return (
    role.value === "measure" && figure?.counts === "quantity" && words.some((word) => numberWords.has(word))
  );
}
