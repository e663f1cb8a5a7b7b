import type { Schema } from "../schema/schema.ts";
import type { TableId } from "@askery/model";
import type { ColumnRef } from "../request/clause.ts";
import { amountWords } from "../../meaning/units.data.ts";
import {
  keyword,
  either,
  isJoint,
  map,
  mention,
  mentionAcross,
  onlyWhere,
  optional,
  sequence,
  word,
  type Element,
  type PatternContext,
} from "./pattern.ts";

/** Generic nouns for rows: "leave requests", "order records". */
const rowNoun = word("record", "request", "entry", "case", "item", "row", "table");

const people = word("person", "people");

/** A table by any of its names; "people" matches every table whose rows are people. */
export const table: Element<TableId> = either(
  map(mention("table"), (found) => found.target.table),
  sequence([mention("table"), rowNoun], ([found]) => found.target.table),
  // "destination airport", "winning team": a reference before the table it points to.
  sequence([mention("column"), mention("table")], ([column, { target }], { schema }) =>
    refersTo(refOf(column.target), target.table, schema) ? target.table : null,
  ),
  onlyWhere(people, (context, from) =>
    people(context, from).flatMap((match) =>
      context.schema.people.map((id) => ({ ...match, value: id, score: peopleScore })),
    ),
  ),
);

const peopleScore = 0.6;

function refersTo({ table: owner, column }: ColumnRef, to: TableId, schema: Schema): boolean {
  return schema.referencesOf(owner).some((one) => one.to.table === to && one.from.columns.includes(column));
}

/** A column mentioned by any word, including verbs: for positions where a verb is expected. */
export const mentionedColumn: Element<ColumnRef> = map(mention("column"), (found) => refOf(found.target));

/** A column mentioned by a word of its name or another word for it, not by an adjective that asks about it ("new"). */
export const namedColumn: Element<ColumnRef> = map(mention("column"), ({ stage, target }) =>
  stage === "adjective" ? null : refOf(target),
);

/** A mentioned column. A verb gets half the score of a noun, unless it names the date of the action. */
const plainColumn: Element<ColumnRef> = onlyWhere(mentionedColumn, (context, from) => {
  const found = mentionedColumn(context, from);
  if (context.question.words[from]?.tag !== "verb") return found;
  return found.map((match) =>
    match.to > from + 1 || context.schema.isDate(match.value)
      ? match
      : { ...match, score: match.score * 0.5 },
  );
});

/** "customer segment", but not "stadium held", which says what the stadium did. */
const nounColumn: Element<ColumnRef> = onlyWhere(plainColumn, (context, from) =>
  plainColumn(context, from).filter(({ to }) => context.question.words[to - 1]?.tag !== "verb"),
);

/** Generic words before a figure: "number of seats", "amount of money". */
export const figureWord = word("number", "amount", "value", "level", "size", "figure");

/** Generic words after a column: "snatch score", "approval status". */
const columnTail = word(
  "score",
  "point",
  "rate",
  "value",
  "level",
  "amount",
  "number",
  "figure",
  "count",
  "status",
);
/** A rate of a quantity, such as scrap, is not the quantity. */
function isRate(noun: string, column: ColumnRef, { schema }: PatternContext): boolean {
  return noun === "rate" && schema.wholeOf(column) !== null;
}

const tailsOfLabels: ReadonlySet<string> = new Set(["status", "level"]);

/** A column, possibly with its table: "segment", "customer segment", "segment of the customer". */
export const anyColumn: Element<ColumnRef> = either(
  plainColumn,
  sequence([plainColumn, columnTail], ([column, tail], context) =>
    (context.schema.isFigure(column) || tailsOfLabels.has(tail)) && !isRate(tail, column, context)
      ? column
      : null,
  ),
  // "launch date" for a column called launch.
  sequence([plainColumn, word("date")], ([column], { schema }) =>
    schema.isFigure(column) || schema.isKey(column) ? null : column,
  ),
  sequence([figureWord, plainColumn], ([, column], context) =>
    isCountable(column, context) ? column : null,
  ),
  sequence([plainColumn, word("number", "value", "amount", "status")], ([column]) => column),
  sequence([table, nounColumn], ([owner, column]) => (column.table === owner ? column : null)),
  sequence([plainColumn, word("of"), table], ([column, , owner]) => (column.table === owner ? column : null)),
);

const anyMentionedTable = mention("table");

/** "salary", "earning": the main figure of a table that is named for an amount. */
export const amountColumn: Element<ColumnRef> = onlyWhere(anyMentionedTable, (context, from) =>
  anyMentionedTable(context, from).flatMap((match) => {
    const last = context.question.words[match.to - 1];
    const { table: owner } = match.value.target;
    const column =
      last !== undefined && amountWords.has(last.lemma) ? context.schema.mainFigure(owner) : null;
    return column === null ? [] : [{ ...match, value: { table: owner, column } }];
  }),
);

/** The separator between items of a list. */
export const listSeparator: Element<unknown> = either<unknown>(
  sequence([word(","), optional(keyword("and", "or"))], () => true),
  keyword("and", "or"),
);

/** The separator between two compared items. */
export const versus: Element<unknown> = word("vs", "versus", "against");

const anyMentionedColumn = mention("column");

const columnAcross = mentionAcross("column");

/** "first and last name": two columns that share a word. */
export const sharedColumns: Element<readonly ColumnRef[]> = onlyWhere(columnAcross, (context, from) =>
  columnAcross(context, from).flatMap((first) => {
    const and = context.question.words.slice(from, first.to).find(isJoint);
    if (and === undefined) return [];
    return anyMentionedColumn(context, and.index + 1)
      .filter(({ to, value }) => to === first.to && value.target.table === first.value.target.table)
      .map((second) => ({
        ...first,
        value: [refOf(first.value.target), refOf(second.value.target)],
        mentions: [...first.mentions, ...second.mentions],
      }));
  }),
);

/** True for a figure or a year. */
function isCountable(ref: ColumnRef, { schema }: PatternContext): boolean {
  return schema.isFigure(ref) || schema.isYear(ref);
}

/** A column with figures. */
export const figure: Element<ColumnRef> = either(
  map(anyColumn, (column, context) => (context.schema.isFigure(column) ? column : null)),
  amountColumn,
);

/** A column without figures: a name, a code, a date. */
export const label: Element<ColumnRef> = map(anyColumn, (column, context) =>
  context.schema.isFigure(column) ? null : column,
);

function refOf(target: ColumnRef): ColumnRef {
  return { table: target.table, column: target.column };
}
