import type { Word } from "../../question/question.ts";
import type { RankedInterpretation } from "../interpretation.ts";
import { startsAnew } from "../outcome/read-evidence.ts";
import { sumFeatures } from "../rank/features.ts";

/**
 * True for a word that adds to what a follow-up asks for, where the answer would look as if it were that: of a follow-up
 * about the drawing ("with dashed lines", "bars lying"), or of one that else changes nothing ("keep adding each month to
 * the ones before").
 */
export function missesChange({ tag, lower, lemma }: Word, { interpretation }: RankedInterpretation): boolean {
  const { explained, features, isUnchanged } = interpretation;
  const isAboutDrawing = explained.some(({ role }) => role === "chart") && !startsAnew(sumFeatures(features));
  if (!isAboutDrawing && !isUnchanged) return false;
  return tag !== "adverb" && !emptyWords.has(lemma) && !emptyWords.has(lower);
}

/** True for a word that adds nothing to the chart that is asked for: "use bars". */
export function isDoneToChart(
  { index, lemma }: Word,
  { interpretation: { explained } }: RankedInterpretation,
): boolean {
  return (
    emptyWords.has(lemma) && explained.some(({ role, range }) => role === "chart" && range.from === index + 1)
  );
}

/** What is done to any answer, "turn it into", "put it on", and how it is liked. */
const emptyWords: ReadonlySet<string> = new Set(
  (
    "turn put convert change switch transform render present visualize visualise illustrate depict draw plot chart graph " +
    "make use try do go set keep see look give bring display prefer rather instead maybe perhaps better nice nicely " +
    "again once same now then still one ones thing way kind type style version form format"
  ).split(" "),
);
