import { keyword, either, optional, pattern, sequence, tagged, word, type Pattern } from "./pattern.ts";
import { table as entity } from "./column.ts";
import { lightVerb } from "./light-verb.ts";

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
    sequence([word("who", "that", "which"), tagged("verb"), entity], ([, , table]) => [
      { kind: "related", table, isNegated: false },
    ]),
  ),
];
