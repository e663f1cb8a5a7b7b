import type { Question, WordRange } from "../question/question.ts";
import type { LinkStage, MentionTarget } from "./mention.ts";

type NameTarget = Extract<MentionTarget, { readonly kind: "table" | "column" }>;
type ValueTarget = Extract<MentionTarget, { readonly kind: "value" }>;

/** Explains why words were linked to a table or column. */
export function explainName(
  question: Question,
  range: WordRange,
  target: NameTarget,
  stage: LinkStage,
): string {
  const words = quoteWords(question, range);
  const name = target.kind === "table" ? target.table : `${target.table}.${target.column}`;
  return nameReasons[stage](words, name);
}

/** Explains why words were linked to a value. */
export function explainValue(
  question: Question,
  range: WordRange,
  target: ValueTarget,
  stage: LinkStage,
): string {
  const words = quoteWords(question, range);
  const values = [target.value, ...(target.others ?? [])].join(", ");
  return valueReasons[stage](words, `${values} in ${target.table}.${target.column}`);
}

/** The words as typed, in quotation marks. */
function quoteWords({ text, words }: Question, { from, to }: WordRange): string {
  const quoted = text.slice(words[from]?.span.start ?? 0, words[to - 1]?.span.end ?? 0);
  return `“${quoted}”`;
}

type Reason = (words: string, name: string) => string;

const nameReasons: Readonly<Record<LinkStage, Reason>> = {
  glossary: (words, name) => `${words} means ${name} in the glossary`,
  exact: (words, name) => `${words} is ${name}`,
  lemma: (words, name) => `${words} is a form of ${name}`,
  compound: (words, name) => `${words} spells ${name}`,
  abbreviation: (words, name) => `${words} is short, or in full, for ${name}`,
  withoutTableWord: (words, name) => `${words} is ${name}, whose name repeats its table's`,
  comment: (words, name) => `${words} is in the comment on ${name}`,
  part: (words, name) => `${words} is a part of ${name}`,
  synonym: (words, name) => `${words} is taken for ${name}`,
  adjective: (words, name) => `${words} asks about ${name}`,
  fuzzy: (words, name) => `${words} may be a misspelling of ${name}`,
  similar: (words, name) => `${words} may mean ${name}, which is a similar word`,
};

const valueReasons: Readonly<Record<LinkStage, Reason>> = {
  ...nameReasons,
  exact: (words, value) => `${words} is the value ${value}`,
  lemma: (words, value) => `${words} is a form of the value ${value}`,
  compound: (words, value) => `${words} spells the value ${value}`,
  abbreviation: (words, value) => `${words} is short, or in full, for the value ${value}`,
  part: (words, value) => `${words} is a part of the value ${value}`,
  synonym: (words, value) => `${words} is taken for the value ${value}`,
  fuzzy: (words, value) => `${words} may be a misspelling of the value ${value}`,
};
