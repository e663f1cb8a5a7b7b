import type { KeywordKind } from "../keywords/keyword.ts";
import type { ColumnRef, Direction } from "../request/clause.ts";
import {
  keyword,
  either,
  mention,
  onlyWhere,
  optional,
  sequence,
  tagged,
  word,
  type Element,
  type PatternContext,
} from "./pattern.ts";
import { anyColumn, figure } from "./column.ts";
import { isSizeOfText } from "./size-words.ts";
import { ageAdjectives, ascendingAdjectives, superlativeAdjectives } from "./superlative.data.ts";

interface Superlative {
  readonly column: ColumnRef;
  readonly direction: Direction;
}

const anyMentionedColumn = mention("column");

const adjective: Element<Superlative> = onlyWhere(anyMentionedColumn, (context, from) => {
  const found = context.question.words[from];
  if (!found || !superlativeAdjectives.has(found.lower)) return [];
  return anyMentionedColumn(context, from).flatMap((match) => {
    const column = { table: match.value.target.table, column: match.value.target.column };
    if (isSizeOfText(from, column, context)) return [];
    const direction = directionOf(found.lower, context.schema.isFigure(column));
    return [{ ...match, value: { column, direction } }];
  });
});

const dateNoun = word("year", "date", "time", "month", "day");

const extremes: ReadonlyMap<string, Direction> = new Map([
  ["maximum", "descending"],
  ["highest", "descending"],
  ["largest", "descending"],
  ["minimum", "ascending"],
  ["lowest", "ascending"],
  ["smallest", "ascending"],
]);

/** "the maximum occupancy" as the name of a column: ranks by it. */
const namedExtreme: Element<Superlative> = onlyWhere(anyMentionedColumn, (context, from) => {
  const direction = extremes.get(context.question.words[from]?.lower ?? "");
  if (direction === undefined) return [];
  return anyMentionedColumn(context, from)
    .filter(({ to, value }) => to > from + 1 && context.schema.isFigure(value.target))
    .map((match) => ({
      ...match,
      value: { column: { table: match.value.target.table, column: match.value.target.column }, direction },
    }));
});

/** A superlative with the column that it sorts by: "cheapest", "most expensive", "highest rated". */
export const superlative: Element<Superlative> = either(
  adjective,
  // "most expensive base price", "longest track length": the noun names the column.
  sequence([adjective, figure], ([{ direction }, column]) => ({ column, direction })),
  sequence([keyword("most", "least"), tagged("adjective"), figure], ([way, , column]) => ({
    column,
    direction: way === "most" ? "descending" : "ascending",
  })),
  sequence([keyword("most", "least", "top", "bottom"), rankedColumn()], ([way, column]) => ({
    column,
    direction: way === "most" || way === "top" ? "descending" : "ascending",
  })),
  namedExtreme,
  // The longest-serving person has the earliest date.
  sequence([word("longest", "shortest"), optional(word("-")), anyColumn], ([way, , column], context) =>
    context.schema.isDate(column)
      ? { column, direction: way === "longest" ? "ascending" : "descending" }
      : null,
  ),
  // "founded for the longest time".
  sequence(
    [anyColumn, optional(word("for")), word("longest", "shortest"), optional(word("time", "period"))],
    ([column, , way], context) => dated(column, way === "longest" ? "oldest" : "newest", context),
  ),
  sequence([recency(), anyColumn], ([way, column], context) => dated(column, way, context)),
  // "was founded the earliest", "opened most recently", "opened in the most recent year".
  sequence(
    [anyColumn, optional(word("in", "on", "at")), recency(), optional(dateNoun)],
    ([column, , way], context) => dated(column, way, context),
  ),
);

/** "latest", "first"; but "last month" is a period. */
function recency(): Element<KeywordKind> {
  const way = keyword("newest", "oldest");
  return onlyWhere(way, (context, from) =>
    context.phrasesAt.some((found) =>
      found.some(({ kind, range }) => kind === "period" && range.from <= from && from < range.to),
    )
      ? []
      : way(context, from),
  );
}

/** A date ranks rows by how recent they are, but "the most hires" counts them. */
function rankedColumn(): Element<ColumnRef> {
  return onlyWhere(anyColumn, (context, from) => {
    const found = context.question.words[from];
    const isRecency = found?.tag === "adverb" || (found?.tag === "adjective" && found.lower !== "last");
    return anyColumn(context, from).filter(
      ({ value }) => (isRecency || !context.schema.isDate(value)) && !isSizeOfText(from - 1, value, context),
    );
  });
}

function dated(column: ColumnRef, way: KeywordKind, { schema }: PatternContext): Superlative | null {
  return schema.isDate(column) || schema.isYear(column)
    ? { column, direction: way === "newest" ? "descending" : "ascending" }
    : null;
}

/** The oldest have the earliest date or year, but the highest age. */
function directionOf(adjective: string, isFigure: boolean): Direction {
  const ofDates = isFigure ? undefined : ageAdjectives[adjective];
  return ofDates ?? (ascendingAdjectives.has(adjective) ? "ascending" : "descending");
}
