import type { SqlNames } from "@askery/api";
import type { CompletionSource } from "@codemirror/autocomplete";
import { quoteName } from "./quote-name.ts";

/**
 * Offers the columns of the tables in the text, or of all tables if it names none. After FROM, JOIN and a dot, the
 * grammar's own completion is better.
 */
export function completeColumns(names: SqlNames): CompletionSource {
  return (context) => {
    const word = context.matchBefore(/[\p{L}\p{N}_]*/u);
    if (word === null || (word.from === word.to && !context.explicit)) return null;
    if (context.state.sliceDoc(word.from - 1, word.from) === ".") return null;
    const before = context.state.sliceDoc(Math.max(0, word.from - 40), word.from);
    if (/\b(?:from|join)\s+$/i.test(before)) return null;
    const text = context.state.doc.toString().toLowerCase();
    const named = names.filter(({ table }) => holdsWord(text, lastPart(table)));
    const options = (named.length > 0 ? named : names).flatMap(({ table, columns }) =>
      columns.map((label) => ({ label, apply: quoteName(label), detail: table, boost: 1 })),
    );
    return { from: word.from, options, validFor: /^[\p{L}\p{N}_]*$/u };
  };
}

function lastPart(table: string): string {
  return (table.split(".").at(-1) ?? table).toLowerCase();
}

function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isWordPart(text.charAt(at - 1)) && !isWordPart(text.charAt(at + word.length))) return true;
  }
  return false;
}

function isWordPart(character: string): boolean {
  return /[\p{L}\p{N}_]/u.test(character);
}
