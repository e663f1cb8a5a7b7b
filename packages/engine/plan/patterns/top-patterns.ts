import type { Axis, Clause, Direction, OrderKey, Test, Top } from "../request/clause.ts";
import {
  keyword,
  either,
  map,
  optional,
  pattern,
  phrase,
  sequence,
  weigh,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { plainVerb, verbOfDeeds } from "./plain-verb.ts";
import { axis, per } from "./axis.ts";
import { figure, table as entity } from "./column.ts";
import { topAndRest } from "./top-and-rest.ts";
import { mostOf } from "./most-of.ts";
import { countedSubject } from "./counted-subject.ts";
import {
  count,
  countedAxis,
  direction,
  fewRows,
  lowestWords,
  orderKey,
  phraseEnd,
  recency,
  topOf,
  unlessTime,
} from "./top-elements.ts";
import type { Schema } from "../schema/schema.ts";
import { salesOf } from "../request/worth-of.ts";
import { size } from "./size-words.ts";
import { test } from "./test.ts";
import { superlative } from "./superlative.ts";

/** "top 5", "the bottom three", "5 best". */
const topCount: Element<{ readonly count: number; readonly direction: Direction }> = either(
  sequence([direction, count], ([way, rows]) => ({ count: rows, direction: way })),
  sequence([count, direction], ([rows, way]) => ({ count: rows, direction: way })),
);

const by = either<unknown>(
  keyword("each", "sort"),
  word("in", "with", "of", "for", "on", "based"),
  keyword("with"),
);

/** "top 5 customers by revenue", "top 3 German customers by revenue", "top 5 customers by paid amount". */
const topSubjectBy = sequence(
  [topCount, optional(test), axis, by, optional(test), orderKey],
  ([top, found, subject, , among, key]) => [
    ...(found ? [filterOf(found)] : []),
    ...(among ? [filterOf(among)] : []),
    ...topOf({ ...top, subject, by: key }),
  ],
);

/** "top 5 customers": ranks by the shown figure. "The last 5 orders" are the newest, and no matter of size. */
const topSubject = sequence([unlessTime(topCount), optional(test), axis], ([top, found, subject]) => [
  ...(found ? [filterOf(found)] : []),
  ...topOf({ ...top, subject, by: { kind: "answer" } }),
]);

/** "top 5". */
const topAlone = map(unlessTime(topCount), (top) => topOf({ ...top, subject: null, by: { kind: "answer" } }));

/** "top customers by revenue", "best product by rating": a plural gets the default limit, a singular one row. */
const topUncounted = sequence(
  [keyword("top", "bottom"), countedAxis, by, orderKey],
  ([way, { subject, isPlural }, , key]) =>
    topOf({
      count: isPlural ? fewRows : 1,
      direction: way === "top" ? "descending" : "ascending",
      subject,
      by: key,
    }),
);

/** "our best customers", "biggest donors", "worst stores", "best country": ranks by the default figure. */
const bestSubjects = either(
  sequence([size, countedAxis], ([way, { subject, isPlural }]) =>
    isPlural && subject.kind === "entity"
      ? bestOf(way, subject, { count: fewRows, by: { kind: "answer" } })
      : null,
  ),
  sequence([size, countedAxis, phraseEnd], ([way, { subject, isPlural }], { schema }) => {
    const by = isPlural || isMeasured(subject, schema) ? null : soldOf(subject, schema);
    return by && bestOf(way, subject, { count: 1, by });
  }),
);

function bestOf(way: string, subject: Axis, { count, by }: Pick<Top, "count" | "by">): readonly Clause[] {
  return topOf({ count, direction: lowestWords.has(way) ? "ascending" : "descending", subject, by });
}

/** What was sold of them. Where nothing is sold at all, the default figure; null if only other things are sold. */
function soldOf(subject: Axis, schema: Schema): OrderKey | null {
  const table =
    subject.kind === "entity" ? subject.table : subject.kind === "column" ? subject.column.table : null;
  const sold = salesOf(schema, table);
  if (sold !== null) return { kind: "quantity", quantity: sold };
  return salesOf(schema) === null ? { kind: "answer" } : null;
}

/** True for times, for figures, and for rows of events, each of which is of some size itself: "biggest order". */
function isMeasured(subject: Axis, schema: Schema): boolean {
  if (subject.kind === "entity") return schema.isEvent(subject.table);
  return subject.kind !== "column" || schema.column(subject.column).type !== "text";
}

/** "top 3 products in each category by revenue", "the best-rated product per brand". */
const topPer = either(
  sequence([topCount, axis, by, orderKey, per, axis], ([top, subject, , key, , per]) =>
    topOf({ ...top, subject, by: key, per }),
  ),
  sequence([topCount, axis, per, axis, by, orderKey], ([top, subject, , per, , key]) =>
    topOf({ ...top, subject, by: key, per }),
  ),
  sequence([unlessTime(topCount), axis, per, axis], ([top, subject, , per]) =>
    topOf({ ...top, subject, by: { kind: "answer" }, per }),
  ),
);

/** "5 most expensive products", "the cheapest product", "cheapest 5 products"; a plural without a number gets the default limit. */
const superlativeSubject = either(
  sequence([superlative, count, entity], ([{ column, direction: way }, rows, table]) =>
    topOf({
      count: rows,
      direction: way,
      subject: { kind: "entity", table },
      by: { kind: "column", column },
    }),
  ),
  sequence(
    [optional(keyword("top")), optional(count), superlative, countedAxis],
    ([, rows, { column, direction: way }, { subject, isPlural }]) =>
      subject.kind === "entity"
        ? topOf({
            count: rows ?? (isPlural ? fewRows : 1),
            direction: way,
            subject,
            by: { kind: "column", column },
          })
        : null,
  ),
);

/** "most expensive product in each category". */
const superlativePer = sequence(
  [optional(count), superlative, entity, per, axis],
  ([rows, { column, direction: way }, owner, , group]) =>
    topOf({
      count: rows ?? 1,
      direction: way,
      subject: { kind: "entity", table: owner },
      by: { kind: "column", column },
      per: group,
    }),
);

/** "which coupon code was used most", "what brand do people buy the least". */
const subjectDoneMost = sequence(
  [keyword("which"), axis, optional(verbOfDeeds), keyword("most", "least"), phraseEnd],
  ([, subject, , way]) =>
    topOf({ count: 1, direction: way === "most" ? "descending" : "ascending", subject, by: rowsOf(subject) }),
);

/** "with the highest price", "the most expensive": ranks the rows that the question asks for. */
const superlativeAlone = map(superlative, ({ column, direction: way }) =>
  topOf({ count: 1, direction: way, subject: null, by: { kind: "column", column } }),
);

/** "the product with the most returns", "which month of 2025 had the highest revenue". */
const subjectWithMost = sequence(
  [
    optional(keyword("which")),
    optional(count),
    axis,
    optional(phrase("period")),
    optional(keyword("with")),
    optional(plainVerb),
    mostOf,
  ],
  ([, rows, subject, when, , , ranking]): readonly Clause[] => [
    ...(when === null
      ? []
      : [{ kind: "period", period: when.period, column: null, isNegated: false } as const]),
    ...topOf({ ...ranking, count: rows ?? 1, subject }),
  ],
);

/** "with the most orders": ranks the rows that the question asks for. */
const mostQuantity = map(mostOf, (ranking) => topOf({ ...ranking, count: 1, subject: null }));

/** "in which the average pressure is the lowest": ranks the rows that the question asks for. */
const figureIsMost = sequence(
  [orderKey, word("be"), keyword("top", "bottom", "most", "least"), phraseEnd],
  ([key, , way]) =>
    topOf({
      count: 1,
      direction: way === "top" || way === "most" ? "descending" : "ascending",
      subject: null,
      by: key,
    }),
);

/** "with the most female students": ranks by the number of rows that pass a test. */
const maxTested = sequence([keyword("most", "least"), test, entity], ([way, found, of]) => [
  filterOf(found),
  ...topOf({
    count: 1,
    direction: way === "most" ? "descending" : "ascending",
    subject: null,
    by: { kind: "quantity", quantity: { kind: "rows", table: of } },
  }),
]);

/** "visited restaurants most often": ranks by the number of rows. */
const doneOften = sequence([entity, keyword("most", "least"), phraseEnd], ([of, way]) =>
  topOf({
    count: 1,
    direction: way === "most" ? "descending" : "ascending",
    subject: null,
    by: { kind: "quantity", quantity: { kind: "rows", table: of } },
  }),
);

/** "named most often", "the greatest number of times": ranks by the number of rows. */
const maxTimes = sequence([keyword("most", "least"), keyword("times")], ([way]) =>
  topOf({
    count: 1,
    direction: way === "most" ? "descending" : "ascending",
    subject: null,
    by: { kind: "often" },
  }),
);

/** "the most common return reason", "5 most popular brands". */
const common = sequence(
  [optional(count), keyword("common", "rare"), optional(count), axis],
  ([before, way, after, subject]) =>
    topOf({
      count: before ?? after ?? 1,
      isKnown: true,
      direction: way === "common" ? "descending" : "ascending",
      subject,
      by: rowsOf(subject),
    }),
);

/** "the city that is most common", "which brand is the most popular". */
const commonSubject = sequence([axis, keyword("common", "rare"), phraseEnd], ([subject, way]) =>
  topOf({
    count: 1,
    isKnown: true,
    direction: way === "common" ? "descending" : "ascending",
    subject,
    by: rowsOf(subject),
  }),
);

/** "that is most common": ranks the values that the question asks for. */
const commonAlone = sequence([keyword("common", "rare"), phraseEnd], ([way]) =>
  topOf({
    count: 1,
    isKnown: true,
    direction: way === "common" ? "descending" : "ascending",
    subject: null,
    by: { kind: "often" },
  }),
);

/** "latest order", "the 5 most recent reviews", "newest customers", "oldest open ticket"; the oldest people by age. */
const newest = sequence(
  [optional(count), recency, optional(count), optional(test), countedAxis],
  ([before, { way, isAge }, after, found, { subject, isPlural }], { schema }) => {
    if (subject.kind !== "entity") return null;
    const { table } = subject;
    const column = (isAge ? schema.birthDate(table) : null) ?? schema.eventDate(table);
    if (column === null) return null;
    return [
      ...(found ? [filterOf(found)] : []),
      ...topOf({
        count: before ?? after ?? (isPlural ? fewRows : 1),
        direction: way === "newest" ? "descending" : "ascending",
        subject,
        by: { kind: "column", column: { table, column } },
      }),
    ];
  },
);

/** "when was the first order", "date of the last review". */
const whenExtreme = sequence(
  [word("when", "date"), optional(word("was", "is", "of")), keyword("newest", "oldest"), entity],
  ([, , way, table], context): readonly Clause[] | null => {
    const column = context.schema.eventDate(table);
    if (column === null) return null;
    return [
      {
        kind: "measure",
        quantity: { kind: "column", column: { table, column }, function: way === "newest" ? "max" : "min" },
        isImplied: false,
      },
    ];
  },
);

/** "best-selling products", "our top sellers": ranks by the default figure. */
const bestSelling = sequence(
  [
    optional(keyword("top")),
    optional(count),
    keyword("top", "bottom"),
    word("sell", "selling", "sold", "performing"),
    countedAxis,
    optional(sequence([by, orderKey], ([, key]) => key)),
  ],
  ([, rows, way, , { subject, isPlural }, key], { schema }) =>
    topOf({
      count: rows ?? (isPlural ? fewRows : 1),
      direction: way === "top" ? "descending" : "ascending",
      subject,
      by: key ?? soldOf(subject, schema) ?? { kind: "answer" },
    }),
);

/** "best-rated products": ranks by a figure mentioned as a participle. */
const bestBy = sequence(
  [optional(keyword("top")), optional(count), keyword("top", "bottom"), figure, axis],
  ([, rows, way, column, subject], context) =>
    topOf({
      count: rows ?? 1,
      direction: way === "top" ? "descending" : "ascending",
      subject,
      by: {
        kind: "quantity",
        quantity: { kind: "column", column, function: context.schema.defaultAggregate(column) },
      },
    }),
);

/** Rankings whose words follow an ordinal: "second best store", "third largest category by revenue". */
export const superlatives: Element<readonly Clause[]> = either(
  superlativeSubject,
  bestSelling,
  bestSubjects,
  topUncounted,
  sequence([either(superlativeAlone, mostQuantity), phraseEnd], ([ranking]) => ranking),
);

/** Superlatives and top-N. */
export const topPatterns: readonly Pattern[] = [
  pattern("top subject by", "limit", topSubjectBy),
  pattern("top subject", "limit", topSubject),
  pattern("top and the rest", "measure", topAndRest, 1),
  pattern("top", "limit", topAlone),
  pattern("top uncounted", "limit", topUncounted),
  pattern("best subjects", "limit", bestSubjects, 0.1),
  pattern("top per", "limit", topPer),
  pattern("counted subject", "limit", countedSubject, 0.1),
  pattern("superlative subject", "limit", superlativeSubject),
  pattern("superlative per", "limit", superlativePer, 0.1),
  pattern("subject done most", "limit", subjectDoneMost),
  pattern("superlative", "limit", superlativeAlone),
  pattern("subject with most", "limit", subjectWithMost, 0.1),
  pattern("most", "limit", mostQuantity),
  pattern("figure is most", "limit", figureIsMost),
  pattern("done often", "limit", doneOften),
  pattern("most tested", "limit", maxTested),
  pattern("most times", "limit", maxTimes),
  pattern("most common", "limit", common),
  pattern("subject most common", "limit", commonSubject, 0.05),
  pattern("most common alone", "limit", commonAlone),
  pattern("newest", "limit", newest),
  pattern("when extreme", "measure", whenExtreme, 0.3),
  pattern("best selling", "limit", bestSelling, 0.3),
  pattern("best by", "limit", weigh(bestBy, 0.95)),
];

function filterOf(found: Test): Clause {
  return { kind: "filter", test: found };
}

function rowsOf(subject: Axis): OrderKey {
  const table =
    subject.kind === "entity" ? subject.table : subject.kind === "column" ? subject.column.table : null;
  return table === null || subject.kind === "entity"
    ? { kind: "often" }
    : { kind: "quantity", quantity: { kind: "rows", table } };
}
