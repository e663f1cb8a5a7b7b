import type { TableId } from "@askery/model";
import type { ColumnRef } from "../clause.ts";
import { amountWords } from "../happening-words.data.ts";
import { either, map, mention, sequence, word, type Element } from "../pattern.ts";

/** What any row may be called behind its own name: "leave requests", "order records". */
const rowNoun = word("record", "request", "entry", "case", "item", "row");

/** A table, by any of its names; "people" is any table whose rows are people. */
export const table: Element<TableId> = either(
  map(mention("table"), (found) => found.target.table),
  sequence([mention("table"), rowNoun], ([found]) => found.target.table),
  (context, from) =>
    word("person", "people")(context, from).flatMap((match) =>
      context.schema.people.map((id) => ({ ...match, value: id, score: peopleScore })),
    ),
);

const peopleScore = 0.6;

/** A column by any word, verbs as well as nouns: for places where a verb is expected. */
export const mentionedColumn: Element<ColumnRef> = map(mention("column"), (found) => refOf(found.target));

/** A column of any kind. A verb names one less surely than a noun, unless it is the date on which it was done. */
const plainColumn: Element<ColumnRef> = (context, from) => {
  const found = mentionedColumn(context, from);
  if (context.question.words[from]?.tag !== "verb") return found;
  return found.map((match) =>
    match.to > from + 1 || context.schema.isDate(match.value)
      ? match
      : { ...match, score: match.score * 0.5 },
  );
};

/** "segment", "customer segment", "segment of the customer": its table may be said as well. */
export const anyColumn: Element<ColumnRef> = either(
  plainColumn,
  sequence([table, plainColumn], ([owner, column]) => (column.table === owner ? column : null)),
  sequence([plainColumn, word("of"), table], ([column, , owner]) => (column.table === owner ? column : null)),
);

/** "salary", "earning": the amount that a table is called by, where it is a table of amounts. */
export const amountColumn: Element<ColumnRef> = (context, from) =>
  map(mention("table"), (found) => found)(context, from).flatMap((match) => {
    const last = context.question.words[match.to - 1];
    const { table: owner } = match.value.target;
    const column =
      last !== undefined && amountWords.has(last.lemma) ? context.schema.mainFigure(owner) : null;
    return column === null ? [] : [{ ...match, value: { table: owner, column } }];
  });

/** A column that holds figures. */
export const figure: Element<ColumnRef> = either(
  map(anyColumn, (column, context) => (context.schema.isFigure(column) ? column : null)),
  amountColumn,
);

/** A column that does not: a name, a code, a date. */
export const label: Element<ColumnRef> = map(anyColumn, (column, context) =>
  context.schema.isFigure(column) ? null : column,
);

function refOf(target: ColumnRef): ColumnRef {
  return { table: target.table, column: target.column };
}
