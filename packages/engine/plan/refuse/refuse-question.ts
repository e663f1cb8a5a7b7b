import type { Problem, ProblemCode } from "@askery/model";
import type { Question, Word } from "../../question/question.ts";
import { politeWords, refusalPhrases, shownWords } from "./refusal-words.data.ts";

/** Refuses questions that no database answers: commands to change data, forecasts, judgments and small talk. */
export function refuseQuestion({ words }: Question): Problem | null {
  const first = words.findIndex((word) => !politeWords.has(word.lower));
  const start = first === -1 ? words.length : first;
  const isShown = words.some((word) => shownWords.has(word.lemma));
  const write = isShown ? null : findAt(words, start, refusalPhrases.write);
  if (write) return refuse("write-refused", write);
  const talk = findAt(words, 0, refusalPhrases.talk) ?? findAt(words, start, refusalPhrases.talk);
  const opinion = findAt(words, 0, refusalPhrases.opinion) ?? findAt(words, start, refusalPhrases.opinion);
  const other = talk ?? opinion;
  if (other) return refuse("not-a-question-about-data", other);
  if (first === -1) return refuse("not-a-question-about-data", words);
  for (const { index } of words) {
    const forecast = findAt(words, index, refusalPhrases.forecast);
    if (forecast) return refuse("forecast-not-possible", forecast);
  }
  return null;
}

function findAt(words: readonly Word[], at: number, phrases: readonly string[]): readonly Word[] | null {
  const first = words[at]?.lower;
  for (const phrase of phrases) {
    if (first === undefined || !phrase.startsWith(first)) continue;
    const parts = phrase.split(" ");
    const found = words.slice(at, at + parts.length);
    const isHere = found.length === parts.length && found.every((word, place) => word.lower === parts[place]);
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
