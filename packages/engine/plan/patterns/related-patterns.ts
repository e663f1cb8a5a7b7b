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

const relativeWord = word("who", "that", "which");

/** "customers who returned orders"; at the start, "who are the suppliers" asks. */
const relative: Element<string> = onlyWhere(relativeWord, (context, from) =>
  from > 0 ? relativeWord(context, from) : [],
);

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
  pattern(
    "related",
    "filter",
    sequence([keyword("with"), optional(lightVerb), entity], ([, , table]) => [
      { kind: "related", table, isNegated: false },
    ]),
    -0.05,
  ),
  pattern(
    "related by what is done",
    "filter",
    sequence([relative, tagged("verb"), entity], ([, , table]) => [
      { kind: "related", table, isNegated: false },
    ]),
  ),
];
