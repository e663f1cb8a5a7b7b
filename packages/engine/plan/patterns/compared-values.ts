import type { Clause, ColumnRef, Quantity } from "../request/clause.ts";
import { salesOf } from "../request/worth-of.ts";
import type { Schema } from "../schema/schema.ts";
import { isSame } from "../request/is-same.ts";
import { isSameColumn } from "./comparison.ts";
import { listSeparator, versus } from "./column.ts";
import { eventsReferringTo } from "./events-of.ts";
import {
  either,
  map,
  onlyWhere,
  optional,
  pattern,
  sequence,
  several,
  tagged,
  word,
  type Element,
  type Pattern,
  type PatternContext,
} from "./pattern.ts";
import { quantity } from "./quantity.ts";
import { value } from "./test.ts";

/** Different values of one column, side by side. */
interface Compared {
  readonly column: ColumnRef;
  readonly values: readonly string[];
}

function valuesApart(separator: Element<unknown>): Element<Compared> {
  return map(several(value, separator, { least: 2, most: 4 }), (found): Compared | null => {
    const [first] = found;
    const values = found.flatMap(({ value: one, others }) => [one, ...others]);
    return first !== undefined &&
      new Set(values).size === values.length &&
      found.every(({ column }) => isSameColumn(column, first.column))
      ? { column: first.column, values }
      : null;
  });
}

/** A figure, or rows by their own name: "sales" are no order lines that are counted. */
const figure: Element<Quantity> = onlyWhere(quantity, (context, from) =>
  quantity(context, from).filter(
    ({ value: { kind }, mentions }) => kind !== "rows" || mentions.every(({ stage }) => stage !== "synonym"),
  ),
);

/** "water damage claims vs fire claims". */
const againstOfEach: Element<Compared & { readonly by: Quantity }> = sequence(
  [value, figure, versus, value, figure],
  ([one, by, , other, again]) => {
    const values = [one, other].flatMap((found) => [found.value, ...found.others]);
    const isOfOne = isSameColumn(one.column, other.column) && isSame(by, again);
    return isOfOne && new Set(values).size === values.length ? { column: one.column, values, by } : null;
  },
);

const compare = word("compare", "comparison", "difference");
const between = optional(word("of", "between", "for"));

/** "furniture vs kitchen". */
const against: Element<Compared> = valuesApart(versus);

/** "compare Spain and Italy". */
const compared: Element<Compared> = sequence(
  [compare, between, valuesApart(either(listSeparator, versus))],
  ([, , found]) => found,
);

/** "compare furniture and lighting sales", "compare the revenue of Spain and Italy". */
const comparedBy: Element<Compared & { readonly by: Quantity }> = either(
  sequence([compare, between, valuesApart(listSeparator), figure], ([, , found, by]) => ({ ...found, by })),
  sequence(
    [compare, figure, word("of", "in", "for", "between"), valuesApart(listSeparator)],
    ([, by, , found]) => ({ ...found, by }),
  ),
);

/** "does Germany or Austria have more customers", "do phones or tablets bring in more revenue": both, by the figure. */
const whichHasMore: Element<Compared & { readonly by: Quantity }> = sequence(
  [
    optional(word("do", "be")),
    valuesApart(word("or")),
    optional(either<unknown>(tagged("verb"), word("have"))),
    optional(word("in", "us")),
    word("more", "less", "fewer", "higher", "lower", "better"),
    figure,
  ],
  ([, found, , , , by]) => ({ ...found, by }),
);

/** "compare Germany and France by revenue and orders". */
const comparedBySeveral: Element<Compared & { readonly by: readonly Quantity[] }> = sequence(
  [
    compare,
    between,
    valuesApart(either(listSeparator, versus)),
    word("by", "on", "in"),
    several(figure, listSeparator, { least: 2, most: 4 }),
  ],
  ([, , found, , by]) => ({ ...found, by }),
);

/** Values that "compare" asks to see side by side. */
export const comparedValues: Element<Compared> = either<Compared>(compared, comparedBy, comparedBySeveral);

/** Values that name rows are compared by what refers to the rows: a category by its sales, not by how many it is. */
function againstClauses(found: Compared, { schema }: PatternContext): readonly Clause[] {
  const isName = schema.namesOf(found.column.table).some((name) => isSameColumn(name, found.column));
  return sideBySide(found, isName ? figureOf(found.column, schema) : null);
}

/** What is sold of the rows with a value, or else the number of events that refer to them. Null for events. */
function figureOf({ table }: ColumnRef, schema: Schema): Quantity | null {
  if (schema.isEvent(table)) return null;
  const sales = salesOf(schema, table);
  if (sales !== null) return sales;
  const [events] = eventsReferringTo([table], schema);
  return events === undefined ? null : { kind: "rows", table: events };
}

/** By a figure, or else by the number of rows. */
function sideBySide({ column, values }: Compared, ...by: readonly (Quantity | null)[]): readonly Clause[] {
  return [
    { kind: "filter", test: { kind: "values", column, values, isNegated: false } },
    { kind: "group", axis: { kind: "column", column } },
    ...by.flatMap((quantity) =>
      quantity === null ? [] : [{ kind: "measure", quantity, isImplied: false } as const],
    ),
  ];
}

/** Values of one column against each other. */
export const comparedValuePatterns: readonly Pattern[] = [
  pattern("values against each other", "dimension", map(against, againstClauses)),
  pattern(
    "values against each other by a figure",
    "dimension",
    map(againstOfEach, (found) => sideBySide(found, found.by)),
  ),
  pattern(
    "values compared",
    "filter",
    map(compared, (found, { schema }) => sideBySide(found, figureOf(found.column, schema))),
    0.8,
  ),
  pattern(
    "values compared by a figure",
    "filter",
    map(comparedBy, (found) => sideBySide(found, found.by)),
    0.8,
  ),
  pattern(
    "which value has more",
    "filter",
    map(whichHasMore, (found) => sideBySide(found, found.by)),
    2,
  ),
  pattern(
    "values compared by several figures",
    "filter",
    map(comparedBySeveral, (found) => sideBySide(found, ...found.by)),
    2,
  ),
];
