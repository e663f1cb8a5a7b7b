import { matchWords } from "./match-words.ts";
import type { Phrase } from "./question.ts";
import { dayKinds, everyWords, weekdayNames } from "./calendar-words.data.ts";
import type { Token } from "./tokenize-text.ts";

/** Finds days of any week: "weekends", "workdays", "Mondays", "every Monday". A Monday alone is the last one. */
export function readRecurring(tokens: readonly Token[]): readonly Phrase[] {
  return tokens.flatMap(({ lower }, at): readonly Phrase[] => {
    const kind = dayKinds.find(({ words }) => matchWords(tokens, at, words));
    if (kind !== undefined) {
      return [
        {
          kind: "recurring",
          range: { from: at, to: at + kind.words.length },
          part: "weekday",
          options: kind.days,
        },
      ];
    }
    const day = weekdayNames.get(lower);
    const isEach = everyWords.has(tokens[at - 1]?.lower ?? "");
    if (day === undefined || !(isEach || lower.endsWith("days"))) return [];
    const range = { from: isEach ? at - 1 : at, to: at + 1 };
    return [{ kind: "recurring", range, part: "weekday", options: [day + 1] }];
  });
}
