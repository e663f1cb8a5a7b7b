import type { Question, Word } from "../../question/question.ts";

/** The part of a question that says what is wanted, before it says of which rows. */
export interface QuestionHead {
  /** Where it ends, by word. */
  readonly to: number;
  /** Where the next sentence starts, by word; the number of words when there is none. */
  readonly next: number;
  /** How many further things an "and" or a comma in it adds: 0–3. */
  readonly joined: number;
}

/** "The names and ages of singers" of "what are the names and ages of singers who were born in France?". */
export function readHead({ words }: Question): QuestionHead {
  const start = words.findIndex((word) => word.tag === "noun" || word.tag === "properNoun");
  const first = Math.max(start, 0);
  const end = words.findIndex((word) => word.index > first && opensClause(word));
  const to = end === -1 ? words.length : end;
  const joints = words.slice(first, to).filter(({ lower }, place, head) => isJoint(lower, head[place - 1]));
  const stop = words.findIndex(({ lower, index }) => index > first && sentenceEnds.has(lower));
  return {
    to,
    next: stop === -1 ? words.length : stop,
    joined: Math.min(joints.length, maxJoined),
  };
}

const maxJoined = 3;

const sentenceEnds: ReadonlySet<string> = new Set(["?", ".", ";"]);

/** A comma before an "and" joins no more than the "and" alone. */
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
