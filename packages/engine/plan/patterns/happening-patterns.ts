import type { Clause, ColumnRef } from "../request/clause.ts";
import {
  keyword,
  onlyWhere,
  optional,
  pattern,
  phrase,
  sequence,
  word,
  map,
  type Element,
  type Pattern,
  type PatternContext,
} from "./pattern.ts";
import { table } from "./column.ts";
import { happening, happeningNoun } from "./happening.ts";

/** "hires per month", "number of signups", "new registrations": counts rows by the date of the event. */
const counted = sequence(
  [optional(keyword("count", "sum")), optional(word("new")), happeningNoun],
  ([, , column]): readonly Clause[] => [
    { kind: "happening", column },
    { kind: "filter", test: { kind: "missing", column, isNegated: true } },
    { kind: "measure", quantity: { kind: "rows", table: column.table }, isImplied: false },
  ],
);

/** "hired in 2023", "tickets created last month", "who left in the last 12 months". */
const when = sequence([happening, phrase("period")], ([column, found]): readonly Clause[] => [
  { kind: "period", period: found.period, column, isNegated: false },
]);

/** "people who left": the event's date is not null. A state of the table says it better. */
const happened: Element<readonly Clause[]> = onlyWhere(happening, (context, from) =>
  (context.statesAt[from] ?? []).some(({ state }) => state !== null) ? [] : anyHappened(context, from),
);

const anyHappened: Element<readonly Clause[]> = map(happening, (column, { schema }) =>
  schema.column(column).isNullable ? didHappen(column) : [{ kind: "happening", column }],
);

/** "when did the most recent hire start", "date of the last signup". */
const whenLast = sequence(
  [
    optional(word("when", "date")),
    optional(word("do", "be")),
    keyword("newest", "oldest"),
    happeningNoun,
    optional(word("start", "happen", "be", "come")),
  ],
  ([, , way, column]): readonly Clause[] => [
    {
      kind: "measure",
      quantity: { kind: "column", column, function: way === "newest" ? "max" : "min" },
      isImplied: false,
    },
  ],
);

/**
 * "new accounts this year", "new customers per month": the accounts that came in the period, by the date of their rows.
 * Without any time in the question, "new" would change nothing.
 */
const added: Element<readonly Clause[]> = sequence([word("new"), table], ([, owner], context) =>
  context.schema.eventDate(owner) !== null && speaksOfTime(context)
    ? [{ kind: "entity", table: owner }]
    : null,
);

function speaksOfTime({ phrasesAt }: PatternContext): boolean {
  return phrasesAt.flat().some(({ kind }) => kind === "period" || kind === "grain");
}

/** Events, mentioned by a noun or verb that a date column is named after. */
export const happeningPatterns: readonly Pattern[] = [
  pattern("happenings", "measure", counted),
  pattern("happened when", "period", when),
  pattern("happened", "filter", happened, -0.25),
  pattern("added", "source", added, 0.2),
  pattern("when last", "measure", whenLast, 0.1),
];

function didHappen(column: ColumnRef): readonly Clause[] {
  return [
    { kind: "happening", column },
    { kind: "filter", test: { kind: "missing", column, isNegated: true } },
  ];
}
