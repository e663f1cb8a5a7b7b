import type { ColumnRef, Quantity } from "../request/clause.ts";
import { worthOf } from "../request/worth-of.ts";
import {
  either,
  onlyWhere,
  optional,
  sequence,
  weigh,
  word,
  type Element,
  type PatternContext,
} from "./pattern.ts";
import { figure } from "./column.ts";
import { namedRatios, orderValuePhrases, type NamedRatio } from "./named-ratios.data.ts";

/**
 * "clicks / impressions", "revenue minus cost", "on hand minus reserved": aggregates each figure, then combines them.
 */
const combined: Element<Quantity> = either(
  sequence([figure, word("/", "÷"), figure], ([left, , right]) => combine("/", left, right)),
  sequence([figure, word("divided"), word("by"), figure], ([left, , , right]) => combine("/", left, right)),
  sequence([figure, word("minus", "less"), figure], ([left, , right]) => combine("-", left, right)),
  sequence([figure, word("plus"), figure], ([left, , right]) => combine("+", left, right)),
);

/** "cost per click": divides by another figure of the same rows, which is never a dimension. */
const perFigure: Element<Quantity> = sequence([figure, word("per"), figure], ([left, , right], { schema }) =>
  left.table === right.table && schema.defaultAggregate(right) === "sum" ? combine("/", left, right) : null,
);

/** "CTR", "gross margin %", "AOV": a named ratio, optionally with its formula in parentheses. */
const named: Element<Quantity> = sequence(
  [either(namedRatio(), orderValue()), optional(word("(")), optional(combined), optional(word(")"))],
  ([found]) => found,
);

function namedRatio(): Element<Quantity> {
  return onlyWhere(firstWordOf(namedRatios.flatMap(({ phrases }) => phrases)), (context, from) =>
    namedRatios.flatMap((ratio) => {
      const to = endOfLongest(ratio.phrases, context, from);
      const value = to === null ? null : resolve(ratio, context);
      return to === null || value === null ? [] : [{ value, to, mentions: [], score: to - from }];
    }),
  );
}

function orderValue(): Element<Quantity> {
  return onlyWhere(firstWordOf(orderValuePhrases), (context, from) => {
    const to = endOfLongest(orderValuePhrases, context, from);
    if (to === null) return [];
    const { schema } = context;
    return schema.catalog.tables
      .filter(({ name }) => /^(?:sales_?)?orders?$/i.test(name))
      .flatMap(({ id }) => worthOf(id, "avg", schema) ?? [])
      .map((value) => ({ value, to, mentions: [], score: to - from }));
  });
}

function firstWordOf(phrases: readonly string[]): Element<string> {
  return word(...phrases.flatMap((phrase) => phrase.split(" ").slice(0, 1)));
}

/** The end of the longest phrase that starts at `from`, or null. */
function endOfLongest(phrases: readonly string[], { question }: PatternContext, from: number): number | null {
  const ends = phrases.flatMap((phrase) => {
    const words = phrase.split(" ");
    const isHere = words.every((expected, offset) => {
      const said = question.words[from + offset];
      return said !== undefined && (said.lower === expected || said.lemma === expected);
    });
    return isHere ? [from + words.length] : [];
  });
  return ends.length === 0 ? null : Math.max(...ends);
}

/** Finds the two figures of a ratio in one table. */
function resolve({ of, by, isShare }: NamedRatio, { schema }: PatternContext): Quantity | null {
  const rights = schema.figuresCalled(by);
  for (const left of schema.figuresCalled(of)) {
    const right = rights.find(({ table, column }) => table === left.table && column !== left.column);
    if (right) return { ...combine("/", left, right), isShare };
  }
  return null;
}

function combine(
  operator: "/" | "-" | "+",
  left: ColumnRef,
  right: ColumnRef,
): Extract<Quantity, { kind: "combined" }> {
  const summed = (column: ColumnRef): Quantity => ({ kind: "column", column, function: "sum" });
  return { kind: "combined", operator, left: summed(left), right: summed(right), isShare: false };
}

/** Figures computed from two others. */
export const ratio: Element<Quantity> = weigh(either(named, combined, perFigure), 1.1);
