import type { Word } from "../../question/question.ts";
import type { KeywordKind } from "../keywords/keyword.ts";
import type { Axis, Clause, Direction, OrderKey, Top } from "../request/clause.ts";
import { keyword, either, map, onlyWhere, phrase, type Element, type PatternContext } from "./pattern.ts";
import { axis } from "./axis.ts";
import { figure } from "./column.ts";
import { isPlural } from "./is-plural.ts";
import { quantity, statedQuantity } from "./quantity.ts";

const anyCount: Element<number> = map(phrase("number"), ({ value, unit }) => {
  const rows = Number(value);
  return unit === null && Number.isInteger(rows) && rows > 0 && rows <= maxRows ? rows : null;
});

/** A row limit. */
export const count: Element<number> = onlyWhere(anyCount, (context, from) =>
  isInPeriod(context, from) ? [] : anyCount(context, from),
);

/** True for the year of "in 2025". */
function isInPeriod({ phrasesAt }: PatternContext, from: number): boolean {
  return (phrasesAt[from - 1] ?? []).some(({ kind, range }) => kind === "period" && range.to > from);
}

const maxRows = 100_000;

/** The default limit for "top customers". */
export const fewRows = 10;

/** "top", "best", "most"; "bottom", "worst", "least". */
export const direction: Element<Direction> = either(
  map(keyword("top", "most"), () => "descending"),
  map(keyword("bottom", "least"), () => "ascending"),
);

/** The figure to rank by. */
export const orderKey: Element<OrderKey> = either<OrderKey>(
  map(statedQuantity, (of) => ({ kind: "quantity", quantity: of })),
  map(quantity, (of) => ({ kind: "quantity", quantity: of })),
  map(figure, (column) => ({ kind: "column", column })),
);

const newestOrOldest = keyword("newest", "oldest");

/** "latest", "first"; "oldest" is an age where rows have a date of birth. */
export const recency: Element<{ readonly way: KeywordKind; readonly isAge: boolean }> = onlyWhere(
  newestOrOldest,
  (context, from) =>
    newestOrOldest(context, from).map((match) => {
      const isAge = context.question.words[match.to - 1]?.lower === "oldest";
      return { ...match, value: { way: match.value, isAge } };
    }),
);

/**
 * Matches unless it is about the first or last in time: "the last 10 orders" are the newest, whether or not the words
 * for the rows are a part of the pattern.
 */
export function unlessTime<T>(element: Element<T>): Element<T> {
  return onlyWhere(element, (context, from) =>
    element(context, from).filter(({ to }) => !saysTime(context, from, to)),
  );
}

function saysTime(
  { question: { words }, mentionsAt, schema }: PatternContext,
  from: number,
  to: number,
): boolean {
  if (!words.slice(from, to).some(({ lower }) => timeWords.has(lower))) return false;
  const named = mentionsAt.slice(to, to + mostBetween + 1).flat();
  return named.some(({ target }) => target.kind === "table" && schema.eventDate(target.table) !== null);
}

/** "last 10 paid orders". */
const mostBetween = 1;
const timeWords: ReadonlySet<string> = new Set(["first", "last"]);

/** Superlatives that rank the least first. */
export const lowestWords: ReadonlySet<string> = new Set(["worst", "bottom", "smallest"]);

/** An axis, and whether its noun is plural. */
export const countedAxis: Element<{ readonly subject: Axis; readonly isPlural: boolean }> = onlyWhere(
  axis,
  (context, from) =>
    axis(context, from).map((match) => {
      return {
        ...match,
        value: { subject: match.value, isPlural: isPlural(context.question.words[match.to - 1]) },
      };
    }),
);

export function topOf(top: Omit<Top, "per"> & { readonly per?: Axis }): readonly Clause[] {
  return [{ kind: "top", top: { ...top, per: top.per ?? null } }];
}

/** Matches the end of a phrase: after "used most", also before a time, but not in "most expensive" or "most recently". */
export const phraseEnd: Element<true> = (context, from) => {
  const next = context.question.words[from];
  const isTime = context.phrasesAt[from]?.some(({ kind }) => kind === "period") === true;
  const isEnd = next === undefined || isTime || endTags.has(next.tag) || next.isFunctionWord;
  return isEnd ? [{ value: true, to: from, mentions: [], score: 0 }] : [];
};

const endTags: ReadonlySet<Word["tag"]> = new Set(["punctuation", "preposition", "conjunction"]);
