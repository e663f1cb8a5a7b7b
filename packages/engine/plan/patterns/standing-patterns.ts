import type { Grain, TableId } from "@askery/model";
import type { Clause } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";
import { table as entity } from "./column.ts";
import { ofThing } from "./lasting-patterns.ts";
import {
  either,
  keyword,
  onlyWhere,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { headcounted } from "./quantity.ts";
import { timeUnit } from "./time-unit.ts";

/** "at the end of each month", "at month end". */
const atEndOfEach: Element<Grain> = either<Grain>(
  sequence(
    [
      word("at", "by", "on"),
      optional(word("the")),
      word("end", "close"),
      word("of"),
      word("each", "every", "a", "the"),
      timeUnit,
    ],
    ([, , , , , grain]) => grain,
  ),
  sequence([word("at"), optional(word("each", "every")), timeUnit, word("end")], ([, , grain]) => grain),
);

/** "customers at the end of each month", "how many actors did we have at the end of each quarter". */
const atEnds: Element<readonly Clause[]> = sequence(
  [
    optional(keyword("count")),
    entity,
    optional(word("do")),
    optional(word("we", "there")),
    optional(word("have", "be", "exist")),
    atEndOfEach,
  ],
  ([, of, , , , grain], { schema }) => standing(of, grain, schema),
);

/** "headcount by month", "headcount per department over time": never those who were hired in the month. */
const headcountAlongTime: Element<readonly Clause[]> = onlyWhere(headcounted, (context, from) => {
  const phrases = context.phrasesAt.flat();
  const isAlongTime = phrases.some(({ kind }) => kind === "grain" || kind === "overTime");
  return isAlongTime
    ? headcounted(context, from).flatMap((match) => {
        const value = standing(match.value, null, context.schema);
        return value === null ? [] : [{ ...match, value }];
      })
    : [];
});

function standing(of: TableId, grain: Grain | null, schema: Schema): readonly Clause[] | null {
  const lifetime = ofThing(of, schema);
  return lifetime === null
    ? null
    : [
        { kind: "measure", quantity: { kind: "rows", table: of }, isImplied: false },
        { kind: "standing", ...lifetime },
        ...(grain === null ? [] : [{ kind: "group", axis: { kind: "grain", grain, column: null } } as const]),
      ];
}

/** How many rows there are along time, as opposed to how many come. */
export const standingPatterns: readonly Pattern[] = [
  pattern("standing at each end", "measure", atEnds, 2),
  pattern("headcount along time", "measure", headcountAlongTime, 2),
];
