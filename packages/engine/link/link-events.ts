import { rateAlignment } from "../meaning/names/align-word.ts";
import { stemWord } from "../meaning/names/word-form.ts";
import type { TableDescription } from "../meaning/view-tables.ts";
import type { Question } from "../question/question.ts";
import { explainName } from "./explain-mention.ts";
import type { QuestionWord } from "./find-terms.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Mention } from "./mention.ts";

/**
 * Links nouns for an event to the tables whose rows are dated by it: "bookings" to a table dated by `booked_on`,
 * "hires" to one dated by `hire_dt`.
 */
export function linkEvents(
  question: Question,
  unexplained: readonly QuestionWord[],
  { tables }: Lexicon,
): readonly Mention[] {
  return unexplained
    .filter(({ word }) => word.tag === "noun" && word.lower !== word.lemma)
    .flatMap(({ word }) => {
      const stem = stemWord(word.lemma);
      const dated = [...tables.values()].filter((table) => isDatedBy(stem, table));
      return dated.map(({ table }): Mention => {
        const range = { from: word.index, to: word.index + 1 };
        const target = { kind: "table", table: table.id } as const;
        const reason = explainName(question, range, target, "synonym");
        return { range, target, score: guessScore, stage: "synonym", isGuess: true, reason };
      });
    });
}

const guessScore = 0.5;

/** True if the main date of a table starts with a word of this stem, or with its consonants. */
function isDatedBy(stem: string, { meaning, columns }: TableDescription): boolean {
  const date = columns.find(({ column }) => column.name === meaning.date.value);
  const event = date?.words[0];
  if (event === undefined) return false;
  return stemWord(event) === stem || rateAlignment(event, stem) >= surelyShort;
}

/** Quality of an abbreviation that shows all consonants. */
const surelyShort = 0.9;
