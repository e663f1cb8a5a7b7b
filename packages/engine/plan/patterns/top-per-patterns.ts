import type { Axis, Clause, OrderKey, Test } from "../request/clause.ts";
import {
  keyword,
  either,
  map,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { isSame } from "../request/is-same.ts";
import type { Schema } from "../schema/schema.ts";
import { soldOf } from "./sold-of.ts";
import { axis, per as perGroup } from "./axis.ts";
import { table as entity } from "./column.ts";
import { count, direction, lowestWords, orderKey } from "./top-elements.ts";
import { test } from "./test.ts";

const by = either<unknown>(keyword("each", "sort"), word("in", "with", "of", "for", "on"), keyword("with"));

/** "top 2 agents per team by closed tickets": filters the counted rows. */
const topPerNarrowed = sequence(
  [direction, optional(count), axis, keyword("each"), axis, by, optional(test), orderKey],
  ([way, rows, subject, , per, , found, key]) => topOf({ way, rows, subject, per, key, found }),
);

/** "best month by revenue in every year". */
const topByPer = sequence(
  [direction, optional(count), axis, by, orderKey, keyword("each"), axis],
  ([way, rows, subject, , key, , per]) => topOf({ way, rows, subject, per, key, found: null }),
);

/** "most common sub category in each category". */
const commonPer = sequence(
  [optional(count), common(), axis, keyword("each"), axis],
  ([rows, way, subject, , per]) => topOf({ way, rows, subject, per, key: rowsOf(subject), found: null }),
);

/** "best-selling product per category", "top 3 sellers in each region": ranks by what was sold of them. */
const bestSellingPer = sequence(
  [
    optional(keyword("top")),
    optional(count),
    direction,
    word("sell", "selling", "sold"),
    axis,
    keyword("each"),
    axis,
    optional(sequence([by, orderKey], ([, key]) => key)),
  ],
  ([, rows, way, , subject, , per, key]) =>
    topOf({ way, rows, subject, per, key: key ?? { kind: "answer" }, found: null }),
);

/** "top customer in each country", "best brand per category": ranks by the default figure; kinds by what was sold of them. */
const onePer = sequence(
  [word("top", "best", "biggest", "largest", "leading", "worst", "smallest"), axis, perGroup, axis],
  ([way, subject, , per], { schema }) => {
    const key = defaultKey(subject, schema);
    return key !== null && !isSame(subject, per)
      ? topOf({
          way: lowestWords.has(way) ? "ascending" : "descending",
          rows: null,
          subject,
          per,
          key,
          found: null,
        })
      : null;
  },
);

function defaultKey(subject: Axis, schema: Schema): OrderKey | null {
  if (subject.kind === "entity") return { kind: "answer" };
  const sold = soldOf(subject, schema);
  return sold && { kind: "quantity", quantity: sold };
}

/** "the 3 latest reviews per product", "first 2 orders of each customer": some of the newest rows of each. */
const newestPer = sequence(
  [
    either(
      sequence([count, keyword("newest", "oldest")], ([rows, way]) => ({ rows, way })),
      sequence([keyword("newest", "oldest"), count], ([way, rows]) => ({ rows, way })),
    ),
    optional(test),
    entity,
    keyword("each"),
    axis,
  ],
  ([{ rows, way }, found, table, , per], { schema }) => {
    const column = schema.eventDate(table);
    if (column === null) return null;
    return topOf({
      way: way === "newest" ? "descending" : "ascending",
      rows,
      subject: { kind: "entity", table },
      per,
      key: { kind: "column", column: { table, column } },
      found,
    });
  },
);

/** Top-N within each group. */
export const topPerPatterns: readonly Pattern[] = [
  pattern("top per narrowed", "limit", topPerNarrowed, 0.1),
  pattern("top by per", "limit", topByPer, 0.1),
  pattern("most common per", "limit", commonPer, 0.1),
  pattern("best selling per", "limit", bestSellingPer, 0.3),
  pattern("one per", "limit", onePer, 0.3),
  pattern("newest per", "limit", newestPer, 0.3),
];

function common(): Element<"ascending" | "descending"> {
  return either<"ascending" | "descending">(
    map(keyword("common"), () => "descending"),
    map(keyword("rare"), () => "ascending"),
  );
}

interface TopPer {
  readonly way: "ascending" | "descending";
  readonly rows: number | null;
  readonly subject: Axis;
  readonly per: Axis;
  readonly key: OrderKey;
  readonly found: Test | null;
}

function topOf({ way, rows, subject, per, key, found }: TopPer): readonly Clause[] {
  return [
    ...(found ? [{ kind: "filter", test: found } as const] : []),
    { kind: "top", top: { count: rows ?? 1, direction: way, subject, by: key, per } },
  ];
}

function rowsOf(subject: Axis): OrderKey {
  return subject.kind === "column"
    ? { kind: "quantity", quantity: { kind: "rows", table: subject.column.table } }
    : { kind: "answer" };
}
