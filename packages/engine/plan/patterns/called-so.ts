import { onlyWhere, word, type Element, type PatternContext } from "./pattern.ts";

interface Called {
  /** Its names, lowercase, as typed or as lemmas. */
  readonly phrases: readonly string[];
}

/** Each thing one of whose names starts here, with the longest such name. */
export function calledSo<Thing extends Called>(things: readonly Thing[]): Element<Thing> {
  const firstWords = things.flatMap(({ phrases }) => phrases.flatMap((one) => one.split(" ").slice(0, 1)));
  return onlyWhere(word(...firstWords), (context, from) =>
    things.flatMap((value) => {
      const to = endOfLongest(value.phrases, context, from);
      return to === null ? [] : [{ value, to, mentions: [], score: to - from }];
    }),
  );
}

/** The end of the longest phrase that starts at `from`, or null. */
function endOfLongest(phrases: readonly string[], { question }: PatternContext, from: number): number | null {
  const ends = phrases.flatMap((phrase) => {
    const words = phrase.split(" ");
    const isHere = words.every((expected, offset) => {
      const typed = question.words[from + offset];
      return typed !== undefined && (typed.lower === expected || typed.lemma === expected);
    });
    return isHere ? [from + words.length] : [];
  });
  return ends.length === 0 ? null : Math.max(...ends);
}
