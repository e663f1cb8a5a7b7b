import type { Question, Word } from "../../question/question.ts";
import type { Request } from "../request/request.ts";
import { followUpPhrases, type FollowUpKeyword } from "./follow-up-words.data.ts";

/** The kinds of follow-up phrases that a question contains. */
export type FollowUpSigns = Readonly<
  Record<Exclude<FollowUpKeyword, "joiningLast" | "wondering"> | "unresolved" | "extending", boolean>
>;

/** Finds phrases that link a question to the previous one. */
export function readFollowUpSigns({ words, phrases }: Question): FollowUpSigns {
  const spoken = words.filter((word) => word.tag !== "punctuation");
  const isAnywhere = (keyword: FollowUpKeyword): boolean =>
    spoken.some((_, at) => followUpPhrases[keyword].some((phrase) => isAt(phrase, spoken, at)));
  const isFirst = (keyword: FollowUpKeyword): boolean =>
    followUpPhrases[keyword].some((phrase) => isAt(phrase, spoken, 0));
  const isLast = (keyword: FollowUpKeyword): boolean =>
    followUpPhrases[keyword].some((phrase) => isAt(phrase, spoken, spoken.length - phrase.split(" ").length));
  return {
    opening: isFirst("opening"),
    resuming: isFirst("resuming"),
    closing: isLast("closing"),
    limiting: isFirst("limiting") || isLast("limiting"),
    joining: isFirst("joining") || isLast("joiningLast"),
    replacing: isAnywhere("replacing"),
    adding: isAnywhere("adding"),
    splitting: isAnywhere("splitting"),
    extending: isFirst("adding"),
    back: isAnywhere("back") || pointsBack(spoken, phrases),
    choosing: isAnywhere("choosing") || isFirst("wondering"),
    ofEach: isAnywhere("ofEach"),
    asking: isFirst("asking"),
    identifying: isFirst("identifying"),
    unresolved: hasUnresolvedPronoun(spoken),
  };
}

/** True for "this course", "these orders", but not for "this year". */
function pointsBack(words: readonly Word[], phrases: Question["phrases"]): boolean {
  return words.some(({ lower, index }, at) => {
    const isNoun = words[at + 1]?.tag === "noun";
    const isTime = phrases.some(({ range }) => range.from <= index && index < range.to);
    return isNoun && !isTime && (lower === "this" || lower === "these");
  });
}

/**
 * True if a pronoun refers to nothing in the question itself: "how old are they", "show their names", and as the
 * subject of a question: "which songs did they sing".
 */
function hasUnresolvedPronoun(words: readonly Word[]): boolean {
  const at = words.findIndex(({ lower }) => pronouns.has(lower));
  const before = words.slice(0, Math.max(0, at));
  const isSubject =
    auxiliaries.has(before.at(-1)?.lemma ?? "") && !before.some(({ lower }) => lower === "and");
  if (isDoing(words)) return true;
  return at >= 0 && (isSubject || before.every(({ tag }) => tag !== "noun" && tag !== "properNoun"));
}

/** "How much did it sell", but not "how long does it take", which is about nothing. */
function isDoing(words: readonly Word[]): boolean {
  return words.some(
    ({ lower }, at) =>
      lower === "it" && words[at - 1]?.lemma === "do" && !impersonal.has(words[at + 1]?.lemma ?? "take"),
  );
}

const impersonal: ReadonlySet<string> = new Set(["take", "last", "look", "rain"]);

const auxiliaries: ReadonlySet<string> = new Set(["be", "do", "have", "can", "will"]);

const pronouns: ReadonlySet<string> = new Set("they them their theirs he she his her hers its".split(" "));

/**
 * Scores how likely a question continues the previous one: positive for a follow-up, negative for a self-contained
 * question.
 *
 * No single sign decides: "and" also starts new questions, and a short question may be complete. But nothing is
 * self-contained that says "instead", "same" or "what about", that starts with "add" or "with", or that limits what was
 * shown: "electric buses only". Nor is a bare figure of what was shown ("the average rating"), unless it is asked for in full.
 */
export function weighContinuation(signs: FollowUpSigns, asked: Request, isBare: boolean): number {
  const weight = signWeights
    .filter(({ keyword }) => signs[keyword])
    .reduce((sum, { weight }) => sum + weight, 0);
  const isBound =
    signs.replacing ||
    signs.resuming ||
    signs.unresolved ||
    signs.extending ||
    signs.limiting ||
    signs.joining ||
    (isBare && !signs.asking);
  return weight + (asked.edits.length > 0 ? editWeight : 0) - (isBound ? incomplete : completeness(asked));
}

const signWeights: readonly { readonly keyword: keyof FollowUpSigns; readonly weight: number }[] = [
  { keyword: "opening", weight: 1.5 },
  { keyword: "resuming", weight: 2 },
  { keyword: "closing", weight: 1 },
  { keyword: "joining", weight: 1.5 },
  { keyword: "replacing", weight: 2 },
  { keyword: "adding", weight: 1 },
  { keyword: "splitting", weight: 0.3 },
  { keyword: "back", weight: 2 },
];
const editWeight = 1.5;

/**
 * Scores how self-contained a question is: whether it names something to show, and details. Negative if it shows
 * nothing.
 */
function completeness(asked: Request): number {
  const hasMeasure = asked.measures.length > 0 || asked.entities.length > 0;
  const hasSubject =
    hasMeasure || asked.attributes.length > 0 || (asked.top !== null && asked.top.subject !== null);
  const details =
    asked.groups.length +
    asked.tests.length +
    asked.periods.length +
    asked.related.length +
    asked.havings.length;
  if (!hasSubject) return incomplete;
  return (hasMeasure ? complete : nearlyComplete) + Math.min(details, maxDetails) * detailWeight;
}

const incomplete = -2;
const nearlyComplete = 0.3;
const complete = 0.8;
const maxDetails = 2;
const detailWeight = 0.4;

function isAt(phrase: string, words: readonly Word[], at: number): boolean {
  if (at < 0) return false;
  return phrase.split(" ").every((expected, offset) => {
    const word = words[at + offset];
    return word !== undefined && (word.lower === expected || word.lemma === expected);
  });
}
