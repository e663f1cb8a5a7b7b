import type { Clause, ColumnRef, Quantity } from "../request/clause.ts";
import { compareGroup } from "../request/compared-amount.ts";
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

const stockWord = word("stock", "inventory");

const named: Element<ColumnRef> = either<ColumnRef>(
  figure,
  map(entity, (table, { schema }) => {
    const column = schema.mainFigure(table);
    return column === null ? null : { table, column };
  }),
);

/** How many pieces there are: the figure of that name, or that of the rows of that name. */
const stock: Element<Quantity> = onlyWhere(stockWord, (context, from) =>
  stockWord(context, from).length === 0
    ? []
    : named(context, from)
        .filter(({ value }) => !context.schema.isMoney(value) && context.schema.unitOf(value) === null)
        .map((match) => ({ ...match, value: { kind: "column", column: match.value, function: "sum" } })),
);

const inStock = sequence([word("in", "on"), stock], ([, of]) => of);

/** In "how many chairs are in stock", the stock itself is asked for. */
const available: Element<Quantity> = onlyWhere(inStock, (context, from) =>
  context.question.words.slice(0, from).some(({ lower }) => lower === "how") ? [] : inStock(context, from),
);

const comparison = keyword("more", "less", "atLeast", "atMost", "exactly");

/** Things by the pieces that there are of them, in all places together. */
export const stockPatterns: readonly Pattern[] = [
  pattern(
    "out of stock",
    "having",
    sequence([optional(word("be")), word("out"), word("of"), stock], ([, , , of]) => [holds(of, "<=")]),
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
