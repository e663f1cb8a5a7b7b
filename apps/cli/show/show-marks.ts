import type { Mark } from "@askery/model";
import type { Paint } from "../text/paint.ts";
import { printableLine } from "../text/printable.ts";
import { fitText } from "../text/text-width.ts";
import { hangText } from "../text/wrap-text.ts";

/** How the words of a question were understood: certain ones in one paragraph, each guess with its reason. */
export function showMarks(
  question: string,
  marks: readonly Mark[],
  width: number,
  paint: Paint,
): readonly string[] {
  const wordsOf = ({ span }: Mark) =>
    fitText(printableLine(question.slice(span.start, span.end)), longestWord);
  const sure = marks.filter(({ kind, reason }) => kind === "understood" && reason !== "");
  const words = unique(sure.map((mark) => `${wordsOf(mark)} = ${printableLine(mark.means)}`)).join(" · ");
  const guesses = marks
    .filter(({ kind }) => kind === "guessed")
    .map((mark) => `“${wordsOf(mark)}” as ${printableLine(mark.means)}: ${printableLine(mark.reason)}`);
  const unknown = marks.filter(({ kind }) => kind === "unknown").map((mark) => `“${wordsOf(mark)}”`);
  return [
    ...(words === "" ? [] : [paint.dim(hangText("Words       ", words, width))]),
    ...unique(guesses).map((guess) => paint.caution(hangText("Guessed     ", guess, width))),
    ...(unknown.length === 0
      ? []
      : [paint.caution(hangText("Unknown     ", unique(unknown).join(", "), width))]),
  ];
}

const longestWord = 40;

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
