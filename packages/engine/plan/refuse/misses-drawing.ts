import type { LinkStage, Mention } from "../../link/mention.ts";
import type { Question, Word } from "../../question/question.ts";
import type { RankedInterpretation } from "../interpretation.ts";

/**
 * True for a word of a follow-up that is about the drawing, if the answer takes it for data or for nothing: "rotate the
 * labels" where labels are only another word for names, "make everything green", "one color for all".
 */
export function missesDrawing(
  word: Word,
  { words }: Question,
  { interpretation }: RankedInterpretation,
): boolean {
  const isColor = colors.has(word.lower);
  if (!isColor && !parts.has(word.lemma)) return false;
  const own = interpretation.explained.filter(
    ({ range }) => range.from <= word.index && word.index < range.to,
  );
  if (own.some(({ role }) => role === "chart")) return false;
  const isOfMention = ({ range }: Mention) => range.from <= word.index && word.index < range.to;
  const mentions = own.flatMap(({ mention }) => (mention !== null && isOfMention(mention) ? [mention] : []));
  if (mentions.length === 0) return own.length === 0;
  return !mentions.some(isNamed) || (paints.has(word.lemma) && isPainting(word, words));
}

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

const colors: ReadonlySet<string> = new Set(
  "red green blue yellow orange purple violet pink black white gray grey brown teal turquoise".split(" "),
);
