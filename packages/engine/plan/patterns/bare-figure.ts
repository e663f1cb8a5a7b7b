import { splitName } from "../../meaning/names/split-name.ts";
import { singularize, stemWord } from "../../meaning/names/word-form.ts";
import type { Word, WordRange } from "../../question/question.ts";
import type { ColumnRef, Quantity } from "../request/clause.ts";
import { figure } from "./column.ts";
import { relativeWords } from "./deeds-of-rows.ts";
import { unlinked } from "./guesses.ts";
import { isPlural } from "./is-plural.ts";
import { happeningNoun } from "./happening.ts";
import {
  either,
  onlyWhere,
  sequence,
  word,
  type Element,
  type Match,
  type PatternContext,
} from "./pattern.ts";
import { unitWords } from "./unit-words.data.ts";

/** Money that comes in or goes out over a time. */
const flows: ReadonlySet<string> = new Set([
  "turnover",
  "revenue",
  "income",
  "takings",
  "proceeds",
  "earnings",
  "receipts",
  "spend",
  "spending",
  "expenditure",
  "outlay",
  "payroll",
  "billings",
]);

/** Amounts that are named after a unit. */
const amounts: ReadonlySet<string> = new Set(["tonnage", "mileage", "footage", "wattage"]);

/** Units in which nobody adds up: of ages, shares and levels. */
const levels: ReadonlySet<string> = new Set([
  "year",
  "percent",
  "degree",
  "star",
  "point",
  "people",
  "person",
]);

/**
 * "revenue" alone: uses the figure's default aggregate function. Words for money that flows add up, whatever figure they
 * are for: the "turnover" of deals is the sum of their prices. So do units that name what events amount to: "hours per
 * room", "tonnage by area".
 */
export const bareFigure: Element<Quantity> = either<Quantity>(
  onlyWhere(figure, (context, from) =>
    figure(context, from)
      .filter((match) => !namesEvents(context, from, match) && !saysDeed(context, from, match))
      .map((match): Match<Quantity> => ({
        ...match,
        value: {
          kind: "column",
          column: match.value,
          function: [saysFlow, saysAmount, saysCost].some((says) =>
            says(context, { from, to: match.to }, match.value),
          )
            ? "sum"
            : context.schema.defaultAggregate(match.value),
        },
      })),
  ),
  // "fee income": what the fees bring in.
  sequence([figure, flow()], ([column], { schema }) =>
    schema.isMoney(column) && !schema.isLimit(column) ? { kind: "column", column, function: "sum" } : null,
  ),
);

/** True for "rented" in "drivers who rented", which asks for those who did, and for no amount. */
function saysDeed({ question: { words } }: PatternContext, from: number, { to }: Match<ColumnRef>): boolean {
  const isRelative = from > 1 && relativeWords.has(words[from - 1]?.lower ?? "");
  return isRelative && to === from + 1 && words[from]?.tag === "verb";
}

/** True for a plural that only begins the name of a time: "deliveries" are counted, "delivery days" are added up. */
function namesEvents(context: PatternContext, from: number, { value, to }: Match<ColumnRef>): boolean {
  const last = context.question.words[to - 1];
  const own = splitName(value.column).map((part) => singularize(part.toLowerCase()));
  return (
    last !== undefined &&
    isPlural(last) &&
    to === from + 1 &&
    own.length > 1 &&
    own.some((part) => unitWords.has(part)) &&
    !unitWords.has(last.lemma) &&
    happeningNoun(context, from).length > 0
  );
}

/** A word for a flow that names nothing of its own. */
function flow(): Element<string> {
  return unlinked(word(...flows));
}

/**
 * True for words for flows of what events are worth, unless they are the figure's own name: incomes of people are averaged, and
 * credit limits bring in nothing.
 */
function saysFlow({ question, schema }: PatternContext, { from, to }: WordRange, column: ColumnRef): boolean {
  const own = splitName(column.column).map(stemWord);
  return (
    schema.isMoney(column) &&
    schema.isEvent(column.table) &&
    !schema.isLimit(column) &&
    question.words
      .slice(from, to)
      .some(({ lemma, lower }) => (flows.has(lemma) || flows.has(lower)) && !own.includes(stemWord(lemma)))
  );
}

/** True for a figure of events that is named by a unit, such as "hours" or "tons", or a word made of one. */
function saysAmount(
  { question, schema }: PatternContext,
  { from, to }: WordRange,
  column: ColumnRef,
): boolean {
  const isSummed = schema.isAdditive(column) && schema.isEvent(column.table);
  return isSummed && question.words.slice(from, to).some(isAmountWord);
}

/** True for the cost of several pieces: "cost by category", but not "unit cost by category". */
function saysCost({ question, schema }: PatternContext, { from, to }: WordRange, column: ColumnRef): boolean {
  const said = question.words.slice(from, to);
  return (
    said.some(({ lemma }) => lemma === "cost") &&
    said.every(({ lemma }) => lemma !== "unit") &&
    schema.multiplierOf(column) !== null
  );
}

function isAmountWord({ lower, lemma }: Word): boolean {
  return amounts.has(lower) || (lower !== lemma && unitWords.has(lemma) && !levels.has(lemma));
}
