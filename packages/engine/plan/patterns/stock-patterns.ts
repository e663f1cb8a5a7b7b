import type { TableId } from "@askery/model";
import { stockWords } from "../../meaning/meaning-words.data.ts";
import type { Clause, ColumnRef, Quantity } from "../request/clause.ts";
import { compareGroup } from "../request/compared-amount.ts";
import { worthOfProduct } from "../request/worth-of.ts";
import { linesSold } from "../schema/lines-sold.ts";
import type { Schema } from "../schema/schema.ts";
import { amount, operatorOf } from "./comparison.ts";
import { figure, table as entity } from "./column.ts";
import {
  either,
  keyword,
  map,
  onlyWhere,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";

const stockWord = word(...stockWords);

const named: Element<ColumnRef> = either<ColumnRef>(
  figure,
  map(entity, (table, { schema }) => {
    const column = schema.mainFigure(table);
    return column === null ? null : { table, column };
  }),
);

/** How many pieces there are: the figure of that name, or that of the rows of that name. */
const stockPieces: Element<ColumnRef> = onlyWhere(stockWord, (context, from) =>
  stockWord(context, from).length === 0
    ? []
    : named(context, from).filter(
        ({ value }) => !context.schema.isMoney(value) && context.schema.unitOf(value) === null,
      ),
);

const stock: Element<Quantity> = map(stockPieces, (column) => ({ kind: "column", column, function: "sum" }));

/** "how much stock do we have": the pieces. */
const howMuchStock = sequence([word("how"), word("much"), stock], ([, , of]) => of);

/** "what is out of stock", "what needs to be reordered": the things that rows of stock are of. */
const asksForThings: Element<unknown> = either<unknown>(
  sequence([word("what"), optional(word("be", "need", "run"))], () => true),
  keyword("which"),
);

const inStock = sequence([word("in", "on"), stock], ([, of]) => of);

/** "stock value", "value of the inventory": the pieces by what one of them cost, or else by its price. */
export const stockValue: Element<Quantity> = either<Quantity>(
  sequence([stockPieces, word("value", "worth")], ([of], { schema }) => valueOf(of, schema)),
  sequence([word("value", "worth"), word("of"), stockPieces], ([, , of], { schema }) => valueOf(of, schema)),
);

function valueOf({ table, column }: ColumnRef, schema: Schema): Quantity | null {
  const things = schema.graph.edgesFrom(table).flatMap(({ isFanOut, to }) => (isFanOut ? [] : [to]));
  const amounts = [table, ...things].flatMap((owner) =>
    schema
      .table(owner)
      .columns.map(({ name }) => ({ table: owner, column: name }))
      .filter((ref) => schema.isFigure(ref) && schema.isMoney(ref)),
  );
  const find = (said: string): ColumnRef | undefined =>
    amounts.find((ref) => schema.wordsOf(ref.table, ref.column).includes(said));
  const amount = find("cost") ?? find("price");
  if (amount === undefined) return null;
  const product = { quantity: column, price: amount.column, discount: null };
  return worthOfProduct(table, amount.table === table ? product : { ...product, priceTable: amount.table }, {
    how: "sum",
    schema,
    noun: "stock value",
  });
}

/** In "how many chairs are in stock", the stock itself is asked for. */
const available: Element<Quantity> = onlyWhere(inStock, (context, from) =>
  context.question.words.slice(0, from).some(({ lower }) => lower === "how") ? [] : inStock(context, from),
);

const outOf = sequence([optional(word("be")), word("out"), word("of"), stock], ([, , , of]) => of);

/** "what is out of stock". */
const whatIsOut: Element<readonly Clause[]> = sequence([asksForThings, outOf], ([, of], { schema }) => {
  const thing = thingOf(of, schema);
  return thing === null ? null : [{ kind: "entity", table: thing }, holds(of, "<=")];
});

/** What the pieces are of, which each row of stock refers to: products, rather than the place where they are. */
function thingOf(of: Quantity, schema: Schema): TableId | null {
  const table = of.kind === "column" ? of.column.table : null;
  if (table === null) return null;
  const sold = linesSold(schema);
  const named = schema.graph
    .edgesFrom(table)
    .flatMap(({ isFanOut, to }) => (!isFanOut && schema.displayColumns(to).length > 0 ? [to] : []));
  const isSold = (thing: TableId): boolean =>
    sold.some((line) => schema.graph.edgesFrom(line).some(({ isFanOut, to }) => !isFanOut && to === thing));
  return named.find(isSold) ?? named[0] ?? null;
}

/** "need to be reordered", "running low", "low on stock": the pieces are below the level that bounds them. */
const toReorder: Element<readonly Clause[]> = map(
  either<unknown>(
    sequence(
      [
        word("need", "have"),
        optional(word("be", "a")),
        word("reorder", "restock", "restocking", "reordering"),
      ],
      () => true,
    ),
    sequence([word("to"), word("reorder", "restock")], () => true),
    sequence([word("run"), word("low", "out", "short")], () => true),
    sequence([word("low", "short"), optional(word("on", "in")), stockWord], () => true),
  ),
  (_, { schema }): readonly Clause[] | null => {
    const level = schema
      .figuresCalled(["reorder", "restock", "safety", "minimum"])
      .find((ref) => schema.isLimit(ref));
    const pieces = level === undefined ? null : schema.counterpart(level);
    return level === undefined || pieces === null || pieces.table !== level.table
      ? null
      : [{ kind: "filter", test: { kind: "columns", column: pieces, operator: "<", other: level } }];
  },
);

const comparison = keyword("more", "less", "atLeast", "atMost", "exactly");

/** Things by the pieces that there are of them, in all places together. */
export const stockPatterns: readonly Pattern[] = [
  pattern(
    "stock value",
    "measure",
    map(stockValue, (quantity): readonly Clause[] => [{ kind: "measure", quantity, isImplied: false }]),
    2,
  ),
  pattern(
    "how much stock",
    "measure",
    map(howMuchStock, (quantity): readonly Clause[] => [{ kind: "measure", quantity, isImplied: false }]),
    0.5,
  ),
  pattern("what is out of stock", "having", whatIsOut, 1.5),
  pattern("to reorder", "filter", toReorder, 0.5),
  pattern(
    "out of stock",
    "having",
    map(outOf, (of) => [holds(of, "<=")]),
    1.2,
  ),
  pattern(
    "in stock",
    "having",
    map(available, (of) => [holds(of, ">")]),
    0.9,
  ),
  pattern(
    "so many in stock",
    "having",
    sequence(
      [
        optional(keyword("with")),
        comparison,
        amount,
        optional(word("unit", "piece", "item")),
        optional(word("left")),
        inStock,
      ],
      ([, how, than, , , of], { schema }): readonly Clause[] | null => {
        const found = compareGroup(of, operatorOf(how), than, schema);
        return found === null ? null : [{ kind: "having", ...found }];
      },
    ),
    1.5,
  ),
];

function holds(quantity: Quantity, operator: "<=" | ">"): Clause {
  return { kind: "having", quantity, operator, value: { type: "number", value: "0" } };
}
