import type { Question } from "@askery/engine";
import type { Mark, Span } from "@askery/model";

/** A question without its unknown words. */
export interface RepairedQuestion {
  readonly text: string;
  /** The question with another dimension in place of the unknown words; null if they were not a dimension. */
  withDimension(name: string): string | null;
}

type Word = Question["words"][number];

/**
 * Removes unknown words along with the prepositions and determiners before them: "by flavour", "in our Atlantis".
 *
 * Null if there are no unknown words, or if no preposition precedes them: then the question is about them, and nothing
 * useful remains without them.
 */
export function repairQuestion(question: Question, marks: readonly Mark[]): RepairedQuestion | null {
  const { text, words } = question;
  const unknown = joinAdjacent(
    marks.filter(({ kind }) => kind === "unknown").map(({ span }) => span),
    text,
  );
  const [only] = unknown;
  if (only === undefined) return null;
  const cuts: Span[] = [];
  for (const span of unknown) {
    const lead = findLead(words, span);
    if (lead === null) return null;
    cuts.push({ start: lead.span.start, end: span.end });
  }
  const isDimension = unknown.length === 1 && byWords.has(findLead(words, only)?.lower ?? "");
  return {
    text: cutOut(text, cuts),
    withDimension: (name) => (isDimension ? text.slice(0, only.start) + name + text.slice(only.end) : null),
  };
}

/**
 * Asks for the number of rows of another table in place of the unknown words before a breakdown: "number of orders by
 * country" for "zorgs by country". Null if other words come before them, or no breakdown follows.
 */
export function replaceSubject(
  { text, words }: Question,
  marks: readonly Mark[],
): ((rows: string) => string) | null {
  const [only, ...others] = joinAdjacent(
    marks.filter(({ kind }) => kind === "unknown").map(({ span }) => span),
    text,
  );
  if (only === undefined || others.length > 0) return null;
  const isFirst = words.every((word) => word.isFunctionWord || word.span.end > only.start);
  const next = words.find(({ span }) => span.start >= only.end);
  return isFirst && byWords.has(next?.lower ?? "")
    ? (rows) => `number of ${rows}${text.slice(only.end)}`
    : null;
}

/** Unknown words next to each other are one name: "by moon phase". */
function joinAdjacent(spans: readonly Span[], text: string): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && text.slice(last.end, span.start).trim() === "") {
      joined[joined.length - 1] = { start: last.start, end: span.end };
    } else {
      joined.push(span);
    }
  }
  return joined;
}

/** Words that come before a dimension. */
const byWords: ReadonlySet<string> = new Set(["by", "per"]);

/** The preposition before a span, with at most determiners between them. */
function findLead(words: readonly Word[], span: Span): Word | null {
  const before = words.filter((word) => word.span.end <= span.start);
  const last = before.findLast(({ tag }) => tag !== "determiner");
  return last?.tag === "preposition" ? last : null;
}

function cutOut(text: string, cuts: readonly Span[]): string {
  const remaining = cuts
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  return remaining
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[?.!]$)/g, "")
    .trim();
}
