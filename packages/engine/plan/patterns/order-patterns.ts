import type { Clause, Direction, OrderKey } from "../request/clause.ts";
import {
  cue,
  either,
  map,
  onlyWhere,
  optional,
  pattern,
  sequence,
  several,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { anyColumn, listSeparator, table as entity } from "./column.ts";
import { statedQuantity } from "./quantity.ts";
import { superlative } from "./superlative.ts";

const direction: Element<Direction> = either(
  map(cue("ascending"), () => "ascending"),
  map(cue("descending"), () => "descending"),
);

const orderKey = either<OrderKey>(
  map(statedQuantity, (of) => ({ kind: "quantity", quantity: of })),
  map(anyColumn, (column) => ({ kind: "column", column })),
  map(entity, (table) => ({ kind: "quantity", quantity: { kind: "rows", table } })),
);

/** "longest first", "most expensive first": by the column that the adjective is about. */
const superlativeFirst = sequence(
  [superlative, word("first")],
  ([{ column, direction: way }]): readonly Clause[] => [
    { kind: "order", by: { kind: "column", column }, direction: way },
  ],
);

const sortVerbs: ReadonlySet<string> = new Set(["order", "sort", "arrange", "rank"]);

const byKey = sequence([word("by"), orderKey, optional(direction)], ([, by, way]): readonly Clause[] => [
  { kind: "order", by, direction: way ?? "ascending" },
]);

/** "sort the cities by population": what sorts stands far from what it sorts by. */
const sortedLater = onlyWhere(byKey, (context, from) => {
  const verb = context.question.words.find(({ lower }) => lower !== "please");
  return verb !== undefined && sortVerbs.has(verb.lower) && from > verb.index ? byKey(context, from) : [];
});

/** In which order. */
export const orderPatterns: readonly Pattern[] = [
  pattern(
    "sorted by",
    "order",
    either(
      sequence(
        [
          cue("sort"),
          optional(direction),
          several(orderKey, listSeparator, { least: 1, most: 2 }),
          optional(direction),
        ],
        ([, before, keys, after]) =>
          keys.map((by) => ({ kind: "order", by, direction: before ?? after ?? "ascending" })),
      ),
      sequence([cue("sort"), direction, word("by", "on", "using"), orderKey], ([, way, , by]) => [
        { kind: "order", by, direction: way },
      ]),
      sequence([direction, optional(word("of")), orderKey], ([way, , key]) => [
        { kind: "order", by: key, direction: way },
      ]),
    ),
  ),
  pattern(
    "ranked by",
    "order",
    sequence(
      [cue("ranked"), optional(direction), orderKey, optional(direction)],
      ([, before, key, after]) => [{ kind: "order", by: key, direction: before ?? after ?? "descending" }],
    ),
  ),
  pattern("sorted later", "order", sortedLater, 0.3),
  pattern("superlative first", "order", superlativeFirst, 0.3),
  pattern(
    "sorted",
    "order",
    sequence([optional(cue("sort")), direction], ([, way]) => [
      { kind: "order", by: { kind: "answer" }, direction: way },
    ]),
  ),
];
