import type { TableId } from "@askery/model";
import type { Clause, ColumnRef } from "../request/clause.ts";
import {
  either,
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
import { fromToday } from "../request/before-today.ts";
import { silence } from "./absence-patterns.ts";
import { isSame } from "../request/is-same.ts";
import { mentionedColumn, table as entity, versus } from "./column.ts";
import { happening, happeningNoun } from "./happening.ts";
import { lightVerb } from "./light-verb.ts";
import { date } from "./span.ts";
import { tablesNamed } from "./tables-named.ts";

/** "hires per month", "number of signups", "new registrations": counts rows by the date of the event. */
const counted = sequence(
  [optional(keyword("count", "sum")), optional(word("new")), happeningNoun],
  ([, , column]): readonly Clause[] => [
    { kind: "happening", column },
    { kind: "filter", test: { kind: "missing", column, isNegated: true } },
    measureRows(column.table),
  ],
);

/** "hired in 2023", "tickets created last month", "who left in the last 12 months". */
const when = sequence([happening, phrase("period")], ([column, found]): readonly Clause[] => [
  { kind: "period", period: found.period, column, isNegated: false },
]);

/** "whose contract runs out this year": the date that noun and verb name together is a condition, and nothing to show. */
const whoseWhen = sequence(
  [word("whose"), mentionedColumn, happening, phrase("period")],
  ([, named, column, found]): readonly Clause[] | null =>
    isSame(named, column) ? [{ kind: "period", period: found.period, column, isNegated: false }] : null,
);

/** "ordered in both 2025 and 2026", "with visits in both May and June": some rows in either period. */
const whenBoth = sequence(
  [
    optional(date),
    optional(word("in", "during")),
    keyword("both"),
    phrase("period"),
    word("and", "&"),
    phrase("period"),
  ],
  ([column, , , one, , other]): readonly Clause[] =>
    [one, other].map(({ period }) => ({ kind: "period", period, column, isNegated: false, isJoint: true })),
);

/**
 * "machines not serviced in 2025", "members who haven't ordered in the last 90 days": rows without the event in the
 * period, whether its date is theirs or that of other rows.
 */
const didNotHappen = sequence(
  [keyword("not"), optional(lightVerb), optional(lightVerb), happening, silence],
  ([, , , column, period], context): readonly Clause[] => {
    const named = tablesNamed(context, 0).map(({ table }) => table);
    const isOfOthers = named.length > 0 && !named.includes(column.table);
    return isOfOthers
      ? [
          { kind: "related", table: column.table, isNegated: true },
          { kind: "period", period, column, isNegated: false },
        ]
      : [{ kind: "period", period, column, isNegated: true }];
  },
);

/** "people who left": the event's date is not null. A state of the table says it better. */
const happened: Element<readonly Clause[]> = onlyWhere(happening, (context, from) =>
  (context.statesAt[from] ?? []).some(({ state }) => state !== null) ? [] : anyHappened(context, from),
);

/** What happens to all rows of another table than the named ones says nothing of those: "open" returns are not opened stores. */
const anyHappened: Element<readonly Clause[]> = map(
  happening,
  (column, context): readonly Clause[] | null => {
    if (context.schema.column(column).isNullable) return didHappen(column);
    const named = tablesNamed(context, 0);
    const isOfNamed = named.length === 0 || named.some(({ table }) => table === column.table);
    return isOfNamed ? [{ kind: "happening", column }] : null;
  },
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
const added: Element<readonly Clause[]> = sequence([word("new"), entity], ([, owner], context) =>
  context.schema.eventDate(owner) !== null && speaksOfTime(context)
    ? [{ kind: "entity", table: owner }]
    : null,
);

function speaksOfTime({ phrasesAt }: PatternContext): boolean {
  return phrasesAt.flat().some(({ kind }) => kind === "period" || kind === "grain");
}

/** "upcoming visits": from today on, by the day on which they take place. */
const upcoming = sequence(
  [optional(keyword("count")), word("upcoming", "future", "forthcoming"), entity],
  ([counted, , table], { schema }): readonly Clause[] | null => {
    const date = schema.eventDate(table);
    const column = schema.notice(table)?.to ?? (date === null ? null : { table, column: date });
    return column === null
      ? null
      : [
          counted === null ? { kind: "entity", table } : measureRows(table),
          { kind: "period", period: fromToday, column, isNegated: false },
        ];
  },
);

const whenWord = word("when");

/**
 * "when did Ada leave", "which tutors left and when did they leave": shows the date of an event that is named later;
 * after other words, beside the names of the rows. "When did the last one leave" asks for a single date.
 */
const askedWhen: Element<readonly Clause[]> = onlyWhere(whenWord, (context, from) => {
  const { words } = context.question;
  const verb = words[from + 1]?.lemma;
  if (verb !== "do" && verb !== "be" && verb !== "have") return [];
  const asksForOne = context.keywordsAt
    .slice(from)
    .some((found) => found.some(({ kind }) => kind === "newest" || kind === "oldest"));
  if (asksForOne) return [];
  const isSecond = from > 0 && [",", "and"].includes(words[from - 1]?.lower ?? "");
  const named = isSecond ? tablesNamed(context, from) : [];
  return whenWord(context, from).flatMap((match) =>
    words.slice(from + 2, from + 2 + maxAhead).flatMap(({ index }) =>
      happening(context, index).map(({ value: column, score }) => ({
        ...match,
        score: score + (named.some(({ table }) => table === column.table) ? 0.1 : 0),
        value: [...(isSecond ? context.schema.namesOf(column.table) : []).map(attribute), attribute(column)],
      })),
    ),
  );
});

/** The event is at most this many words after "when did". */
const maxAhead = 6;

function attribute(column: ColumnRef): Clause {
  return { kind: "attribute", column };
}

/** "joiners vs leavers", "cases filed against cases closed": rows of one table, each by the day of its event. */
const eventsApart: Element<readonly Clause[]> = either(
  sequence(
    [optional(entity), happening, optional(entity), versus, optional(entity), happening, optional(entity)],
    ([, one, , , , other]) => countApart(one, other),
  ),
  sequence(
    [optional(keyword("count")), happeningNoun, keyword("and"), optional(keyword("count")), happeningNoun],
    ([, one, , , other]) => countApart(one, other),
  ),
  sequence([keyword("count"), optional(entity), happening, keyword("and"), happening], ([, , one, , other]) =>
    countApart(one, other),
  ),
);

function countApart(one: ColumnRef, other: ColumnRef): readonly Clause[] | null {
  if (one.table !== other.table || one.column === other.column) return null;
  return [one, other].map((on) => ({
    kind: "measure",
    quantity: { kind: "rows", table: on.table, on },
    isImplied: false,
  }));
}

/** Events, mentioned by a noun or verb that a date column is named after. */
export const happeningPatterns: readonly Pattern[] = [
  pattern("happenings", "measure", counted),
  pattern("happened when", "period", when),
  pattern("whose event was when", "period", whoseWhen, 0.5),
  pattern("happened in both", "period", whenBoth, 0.3),
  pattern("did not happen", "filter", didNotHappen, 0.3),
  pattern("happened", "filter", happened, -0.25),
  pattern("added", "source", added, 0.2),
  pattern("events apart", "measure", eventsApart, 0.9),
  pattern("when last", "measure", whenLast, 0.1),
  pattern("upcoming", "period", upcoming, 0.1),
  pattern("asked when", "dimension", askedWhen, 1.3),
];

function measureRows(table: TableId): Clause {
  return { kind: "measure", quantity: { kind: "rows", table }, isImplied: false };
}

function didHappen(column: ColumnRef): readonly Clause[] {
  return [
    { kind: "happening", column },
    { kind: "filter", test: { kind: "missing", column, isNegated: true } },
  ];
}
