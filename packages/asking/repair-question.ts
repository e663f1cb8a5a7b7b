import type { Stages } from "@askery/engine";
import type { Mark, Span } from "@askery/model";

/** A question without the words that nothing here is called. */
export interface RepairedQuestion {
  readonly text: string;
  /** Whether the words stood where a dimension stands, so that another one could. */
  withDimension(name: string): string | null;
}

type Word = Stages["question"]["words"][number];

/**
 * Leaves out "by flavour", "in our Atlantis": unknown words together with the small ones that lead to them.
 *
 * Null where nothing is unknown, or where unknown words are not led to by a preposition: then they are what the question
 * is about, and nothing is left without them.
 */
export function repairQuestion({ question }: Stages, marks: readonly Mark[]): RepairedQuestion | null {
  const unknown = marks.filter(({ kind }) => kind === "unknown").map(({ span }) => span);
  const [only] = unknown;
  if (only === undefined) return null;
  const { text, words } = question;
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

/** Words that announce what to break a figure down by. */
const byWords: ReadonlySet<string> = new Set(["by", "per"]);

/** The preposition before a span, with nothing but small words between. */
function findLead(words: readonly Word[], span: Span): Word | null {
  const before = words.filter((word) => word.span.end <= span.start);
  const last = before.findLast(({ tag }) => tag !== "determiner");
  return last?.tag === "preposition" ? last : null;
}

function cutOut(text: string, cuts: readonly Span[]): string {
  const kept = cuts
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  return kept
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[?.!]$)/g, "")
    .trim();
}
