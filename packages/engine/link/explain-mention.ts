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
  const said = quoteWords(question, range);
  const name = target.kind === "table" ? target.table : `${target.table}.${target.column}`;
  return nameReasons[stage](said, name);
}

/** Explains why words were linked to a value. */
export function explainValue(
  question: Question,
  range: WordRange,
  target: ValueTarget,
  stage: LinkStage,
): string {
  const said = quoteWords(question, range);
  return valueReasons[stage](said, `${target.value} in ${target.table}.${target.column}`);
}

/** The words as typed, in quotation marks. */
function quoteWords({ text, words }: Question, { from, to }: WordRange): string {
  const said = text.slice(words[from]?.span.start ?? 0, words[to - 1]?.span.end ?? 0);
  return `“${said}”`;
}

type Reason = (said: string, name: string) => string;

const nameReasons: Readonly<Record<LinkStage, Reason>> = {
  glossary: (said, name) => `${said} means ${name} in the glossary`,
  exact: (said, name) => `${said} is ${name}`,
  lemma: (said, name) => `${said} is a form of ${name}`,
  compound: (said, name) => `${said} spells ${name}`,
  abbreviation: (said, name) => `${said} is short, or in full, for ${name}`,
  withoutTableWord: (said, name) => `${said} is ${name}, whose name repeats its table's`,
  comment: (said, name) => `${said} is in the comment on ${name}`,
  part: (said, name) => `${said} is a part of ${name}`,
  synonym: (said, name) => `${said} is taken for ${name}`,
  adjective: (said, name) => `${said} asks about ${name}`,
  fuzzy: (said, name) => `${said} may be a misspelling of ${name}`,
};

const valueReasons: Readonly<Record<LinkStage, Reason>> = {
  ...nameReasons,
  exact: (said, value) => `${said} is the value ${value}`,
  lemma: (said, value) => `${said} is a form of the value ${value}`,
  compound: (said, value) => `${said} spells the value ${value}`,
  abbreviation: (said, value) => `${said} is short, or in full, for the value ${value}`,
  part: (said, value) => `${said} is a part of the value ${value}`,
  synonym: (said, value) => `${said} is taken for the value ${value}`,
  fuzzy: (said, value) => `${said} may be a misspelling of the value ${value}`,
};
