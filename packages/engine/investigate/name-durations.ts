import { nameInWords } from "../chart/name-words.ts";
import type { ExploreContext } from "../explore/explore-context.ts";
import { stemWord } from "../meaning/names/word-form.ts";

/**
 * Names how long something takes as its column does: “waiting times” are the average `wait_minutes`, and “total delivery time”
 * is that of the `delivery_days`. What no such column is called does not change.
 */
export function nameDurations(text: string, { described }: Pick<ExploreContext, "described">): string {
  return text.replaceAll(
    /\b(?:(average|mean|median|total|longest|shortest) )?([a-z]+) times?\b/gi,
    (words, how: string | undefined, what: string) => {
      const column = described.tables
        .flatMap(({ columns }) => columns)
        .find(({ name, figure }) => figure?.counts === "duration" && isCalled(name, what));
      return column === undefined ? words : `${how ?? "average"} ${nameInWords(column.name)}`;
    },
  );
}

function isCalled(name: string, what: string): boolean {
  return name.toLowerCase().split("_").map(stemWord).includes(stemWord(what.toLowerCase()));
}
