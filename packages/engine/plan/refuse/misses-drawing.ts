import type { LinkStage, Mention } from "../../link/mention.ts";
import type { Question, Word } from "../../question/question.ts";
import type { Explanation, Interpretation, RankedInterpretation } from "../interpretation.ts";

/**
 * True for a word of a follow-up that is about the drawing, if the answer takes it for data or for nothing: "rotate the
 * labels" where labels are only another word for names, "make everything green", "one color for all".
 */
export function missesDrawing(
  word: Word,
  { words }: Question,
  { interpretation }: RankedInterpretation,
): boolean {
  const isSure = colors.has(word.lower) || parts.has(word.lemma);
  const isAct = acts.has(word.lemma) || acts.has(word.lower);
  const own = interpretation.explained.filter(
    ({ range }) => range.from <= word.index && word.index < range.to,
  );
  const isOfMention = ({ range }: Mention) => range.from <= word.index && word.index < range.to;
  if (isNamingAxis(word, words)) return true;
  const isGuess = own.some(({ mention }) => mention !== null && isOfMention(mention) && !isNamed(mention));
  if (own.some(({ role }) => role === "chart")) return isSure && isGuess;
  if (!isSure && !isAct) {
    return isLiking(own, words, interpretation) || isOnlyAdjective(word, words, interpretation);
  }
  if (!isSure) return own.length === 0;
  const mentions = own.flatMap(({ mention }) => (mention !== null && isOfMention(mention) ? [mention] : []));
  if (mentions.length === 0) return own.length === 0;
  // "Make furniture blue" is about no sky blue products.
  const isHue = colors.has(word.lower) && mentions.every((mention) => mention.isGuess);
  return isHue || !mentions.some(isNamed) || (paints.has(word.lemma) && isPainting(word, words));
}

/** True for "name" of "name the vertical axis Turnover": axes are named after what they show. */
function isNamingAxis({ index, lower }: Word, words: readonly Word[]): boolean {
  return (
    namings.has(lower) && words.slice(index + 1, index + maxBetween).some(({ lemma }) => lemma === "axis")
  );
}

const namings: ReadonlySet<string> = new Set(["name", "label", "title", "call", "rename", "caption"]);
/** "Name the vertical y axis". */
const maxBetween = 5;

/**
 * True beside words for a chart, where a guess is no data: "a heatmap would be nicer" is about no ratings, and "don't cut off
 * the axis, start at zero" about no comment with an "off". "Premium instead of number" replaces a figure.
 */
function isLiking(
  own: readonly Explanation[],
  words: readonly Word[],
  { explained }: Interpretation,
): boolean {
  const isVague = ({ mention }: Explanation) =>
    mention !== null && (mention.isGuess || likings.has(mention.stage));
  return (
    own.length > 0 &&
    own.every(isVague) &&
    explained.some(({ role, range }) => role === "chart" && words[range.from]?.lower !== "instead")
  );
}

/**
 * True if all that a follow-up would ask for is the figure that an adjective may imply: "make it taller" is about no
 * heights, and "bigger please" about no quantities.
 */
function isOnlyAdjective(
  { index, tag }: Word,
  words: readonly Word[],
  { explained }: Interpretation,
): boolean {
  if (tag !== "adjective" || words[index - 1]?.lower === "how") return false;
  const named = explained.filter(({ mentions }) => mentions.length > 0);
  const isShown = named.some(
    ({ role, range }) => (role === "measure" || role === "dimension") && range.from === index,
  );
  return isShown && named.every(({ mentions }) => mentions.every(({ stage }) => stage === "adjective"));
}

const likings: ReadonlySet<LinkStage> = new Set<LinkStage>(["adjective", "fuzzy", "similar"]);

/** A name of the database, and not only a word like it. */
function isNamed({ stage }: Mention): boolean {
  return named.has(stage);
}

const named: ReadonlySet<LinkStage> = new Set<LinkStage>([
  "glossary",
  "exact",
  "lemma",
  "compound",
  "abbreviation",
  "withoutTableWord",
  "part",
]);

/** True for "color" as what is done to the drawing, or as one of its colors: "color the bars", "the same color", "one color". */
function isPainting({ index }: Word, words: readonly Word[]): boolean {
  const [before, after] = [words[index - 1]?.lower ?? "", words[index + 1]?.lower ?? ""];
  return sameOrOther.has(before) || (index === 0 && painted.has(after));
}

const paints: ReadonlySet<string> = new Set(["color", "colour", "shade"]);
const sameOrOther: ReadonlySet<string> = new Set(
  "one same single different own separate distinct unique other another brighter darker lighter nicer warm warmer cold".split(
    " ",
  ),
);
const painted: ReadonlySet<string> = new Set(
  "the each every all them it everything bars columns lines".split(" "),
);

/** What a drawing consists of. Words that also name what a business has, as "line" and "column", are not among them. */
const parts: ReadonlySet<string> = new Set(
  (
    "bar axis legend gridline grid label color colour palette shade font tick marker dot slice bubble chart graph plot " +
    "tooltip background scale pattern stripe caption outline border shadow"
  ).split(" "),
);

/** What is done to a drawing, and to no data. */
const acts: ReadonlySet<string> = new Set(
  (
    "flip rotate tilt mirror invert fit fill shade highlight emphasize emphasise overlay annotate stretch shrink enlarge " +
    "resize thicken smooth dash fade stack unstack swap combine merge lump"
  ).split(" "),
);

const colors: ReadonlySet<string> = new Set(
  "red green blue yellow orange purple violet pink black white gray grey brown teal turquoise".split(" "),
);
