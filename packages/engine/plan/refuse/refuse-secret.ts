import type { Problem } from "@askery/model";
import { speaksOf } from "../../meaning/evidence/score-roles.ts";
import type { SecretColumn } from "../../meaning/list-secrets.ts";
import type { Question, Word } from "../../question/question.ts";
import type { Interpretation } from "../interpretation.ts";

/** Refuses a question that names a secret column; null if it names none. */
export function refuseSecret(
  { words }: Question,
  best: Interpretation | null,
  secrets: readonly SecretColumn[],
): Problem | null {
  const open = words.filter((word) => !isUnderstood(word, best));
  for (const secret of secrets) {
    const named = open.filter((word) => names(word, secret));
    if (!isNamed(named, secret)) continue;
    return {
      code: "column-private",
      spans: named.map(({ span }) => span),
      facts: { table: secret.table, column: secret.column, reason: secret.reason },
      suggestions: [],
    };
  }
  return null;
}

/** True if the word has another, certain meaning. */
function isUnderstood({ index }: Word, best: Interpretation | null): boolean {
  return (
    best?.explained.some(
      ({ range, mention }) => range.from <= index && index < range.to && mention?.isGuess === false,
    ) ?? false
  );
}

function names({ lemma, lower }: Word, { words }: SecretColumn): boolean {
  return words.includes(lemma) || words.includes(lower);
}

/** True if the words include one for secrets ("password" of `password_hash`) or all words of the column's name. */
function isNamed(named: readonly Word[], secret: SecretColumn): boolean {
  const typed = named.flatMap(({ lemma, lower }) => [lemma, lower]);
  return (
    typed.some((word) => speaksOf("secret", [word])) ||
    (named.length > 0 && secret.words.every((word) => typed.includes(word)))
  );
}
