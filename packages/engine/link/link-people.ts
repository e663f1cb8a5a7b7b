import type { TableId } from "@askery/model";
import type { Question } from "../question/question.ts";
import { anybodyWords, personWords } from "../meaning/meaning-words.data.ts";
import { explainName } from "./explain-mention.ts";
import type { QuestionWord } from "./find-terms.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Mention } from "./mention.ts";
import { endsInAny, stemWords } from "../meaning/names/word-form.ts";

/**
 * Links a word for people that matches no name ("students") to tables of people without a more specific kind.
 * "Customers" never means employees.
 */
export function linkPeople(
  question: Question,
  words: readonly QuestionWord[],
  linked: readonly Mention[],
  { tables }: Lexicon,
): readonly Mention[] {
  const unnamed = words.filter(({ word }) => person.has(word.lemma) && !isNamed(word.index, linked));
  if (unnamed.length === 0) return [];
  const people = [...tables.values()]
    .filter(({ meaning, words }) => meaning.isOfPeople && !endsInAny(words, persons))
    .map(({ table }) => table.id);
  if (people.length === 0 || people.length > maxTables) return [];
  return unnamed.flatMap(({ word }) => people.map((table) => mentionPeople(question, word.index, table)));
}

const guessScore = 0.5;
/** The maximum number of such tables; beyond it, the word is too ambiguous. */
const maxTables = 3;
const persons = stemWords(personWords);
const person: ReadonlySet<string> = new Set(personWords.filter((word) => !anybodyWords.has(word)));

function isNamed(index: number, linked: readonly Mention[]): boolean {
  return linked.some(
    ({ range, target, score }) =>
      range.from <= index && index < range.to && (score > guessScore || target.kind === "table"),
  );
}

function mentionPeople(question: Question, index: number, table: TableId): Mention {
  const range = { from: index, to: index + 1 };
  const target = { kind: "table", table } as const;
  const reason = explainName(question, range, target, "synonym");
  return { range, target, score: guessScore, stage: "synonym", isGuess: true, reason };
}
