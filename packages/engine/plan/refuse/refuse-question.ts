import type { Problem, ProblemCode } from "@askery/model";
import type { LinkStage } from "../../link/mention.ts";
import type { Question, Word } from "../../question/question.ts";
import type { RankedInterpretation } from "../interpretation.ts";
import { politeWords, refusalPhrases, shownWords } from "./refusal-words.data.ts";

/**
 * Refuses questions that no database answers: commands to change data, forecasts, judgments and small talk.
 *
 * A forecast that the best interpretation finds in the data is none: "deals by forecast category".
 */
export function refuseQuestion({ words }: Question, best: RankedInterpretation | null): Problem | null {
  const first = words.findIndex((word) => !politeWords.has(word.lower));
  const start = first === -1 ? words.length : first;
  const isShown = words.some((word) => shownWords.has(word.lemma));
  const write =
    findAt(words, start, refusalPhrases.statement) ??
    (isShown ? null : findAt(words, start, refusalPhrases.write));
  if (write) return refuse("write-refused", write);
  const talk = findAt(words, 0, refusalPhrases.talk) ?? findAt(words, start, refusalPhrases.talk);
  const opinion = findAt(words, 0, refusalPhrases.opinion) ?? findAt(words, start, refusalPhrases.opinion);
  const other = talk ?? opinion;
  if (other) return refuse("not-a-question-about-data", other);
  if (first === -1) return refuse("not-a-question-about-data", words);
  for (const { index } of words) {
    const forecast = findAt(words, index, refusalPhrases.forecast);
    if (forecast && !isStored(index, best)) return refuse("forecast-not-possible", forecast);
  }
  return null;
}

/** True if the word is part of the name of a table, column or value. */
function isStored(index: number, best: RankedInterpretation | null): boolean {
  const explained = best?.interpretation.explained ?? [];
  return explained.some(
    ({ range, mention }) =>
      range.from <= index && index < range.to && mention !== null && !otherWords.has(mention.stage),
  );
}

/** Stages that link a word to a name without that word. */
const otherWords: ReadonlySet<LinkStage> = new Set(["synonym", "adjective", "fuzzy", "similar", "comment"]);

function findAt(words: readonly Word[], at: number, phrases: readonly string[]): readonly Word[] | null {
  const first = words[at]?.lower;
  for (const phrase of phrases) {
    if (first === undefined || !phrase.startsWith(first)) continue;
    const parts = phrase.split(" ");
    const found = words.slice(at, at + parts.length);
    const isHere =
      found.length === parts.length && found.every((word, position) => word.lower === parts[position]);
    if (isHere) return found;
  }
  return null;
}

function refuse(code: ProblemCode, words: readonly Word[]): Problem {
  return {
    code,
    spans: words.map(({ span }) => span),
    facts: { words: words.map(({ text }) => text).join(" ") },
    suggestions: [],
  };
}
