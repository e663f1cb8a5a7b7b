import type { Mark } from "@askery/model";

const list = new Intl.ListFormat("en-US");

/** A sentence with the words of a question that its answer ignores; null if there are none. */
export function findUnknownWords(question: string, marks: readonly Mark[]): string | null {
  const words = new Set(
    marks
      .filter(({ kind }) => kind === "unknown")
      .map(({ span }) => `“${question.slice(span.start, span.end)}”`),
  );
  if (words.size === 0) return null;
  return `${list.format(words)} ${words.size === 1 ? "was" : "were"} not understood.`;
}
