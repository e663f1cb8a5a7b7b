import { stemWord } from "../meaning/names/word-form.ts";
import type { TableDescription } from "../meaning/view-tables.ts";
import type { Question } from "../question/question.ts";
import { deedStems } from "./deed-stems.ts";
import { explainName } from "./explain-mention.ts";
import type { QuestionWord } from "./find-terms.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Mention } from "./mention.ts";

/** Links verbs that nothing explains to the tables of what was done: "who complained" to `complaint`, "deliver" to `deliveries`. */
export function linkVerbs(
  question: Question,
  unexplained: readonly QuestionWord[],
  { tables }: Lexicon,
): readonly Mention[] {
  return unexplained
    .filter(({ word }) => word.tag === "verb")
    .flatMap(({ word }) => {
      const stem = stemWord(word.lemma);
      const done = [...tables.values()].filter((table) => isOfDeed(stem, table));
      return done.map(({ table }): Mention => {
        const range = { from: word.index, to: word.index + 1 };
        const target = { kind: "table", table: table.id } as const;
        const reason = explainName(question, range, target, "lemma");
        return { range, target, score, stage: "lemma", isGuess: false, reason };
      });
    });
}

const score = 0.8;

/** True if rows are dated and their name ends with the noun for the deed. */
function isOfDeed(stem: string, { words, meaning }: TableDescription): boolean {
  const noun = words.at(-1);
  return noun !== undefined && meaning.date.value !== null && deedStems(noun).includes(stem);
}
