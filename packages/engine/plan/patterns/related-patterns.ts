import {
  keyword,
  either,
  onlyWhere,
  optional,
  pattern,
  sequence,
  tagged,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { table as entity } from "./column.ts";
import { lightVerb } from "./light-verb.ts";
import { thingsThatWere } from "./pieces-done.ts";
import { tablesNamed } from "./tables-named.ts";
import { isSold } from "../schema/lines-sold.ts";
import type { Clause } from "../request/clause.ts";

const relativeWord = word("who", "that", "which");

/** "customers who returned orders"; at the start, "who are the suppliers" asks. */
const relative: Element<string> = onlyWhere(relativeWord, (context, from) =>
  from > 0 ? relativeWord(context, from) : [],
);

const notSold = sequence(
  [keyword("not"), optional(lightVerb), optional(lightVerb), word("sell", "buy", "purchase", "order")],
  () => true,
);

/** "tracks never sold": rows that nothing sold refers to, such as invoice lines. */
const unsold: Element<readonly Clause[]> = onlyWhere(notSold, (context, from) => {
  const { schema } = context;
  const named = tablesNamed(context, from).map(({ table }) => table);
  const referring = named
    .flatMap((table) => schema.graph.edgesFrom(table))
    .find(({ isFanOut, to }) => isFanOut && isSold(to, schema));
  return referring === undefined
    ? []
    : notSold(context, from).map((match) => ({
        ...match,
        value: [{ kind: "related", table: referring.to, isNegated: true }],
      }));
});

/** Whether related rows exist: "customers without orders", "products never returned". */
export const relatedPatterns: readonly Pattern[] = [
  pattern(
    "unrelated",
    "filter",
    sequence(
      [keyword("not"), optional(either(lightVerb, tagged("verb", "adjective"))), optional(lightVerb), entity],
      ([, , , table]) => [{ kind: "related", table, isNegated: true }],
    ),
    0.05,
  ),
  pattern("unsold", "filter", unsold, 0.1),
  pattern(
    "related",
    "filter",
    sequence([keyword("with"), optional(lightVerb), entity], ([, , table]) => [
      { kind: "related", table, isNegated: false },
    ]),
    -0.05,
  ),
  pattern("things done", "filter", thingsThatWere),
  pattern(
    "related by what is done",
    "filter",
    sequence([relative, tagged("verb"), entity], ([, , table]) => [
      { kind: "related", table, isNegated: false },
    ]),
  ),
];
