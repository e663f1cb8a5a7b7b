import type { Grain } from "@askery/model";
import {
  datePartPhrases,
  grainAdverbs,
  grainWords,
  overTimePhrases,
  pickingWords,
} from "./grain-words.data.ts";
import { readCutUnit } from "./cut-unit.ts";
import { matchWords } from "./match-words.ts";
import { readNumber } from "./read-numbers.ts";
import type { Phrase, WordRange } from "./question.ts";
import type { Token } from "./tokenize-text.ts";

/**
 * Finds the grain, date part and over-time phrases outside the given periods.
 *
 * A phrase consists of the unit alone: in "by month" it is "month", so that composition sees "by". Every unit word
 * counts, as in "best month", except after a number: "30 days" is a length. "By hour" is also the hour of a day, and
 * next to a weekday only that.
 */
export function readGrains(tokens: readonly Token[], periods: readonly WordRange[]): readonly Phrase[] {
  const counts = new Set<number>();
  const phrases: Phrase[] = [];
  let at = 0;
  while (at < tokens.length) {
    const inside = periods.find((range) => at >= range.from && at < range.to);
    const number = readNumber(tokens, at);
    if (number !== null && !pickingWords.has(tokens[at - 1]?.lower ?? "")) counts.add(number.to);
    const found = inside === undefined ? readPhrases(tokens, at, counts.has(at)) : [];
    phrases.push(...found);
    at = inside?.to ?? found[0]?.range.to ?? at + 1;
  }
  const hasWeekday = phrases.some((phrase) => phrase.kind === "datePart" && phrase.part === "weekday");
  return hasWeekday
    ? phrases.filter((phrase) => phrase.kind !== "grain" || phrase.grain !== "hour")
    : phrases;
}

function readPhrases(tokens: readonly Token[], at: number, isCounted: boolean): readonly Phrase[] {
  const overTime = overTimePhrases.find((words) => matchWords(tokens, at, words));
  if (overTime !== undefined) return [{ kind: "overTime", range: { from: at, to: at + overTime.length } }];
  const part = datePartPhrases.find(({ words }) => matchWords(tokens, at, words));
  if (part !== undefined) {
    return [{ kind: "datePart", range: { from: at, to: at + part.words.length }, part: part.part }];
  }
  const word = tokens[at]?.lower ?? "";
  const grain = grainWords.get(word) ?? readCutUnit(tokens, at);
  if (grain === null || (isCounted && !grainAdverbs.has(word))) return [];
  return toGrainPhrases(tokens, at, grain);
}

/** Treats "month by month" and "month over month" as one phrase. */
function toGrainPhrases(tokens: readonly Token[], at: number, grain: Grain): readonly Phrase[] {
  const isRepeated =
    ["by", "over", "on", "to", "after"].includes(tokens[at + 1]?.lower ?? "") &&
    tokens[at + 2]?.lower === tokens[at]?.lower;
  const range = { from: at, to: isRepeated ? at + 3 : at + 1 };
  const phrase: Phrase = { kind: "grain", range, grain };
  return grain === "hour" ? [phrase, { kind: "datePart", range, part: "hourOfDay" }] : [phrase];
}
