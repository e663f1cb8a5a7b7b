import type { TableId } from "@askery/model";
import { limitWords } from "../meaning/limit-words.data.ts";
import type { Question } from "../question/question.ts";
import { describeColumn, type Lexicon } from "./lexicon.ts";
import type { NameMatch } from "./match-names.ts";
import type { NameOwner } from "./name-index.ts";

/** The first and the last word, and whether a figure that they call is no limit such as `target_rent`. */
export type FiguresCalled = ReadonlyMap<string, { readonly hasActual: boolean }>;

/** Finds the words that figures are called by: "rent" of `monthly_rent`. */
export function findFiguresCalled(
  question: Question,
  matches: readonly NameMatch[],
  lexicon: Lexicon,
): FiguresCalled {
  const called = matches.filter((match) => isHead(match, question) && isOfFigure(match, lexicon));
  return new Map(
    [...Map.groupBy(called, ({ range }) => placeOf(range))].map(([place, found]) => [
      place,
      { hasActual: found.some((match) => !isUnsaidLimit(match, question)) },
    ]),
  );
}

interface Rivals {
  readonly question: Question;
  readonly figuresAt: FiguresCalled;
  readonly named: ReadonlySet<TableId>;
  readonly lexicon: Lexicon;
}

/**
 * True for a figure that words are not meant for because the database has better ones. Where it has its own word for a figure, figures
 * of other names are not meant: "rent" is no `purchase_price`, unless of a table that the question mentions. Nor is a
 * limit, where an actual figure is called so and the question says nothing of limits: no `target_rent`.
 */
export function isOutdone(
  match: NameMatch,
  owner: NameOwner,
  { question, figuresAt, named, lexicon }: Rivals,
): boolean {
  const called = figuresAt.get(placeOf(match.range));
  if (called === undefined || !isFigure(owner, lexicon)) return false;
  if (match.stage === "synonym") return !named.has(owner.table);
  return called.hasActual && isUnsaidLimit(match, question);
}

function isHead({ shape, range, stage }: NameMatch, { words }: Question): boolean {
  const [name, typed] = [shape.words.at(-1)?.text, words[range.to - 1]];
  return stage !== "synonym" && name !== undefined && (name === typed?.lemma || name === typed?.lower);
}

function isUnsaidLimit({ shape }: NameMatch, { words }: Question): boolean {
  const isSaid = words.some(({ lemma }) => limitWords.has(lemma));
  return !isSaid && shape.words.some(({ text }) => limitWords.has(text));
}

function isOfFigure({ shape }: NameMatch, lexicon: Lexicon): boolean {
  return shape.columns.some((owner) => isFigure(owner, lexicon));
}

function isFigure({ table, column }: NameOwner, lexicon: Lexicon): boolean {
  return column !== null && describeColumn(lexicon, table, column)?.uses.has("measure") === true;
}

function placeOf({ from, to }: NameMatch["range"]): string {
  return `${from}-${to}`;
}
