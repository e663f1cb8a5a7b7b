import type { Problem } from "@askery/model";
import type { Question, Word } from "../../question/question.ts";
import { skipCost } from "../cover-words.ts";
import type { Interpretation } from "../interpretation.ts";

/**
 * The reason to ask back instead of answering with an interpretation that is probably wrong. Names the words in doubt:
 * those that mean nothing here, others that it does not explain, or else
 * those that it guesses.
 */
export function refuseDoubtful(
  { words }: Question,
  { explained }: Interpretation,
  isFamiliar: (word: Word) => boolean,
): Problem {
  const of = (word: Word) =>
    explained.filter(({ range }) => range.from <= word.index && word.index < range.to);
  const content = words.filter((word) => skipCost(word) > 0);
  const unexplained = content.filter((word) => of(word).length === 0);
  const unfamiliar = unexplained.filter((word) => !isFamiliar(word));
  const unknown = unfamiliar.length > 0 ? unfamiliar : unexplained;
  const guessed = content.filter((word) => of(word).some(({ mention }) => mention?.isGuess));
  const doubtful = unknown.length > 0 ? unknown : guessed;
  return {
    code: "unsure",
    spans: doubtful.map(({ span }) => span),
    facts: { words: doubtful.map(({ text }) => text).join(", ") },
    suggestions: [],
  };
}
