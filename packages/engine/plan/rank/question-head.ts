import type { Question, Word } from "../../question/question.ts";

/** The part of a question that names the wanted output, before the conditions. */
export interface QuestionHead {
  /** The index of the first word after it. */
  readonly to: number;
  /** The index of the first word of the next sentence, or the number of words. */
  readonly next: number;
  /** The number of further items that "and" or commas add: 0 to 3. */
  readonly joined: number;
}

/** Finds "the names and ages of singers" in "what are the names and ages of singers who were born in France?". */
export function readHead({ words }: Question): QuestionHead {
  const start = words.findIndex((word) => word.tag === "noun" || word.tag === "properNoun");
  const first = Math.max(start, 0);
  const end = words.findIndex((word) => word.index > first && opensClause(word));
  const to = end === -1 ? words.length : end;
  const joints = words.slice(first, to).filter(({ lower }, index, head) => isJoint(lower, head[index - 1]));
  const stop = words.findIndex(({ lower, index }) => index > first && sentenceEnds.has(lower));
  return {
    to,
    next: stop === -1 ? words.length : stop,
    joined: Math.min(joints.length, maxJoined),
  };
}

const maxJoined = 3;

const sentenceEnds: ReadonlySet<string> = new Set(["?", ".", ";"]);

/** A comma right before an "and" does not count separately. */
function isJoint(lower: string, before: Word | undefined): boolean {
  return lower === "," || (lower === "and" && before?.lower !== ",");
}

function opensClause({ lower }: Word): boolean {
  return clauseOpeners.has(lower);
}

const clauseOpeners: ReadonlySet<string> = new Set([
  "who",
  "whose",
  "that",
  "which",
  "where",
  "when",
  "with",
  "without",
  "having",
  "sorted",
  "ordered",
  "order",
  "sort",
  "by",
  "if",
  "for",
  "from",
  "in",
  "on",
  "at",
  "?",
  ".",
  ";",
]);
