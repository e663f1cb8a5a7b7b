import type { ColumnRef, Direction } from "../request/clause.ts";
import {
  cue,
  either,
  mention,
  optional,
  sequence,
  tagged,
  word,
  type Element,
  type PatternContext,
} from "./pattern.ts";
import { anyColumn, figure } from "./column.ts";
import { ageAdjectives, ascendingAdjectives, superlativeAdjectives } from "./superlative.data.ts";

/** A superlative that names the column it sorts: "cheapest", "most expensive", "highest rated". */
export const superlative: Element<{ readonly column: ColumnRef; readonly direction: Direction }> = either(
  (context, from) => adjectiveAt(context, from),
  // "most expensive base price", "longest track length": the adjective says how, the noun which.
  sequence([(context, from) => adjectiveAt(context, from), figure], ([{ direction }, column]) => ({
    column,
    direction,
  })),
  sequence([cue("most", "least"), tagged("adjective"), figure], ([way, , column]) => ({
    column,
    direction: way === "most" ? "descending" : "ascending",
  })),
  sequence([cue("most", "least", "top", "bottom"), anyColumn], ([way, column]) => ({
    column,
    direction: way === "most" || way === "top" ? "descending" : "ascending",
  })),
  // Who serves longest began first.
  sequence([word("longest", "shortest"), optional(word("-")), anyColumn], ([way, , column], context) =>
    context.schema.isDate(column)
      ? { column, direction: way === "longest" ? "ascending" : "descending" }
      : null,
  ),
  sequence([cue("newest", "oldest"), anyColumn], ([way, column], context) =>
    context.schema.isDate(column)
      ? { column, direction: way === "newest" ? "descending" : "ascending" }
      : null,
  ),
);

function adjectiveAt(context: PatternContext, from: number): ReturnType<typeof superlative> {
  const found = context.question.words[from];
  if (!found || !superlativeAdjectives.has(found.lower)) return [];
  return mention("column")(context, from).map((match) => {
    const column = { table: match.value.target.table, column: match.value.target.column };
    return {
      ...match,
      value: { column, direction: directionOf(found.lower, context.schema.isDate(column)) },
    };
  });
}

function directionOf(adjective: string, isDate: boolean): Direction {
  if (isDate) return ageAdjectives[adjective] ?? "descending";
  return ascendingAdjectives.has(adjective) ? "ascending" : "descending";
}
