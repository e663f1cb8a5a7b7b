import { nameInWords } from "../chart/name-words.ts";
import type { ExploreContext } from "../explore/explore-context.ts";
import { stemWord } from "../meaning/names/word-form.ts";

/**
 * Names what did not happen as its column does: “no-shows” are the bookings whose `showed_up` is no. What no yes-or-no column
 * is called does not change.
 */
export function nameNegations(text: string, { described }: Pick<ExploreContext, "described">): string {
  return text.replace(/^no[- ]([a-z]+)\b/i, (words, what: string) => {
    const stem = stemWord(what.toLowerCase());
    for (const table of described.tables) {
      const column = table.columns.find(
        ({ name, answers }) => answers !== null && name.toLowerCase().split("_").map(stemWord).includes(stem),
      );
      if (column?.answers) {
        return `${nameInWords(table.id)} where ${nameInWords(column.name)} is ${column.answers.no}`;
      }
    }
    return words;
  });
}
