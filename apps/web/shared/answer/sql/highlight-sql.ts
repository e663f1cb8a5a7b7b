import type { DialectName } from "@askery/model";
import { highlightCode, tagHighlighter, tags } from "@lezer/highlight";
import { sqlDialects } from "./sql-dialects.ts";

/** A run of SQL on one line with the class of its color, which is empty for plain text. */
export interface SqlRun {
  readonly text: string;
  readonly color: string;
}

/** The editor's colors, except that quoted names have the color of other names. */
const highlighter = tagHighlighter([
  { tag: [tags.keyword, tags.typeName, tags.bool, tags.null], class: "text-accent-text" },
  { tag: tags.string, class: "text-warning" },
  { tag: tags.special(tags.string), class: "text-text-2" },
  { tag: tags.comment, class: "text-text-3" },
]);

/**
 * Splits SQL into lines, and lines into runs of one color, with the editor's grammar of the dialect. Joining them
 * restores the text.
 */
export function highlightSql(sql: string, dialect: DialectName): readonly (readonly SqlRun[])[] {
  const lines: SqlRun[][] = [[]];
  highlightCode(
    sql,
    sqlDialects[dialect].language.parser.parse(sql),
    highlighter,
    (text, color) => lines.at(-1)?.push({ text, color }),
    () => lines.push([]),
  );
  return lines;
}
