import type { TableId } from "@askery/model";
import type { Quantity } from "../request/clause.ts";
import { worthOf } from "../request/worth-of.ts";
import type { Schema } from "../schema/schema.ts";
import { listSeparator, table } from "./column.ts";
import { statedQuantity } from "./quantity.ts";
import { either, map, onlyWhere, sequence, several, word, type Element } from "./pattern.ts";

type Figure = "number" | "sum" | "average";

const amount = word("value", "amount", "sum", "total", "worth");
const averaged = word("average", "mean");

const figure: Element<Figure> = either<Figure>(
  map(word("number", "count"), () => "number"),
  sequence([word("total"), word("number", "count")], () => "number"),
  map(amount, () => "sum"),
  sequence([word("total"), amount], () => "sum"),
  map(averaged, () => "average"),
  sequence([averaged, amount], () => "average"),
);

const figures: Element<readonly Figure[]> = map(
  several(figure, listSeparator, { least: 2, most: 3 }),
  (found) => (new Set(found).size === found.length ? found : null),
);

const rowCount = word("number", "count");

/** "the number and average age of students": "room number and average price" names a column. */
const numberOf: Element<string> = onlyWhere(rowCount, (context, from) =>
  context.question.words[from - 1]?.tag === "noun" ? [] : rowCount(context, from),
);

/** "number and average price of products": how many rows there are, and a figure of theirs. */
export const numberAndFigure: Element<readonly Quantity[]> = either(
  sequence([numberOf, listSeparator, statedQuantity, word("of"), table], ([, , figure, , of]) =>
    beside(figure, of),
  ),
  sequence([numberOf, listSeparator, statedQuantity], ([, , figure], { mentionsAt }) => {
    const owner = figure.kind === "column" ? figure.column.table : null;
    const isNamed = mentionsAt
      .flat()
      .some(({ target, isGuess }) => !isGuess && target.kind === "table" && target.table === owner);
    return owner !== null && isNamed ? beside(figure, owner) : null;
  }),
);

function beside(figure: Quantity, of: TableId): readonly Quantity[] | null {
  return figure.kind === "column" && figure.function !== "countDistinct"
    ? [{ kind: "rows", table: of }, figure]
    : null;
}

/** "number and value of orders", "bookings: count, total and average": how many rows there are, and what they are worth. */
export const numberAndWorth: Element<readonly Quantity[]> = either(
  sequence([figures, word("of"), table], ([found, , of], { schema }) => quantitiesOf(of, found, schema)),
  sequence([table, word(":", ",", "by"), figures], ([of, , found], { schema }) =>
    quantitiesOf(of, found, schema),
  ),
);

function quantitiesOf(
  table: TableId,
  figures: readonly Figure[],
  schema: Schema,
): readonly Quantity[] | null {
  const quantities = figures.map((figure): Quantity | null =>
    figure === "number" ? { kind: "rows", table } : worthOf(table, figure === "sum" ? "sum" : "avg", schema),
  );
  return quantities.every((quantity) => quantity !== null) ? quantities : null;
}
