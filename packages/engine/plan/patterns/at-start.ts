import type { Word } from "../../question/question.ts";
import { onlyWhere, type Element } from "./pattern.ts";

/** Matches at the start of the question, also after "thanks,". */
export function onlyAtStart<T>(element: Element<T>): Element<T> {
  return onlyWhere(element, (context, from) =>
    isAtStart(context.question.words, from) ? element(context, from) : [],
  );
}

/** Matches anywhere but at the start: "now as bars" is about no time. */
export function unlessAtStart<T>(element: Element<T>): Element<T> {
  return onlyWhere(element, (context, from) =>
    isAtStart(context.question.words, from) ? [] : element(context, from),
  );
}

/** True if only polite words come before. */
export function isAtStart(words: readonly Word[], from: number): boolean {
  return words.slice(0, from).every(({ lower }) => politeStarts.has(lower));
}

const politeStarts: ReadonlySet<string> = new Set([
  "thanks",
  "thank",
  "you",
  "ok",
  "okay",
  "great",
  "good",
  "nice",
  "perfect",
  "and",
  ",",
]);
