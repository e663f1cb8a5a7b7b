import { isNumeric, type CompareOperator, type DurationUnit, type Literal } from "@askery/model";
import type { ColumnRef, Test } from "../request/clause.ts";
import type { KeywordKind } from "../keywords/keyword.ts";
import {
  keyword,
  either,
  map,
  onlyWhere,
  optional,
  phrase,
  sequence,
  weigh,
  word,
  type Element,
  type Match,
} from "./pattern.ts";
import { amountColumn, anyColumn, table as entity } from "./column.ts";
import { unitWords } from "./unit-words.data.ts";

/** A number, and whether it is an amount of money or a percentage. */
export interface Amount {
  readonly literal: Literal;
  readonly isMoney: boolean;
  readonly isPercent: boolean;
}

/** "30", "30 days", "50 euros". */
export const amount: Element<Amount> = sequence([phrase("number"), optional(unit())], ([found]) => ({
  literal: { type: "number", value: found.value },
  isMoney: found.unit === "currency",
  isPercent: found.unit === "percent",
}));

export const number: Element<Literal> = map(amount, ({ literal }) => literal);

/** A unit of a number, which does not affect the comparison. */
function unit(): Element<string> {
  return word(...unitWords);
}

/** "over 1000 euros": compares the table's main figure. */
export const worth: Element<Test> = sequence(
  [keyword("more", "less", "atLeast", "atMost"), amount],
  ([how, { literal, isMoney }]) =>
    isMoney ? { kind: "worth", operator: operatorOf(how), value: literal } : null,
);

export const comparableColumn: Element<ColumnRef> = either(
  onlyWhere(anyColumn, (context, from) =>
    anyColumn(context, from).flatMap((match) => {
      const { schema } = context;
      if (schema.isFigure(match.value) || schema.isYear(match.value)) return [match];
      const isKey = schema.isKey(match.value);
      if (isKey && match.mentions.some(({ isGuess }) => isGuess)) return [];
      const factor = isKey ? keyFactor : codeFactor;
      return isNumeric(schema.column(match.value).type) ? [{ ...match, score: match.score * factor }] : [];
    }),
  ),
  amountColumn,
);

/** Numeric codes are compared less often than figures, and keys rarely. */
const codeFactor = 0.9;
const keyFactor = 0.7;

/** "student id 121", "room number 7": a numeric column that is a code or key. */
const keyColumn: Element<ColumnRef> = map(anyColumn, (column, { schema }) =>
  isNumeric(schema.column(column).type) && !schema.isFigure(column) ? column : null,
);

/** "department 80", "flight with number 99": the row with that key. */
const numberedEntity: Element<Test> = sequence(
  [entity, optional(keyword("with")), optional(word("number", "no", "#", "id")), phrase("number")],
  ([table, , , { value }], { schema }) => {
    const [key, ...more] = schema.keyColumns(table);
    if (key === undefined || more.length > 0) return null;
    const column = { table, column: key };
    return isNumeric(schema.column(column).type)
      ? compare(column, "=", { type: "number", value })
      : { kind: "values", column, values: [value], isNegated: false };
  },
);

const moreOrLess = keyword("more", "less");

/** A comparative that implies its column: "older than", "cheaper than". */
export const comparedColumn: Element<{ readonly column: ColumnRef; readonly how: KeywordKind }> = onlyWhere(
  moreOrLess,
  (context, from) =>
    anyColumn(context, from).flatMap((column) =>
      moreOrLess(context, from)
        .filter((how) => how.to >= column.to)
        .map((how): Match<{ column: ColumnRef; how: KeywordKind }> => ({
          value: { column: column.value, how: how.value },
          to: how.to,
          mentions: column.mentions,
          score: Math.max(column.score, how.score),
        })),
    ),
);

/** "higher salary than", "smaller area than": a comparative and a column. */
export const adjectiveColumnThan: Element<{ readonly column: ColumnRef; readonly how: KeywordKind }> =
  sequence([comparative(), comparableColumn, word("than")], ([how, column]) => ({ column, how }));

function comparative(): Element<KeywordKind> {
  return either<KeywordKind>(
    map(word("higher", "greater", "larger", "bigger", "longer", "more", "older", "better"), () => "more"),
    map(word("lower", "smaller", "less", "fewer", "shorter", "younger", "worse", "cheaper"), () => "less"),
  );
}

/** "price over 100", "at least 50 points", "older than 30", "age 30 or more". */
export const comparison: Element<Test> = either(
  sequence(
    [
      comparableColumn,
      optional(keyword("exactly", "with")),
      keyword("more", "less", "atLeast", "atMost", "exactly"),
      number,
    ],
    ([column, , how, literal]) => compare(column, operatorOf(how), literal),
  ),
  sequence(
    [comparableColumn, number, optional(keyword("orMore", "orLess"))],
    ([column, literal, how], { schema }) =>
      how === null && looksLikeYear(literal) && !schema.isYear(column)
        ? null
        : compare(column, how === null ? "=" : operatorOf(how), literal),
  ),
  sequence(
    [comparableColumn, optional(keyword("exactly")), number, keyword("orMore", "orLess")],
    ([column, , literal, how]) => compare(column, operatorOf(how), literal),
  ),
  sequence(
    [keyword("more", "less", "atLeast", "atMost", "exactly"), number, comparableColumn],
    ([how, literal, column]) => compare(column, operatorOf(how), literal),
  ),
  sequence([number, keyword("orMore", "orLess"), comparableColumn], ([literal, how, column]) =>
    compare(column, operatorOf(how), literal),
  ),
  sequence(
    [keyword("more", "less", "atLeast", "atMost"), comparableColumn, number],
    ([how, column, literal]) => compare(column, operatorOf(how), literal),
  ),
  sequence([keyColumn, optional(keyword("exactly")), number], ([column, , literal]) =>
    compare(column, "=", literal),
  ),
  weigh(numberedEntity, 0.9),
  weigh(
    sequence([number, comparableColumn], ([literal, column]) => compare(column, "=", literal)),
    0.8,
  ),
  sequence([adjectiveColumnThan, number], ([{ column, how }, literal]) =>
    compare(column, operatorOf(how), literal),
  ),
  sequence([comparedColumn, number], ([{ column, how }, literal], context) =>
    context.schema.isDate(column) ? ageTest(column, how, literal) : compare(column, operatorOf(how), literal),
  ),
);

/** "Revenue 2024" refers to a year. */
function looksLikeYear(literal: Literal): boolean {
  return literal.type === "number" && /^(?:19|20)\d\d$/.test(literal.value);
}

/** "older than 30" on a date of birth. */
function ageTest(column: ColumnRef, how: KeywordKind, years: Literal): Test | null {
  return years.type === "number"
    ? elapsedTest({ from: column, to: null, lasts: false }, how, { amount: years.value, unit: "year" })
    : null;
}

/** The time between two dates of a row, or from one to today. */
export interface Elapsed {
  readonly from: ColumnRef;
  readonly to: ColumnRef | null;
  readonly lasts: boolean;
}

export function elapsedTest(
  { from: column, to, lasts }: Elapsed,
  how: KeywordKind,
  than: { readonly amount: string; readonly unit: DurationUnit },
): Test {
  return { kind: "elapsed", column, to, lasts, operator: operatorOf(how), ...than };
}

/** "price between 10 and 20", "between 10 and 20 euros of price". */
export const range: Element<Test> = either(
  sequence(
    [
      comparableColumn,
      optional(keyword("exactly")),
      keyword("between"),
      number,
      either<unknown>(keyword("and"), word("to", "-")),
      number,
    ],
    ([column, , , low, , high]) => ({
      kind: "between",
      column,
      low,
      high,
    }),
  ),
  sequence(
    [keyword("between"), number, either<unknown>(keyword("and"), word("to", "-")), number, comparableColumn],
    ([, low, , high, column]) => ({
      kind: "between",
      column,
      low,
      high,
    }),
  ),
);

export const comparator = keyword("more", "less", "atLeast", "atMost", "exactly");

export function isSameColumn(one: ColumnRef, other: ColumnRef): boolean {
  return one.table === other.table && one.column === other.column;
}

export function compare(column: ColumnRef, operator: CompareOperator, literal: Literal): Test {
  return { kind: "compare", column, operator, value: literal };
}

export function operatorOf(how: KeywordKind): CompareOperator {
  switch (how) {
    case "more":
      return ">";
    case "less":
      return "<";
    case "atLeast":
    case "orMore":
      return ">=";
    case "atMost":
    case "orLess":
      return "<=";
    default:
      return "=";
  }
}
