import type { Bins } from "../request/bins.ts";
import type { Clause, ColumnRef } from "../request/clause.ts";
import { anyColumn, table } from "./column.ts";
import {
  either,
  keyword,
  map,
  onlyWhere,
  optional,
  pattern,
  phrase,
  sequence,
  weigh,
  word,
  type Element,
  type Pattern,
  type PatternContext,
} from "./pattern.ts";
import { quantity } from "./quantity.ts";

type Binned = Pick<Bins, "column" | "isAge">;

const band = word("bucket", "band", "range", "bracket", "bin", "interval");

/** "50", "€50", "10 years". */
const width: Element<string> = sequence(
  [phrase("number"), optional(word("year", "euro", "dollar", "pound", "unit", "point"))],
  ([{ value, unit }]) => (unit !== "percent" && Number(value) > 0 ? value : null),
);

/** The age of people: those that the question names, or else all whose date of birth is known. */
const age: Element<Binned> = onlyWhere(word("age"), (context, from) => {
  const { schema, mentionsAt } = context;
  const named = new Set(
    mentionsAt.flat().flatMap(({ target }) => (target.kind === "table" ? [target.table] : [])),
  );
  const aged = schema.catalog.tables.flatMap(({ id }): readonly Binned[] => {
    const since = schema.ageDate(id);
    return since?.unit === "year" ? [{ column: { table: id, column: since.column }, isAge: true }] : [];
  });
  const asked = aged.filter(({ column }) => named.has(column.table));
  return word("age")(context, from).flatMap((match) =>
    (asked.length > 0 ? asked : aged).map((value) => ({ ...match, value })),
  );
});

/** A figure of rows: "price", "order value". */
const figure: Element<Binned> = map(
  either<ColumnRef>(
    anyColumn,
    map(quantity, (of) => (of.kind === "column" ? of.column : null)),
  ),
  (column, { schema }) => (schema.isFigure(column) ? { column } : null),
);

const binned: Element<Binned> = either(age, figure);

const widthAfter: Element<string> = sequence(
  [optional(word("in", "with")), optional(word("step", "width")), word("of"), width],
  ([, , , found]) => found,
);

/** "price range", "age group", "salary bands of 10,000", "10 year age band", "order value in buckets of 50". */
const bins: Element<Bins> = either<Bins>(
  sequence([binned, band], ([of]) => binsOf(of, null)),
  sequence([age, word("group")], ([of]) => binsOf(of, null)),
  sequence([binned, either(band, word("group")), widthAfter], ([of, , named]) => binsOf(of, named)),
  sequence([width, binned, either(band, word("group"))], ([named, of]) => binsOf(of, named)),
  sequence(
    [binned, word("in", "into"), either(band, word("step", "group")), word("of"), width],
    ([of, , , , named]) => binsOf(of, named),
  ),
);

function binsOf(of: Binned, named: string | null): Bins {
  return { kind: "bins", ...of, width: named };
}

/** The database may have such ranges itself: a column "age group". */
function isNamed(context: PatternContext, from: number, to: number): boolean {
  return (context.mentionsAt[from] ?? []).some(
    ({ range, target }) => range.to === to && target.kind === "column",
  );
}

const ownBins: Element<Bins> = onlyWhere(bins, (context, from) =>
  bins(context, from).filter(({ to }) => !isNamed(context, from, to)),
);

/** "by age": nobody asks for the days on which people were born. */
const bareAge: Element<Bins> = map(
  onlyWhere(age, (context, from) => (hasOwnAge(context, from) ? [] : age(context, from))),
  (of) => binsOf(of, null),
);

function hasOwnAge({ mentionsAt, schema }: PatternContext, from: number): boolean {
  return (mentionsAt[from] ?? []).some(
    ({ target, isGuess }) => target.kind === "column" && !isGuess && !schema.isDate(target),
  );
}

/** "by age group", "per price band", "by age". */
const byBins: Element<readonly Clause[]> = sequence(
  [keyword("each"), either(ownBins, weigh(bareAge, 0.9))],
  ([, axis]) => [{ kind: "group", axis }],
);

/** "distribution of orders by price in steps of 50": how many rows are in each range. */
const distribution: Element<readonly Clause[]> = sequence(
  [word("distribution"), optional(word("of")), table, byBins],
  ([, , of, by]) => [{ kind: "measure", quantity: { kind: "rows", table: of }, isImplied: false }, ...by],
);

/** Ranges of a figure or an age, as rows are counted and figures are broken down by them. */
export const binPatterns: readonly Pattern[] = [
  pattern("ranges", "dimension", byBins, 0.5),
  pattern("distribution over ranges", "measure", distribution, 0.5),
];
