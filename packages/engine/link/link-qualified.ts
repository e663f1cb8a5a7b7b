import type { Question } from "../question/question.ts";
import { explainName } from "./explain-mention.ts";
import type { QuestionWord } from "./find-terms.ts";
import { describeColumn, type Lexicon } from "./lexicon.ts";
import type { Mention } from "./mention.ts";

/**
 * Links a noun that nothing explains together with the category that it qualifies: "practice area" is the area of a matter. It stays a
 * guess.
 */
export function linkQualified(
  question: Question,
  unexplained: readonly QuestionWord[],
  sure: readonly Mention[],
  lexicon: Lexicon,
): readonly Mention[] {
  const nouns = unexplained.filter(({ word }) => word.tag === "noun" && word.text === word.lower);
  return nouns.flatMap(({ word }) =>
    sure
      .filter(({ range, isGuess }) => range.from === word.index + 1 && !isGuess)
      .flatMap((mention): readonly Mention[] => {
        const { target, range } = mention;
        if (target.kind !== "column" || !isCategory(lexicon, target)) return [];
        const whole = { from: word.index, to: range.to };
        const reason = explainName(question, whole, target, "part");
        return [
          {
            ...mention,
            range: whole,
            score: mention.score * qualified,
            stage: "similar",
            isGuess: true,
            reason,
          },
        ];
      }),
  );
}

const qualified = 0.65;

function isCategory(
  lexicon: Lexicon,
  { table, column }: { readonly table: string; readonly column: string },
): boolean {
  const role = describeColumn(lexicon, table, column)?.meaning.role.value;
  return role === "category" || role === "status" || role === "reference";
}
