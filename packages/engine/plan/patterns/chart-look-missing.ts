import type { Clause } from "../request/clause.ts";
import type { Question, Word } from "../../question/question.ts";
import { missingLooks, type MissingLook } from "./chart-look-missing.data.ts";
import { ending, looking } from "./look-elements.ts";
import { keywordWorth, type Element, type PatternContext } from "./pattern.ts";

/** "in 3D", "turn the labels sideways", "as a radar chart": what no chart has, which the chart's page says. */
export const missingLook: Element<readonly Clause[]> = (context, from) => {
  const { question } = context;
  return asked(question).flatMap((look) => {
    const to = endOf(look, question.words, from);
    const words = question.words.slice(from, to);
    if (to === from || !isAskedIn(look, words)) return [];
    if (words.some((word) => isNameOf(look, word) && isOfData(word, context))) return [];
    const worth = words.filter(({ isFunctionWord }) => !isFunctionWord).length * keywordWorth;
    const ends = goesOn.has(question.words[to]?.lower ?? "") ? [{ to, score: 0 }] : atEnd(context, to);
    return ends.map((end) => ({
      value: [{ kind: "chart", chart: looking({ missing: [look.fact] }) }],
      to: end.to,
      mentions: [],
      score: worth + end.score,
    }));
  });
};

/** True for a word that the database has: "movies in animation" are of a genre. */
function isOfData({ index }: Word, { mentionsAt }: PatternContext): boolean {
  return mentionsAt
    .slice(0, index + 1)
    .some((mentions) => mentions.some(({ isGuess, range }) => !isGuess && range.to > index));
}

function isNameOf({ names }: MissingLook, { lower }: Word): boolean {
  return names.some((name) => name.split(" ").includes(lower));
}

const atEnd = ending();

/** What the rest of a wish starts with: "in 3D as a pie". */
const goesOn: ReadonlySet<string> = new Set(["as", "with"]);

/** The looks of which a question has a name; most questions have none. */
function asked({ words }: Question): readonly MissingLook[] {
  const known = askedBefore.get(words);
  if (known !== undefined) return known;
  const found = words.some(({ lower }) => firstWords.has(lower))
    ? missingLooks.filter((look) => isAskedIn(look, words))
    : [];
  askedBefore.set(words, found);
  return found;
}

const askedBefore = new WeakMap<readonly Word[], readonly MissingLook[]>();

const firstWords: ReadonlySet<string> = new Set(
  missingLooks.flatMap(({ names }) => names.map((name) => name.split(" ")[0] ?? name)),
);

function isAskedIn({ names, of, hasFigure }: MissingLook, words: readonly Word[]): boolean {
  if (hasFigure && !words.some(isFigure)) return false;
  const text = ` ${words.map(({ lower }) => lower).join(" ")} `;
  const isNamed = names.some((name) => text.includes(` ${name} `));
  return isNamed && (of === undefined || words.some((word) => isOneOf(word, of)));
}

/** The end of the words that are about the look and nothing else. */
function endOf({ names, of = [], hasFigure }: MissingLook, words: readonly Word[], from: number): number {
  const own = new Set(names.flatMap((name) => name.split(" ")));
  let [end, to] = [from, from];
  for (let next = words[to]; next !== undefined; next = words[to]) {
    const isOwn =
      own.has(next.lower) ||
      isOneOf(next, of) ||
      around.has(next.lower) ||
      around.has(next.lemma) ||
      (hasFigure === true && isFigure(next));
    if (!isOwn && (!next.isFunctionWord || stops.has(next.lower))) break;
    to += 1;
    // "In 3D as a pie": the rest belongs to the pie.
    if (isOwn) end = to;
  }
  return end;
}

function isOneOf({ lower, lemma }: Word, names: readonly string[]): boolean {
  return names.includes(lower) || names.includes(lemma);
}

/** "300k", "€1.5M", not "0". */
function isFigure({ lower }: Word): boolean {
  return /^[€$£]?\d[\d.,]*(?:k|m|bn|%)?$/u.test(lower) && /[1-9]/u.test(lower);
}

const stops: ReadonlySet<string> = new Set(["and", "but", "or", "not", "no", "without", "per"]);

/** What is done to a drawing, and what it is of. */
const around: ReadonlySet<string> = new Set(
  (
    "make put show turn draw use give want place set have add include see try render display turn change convert need " +
    "chart graph plot diagram cloud style effect view version drawing largest biggest smallest highest first last each " +
    "every all x y axis year quarter month week day bit little much slightly degree degrees"
  ).split(" "),
);
