import { isNumeric, type CompareOperator, type DurationUnit, type TableId } from "@askery/model";
import type { ColumnRef, Test } from "../request/clause.ts";
import type { ComparedAmount } from "../request/threshold.ts";
import { amountIn } from "../request/compared-amount.ts";
import type { Schema } from "../schema/schema.ts";
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
import { unit } from "./unit.ts";

const anyNumber = phrase("number");

/** A number that does not count rows: the three of "balances of the three accounts" is no balance. */
const amountNumber = onlyWhere(anyNumber, (context, from) => {
  const isDefinite = context.question.words[from - 1]?.lower === "the";
  return anyNumber(context, from).filter(
    ({ to }) =>
      !isDefinite ||
      !context.mentionsAt[to]?.some(({ target, isGuess }) => target.kind === "table" && !isGuess),
  );
});

/** "30", "30 days", "50 euros", "20%". */
export const amount: Element<ComparedAmount> = sequence([amountNumber, optional(unit)], ([found, named]) => ({
  value: found.value,
  unit: found.unit === "percent" ? "percent" : (named?.unit ?? null),
  isMoney: found.unit === "currency",
}));

export const comparator = keyword("more", "less", "atLeast", "atMost", "exactly");

/** "over 1000 euros": compares the table's main figure. */
export const worth: Element<Test> = sequence(
  [keyword("more", "less", "atLeast", "atMost"), amount],
  ([how, { value, isMoney }]) =>
    isMoney ? { kind: "worth", operator: operatorOf(how), value: { type: "number", value } } : null,
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

/** "department number", "flight id". */
const keyOfEntity: Element<ColumnRef> = sequence(
  [entity, word("number", "no", "#", "id")],
  ([table], { schema }) => {
    const [column, ...more] = schema.keyColumns(table);
    const isNumber = column !== undefined && isNumeric(schema.column({ table, column }).type);
    return isNumber && more.length === 0 ? { table, column } : null;
  },
);

/** "department 80", "flight with number 99": the row with that key. */
const numberedEntity: Element<Test> = sequence(
  [entity, optional(keyword("with")), optional(word("number", "no", "#", "id")), phrase("number")],
  ([table, , , { value }], { schema }) => {
    const [key, ...more] = schema.keyColumns(table);
    if (key === undefined || more.length > 0) return null;
    const column = { table, column: key };
    return isNumeric(schema.column(column).type)
      ? { kind: "compare", column, operator: "=", value: { type: "number", value } }
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

/** Whether a number counts what follows: no advisor is above 2 in "advisors with more than 2 students". */
const isBeforeNoun: Element<boolean> = ({ question }, from) => [
  { value: question.words[from]?.tag === "noun", to: from, mentions: [], score: 0 },
];

/** "price over 100", "at least 50 points", "older than 30", "age 30 or more". */
export const comparison: Element<Test> = either(
  sequence(
    [
      comparableColumn,
      optional(keyword("exactly", "with")),
      keyword("more", "less", "atLeast", "atMost", "exactly"),
      amount,
      isBeforeNoun,
    ],
    ([column, , how, than, isCounting], { schema }) =>
      isCounting && how !== "exactly" && !schema.isFigure(column) && !schema.isYear(column)
        ? null
        : compare(column, operatorOf(how), than, schema),
  ),
  sequence(
    [comparableColumn, amount, optional(keyword("orMore", "orLess"))],
    ([column, than, how], { schema }) =>
      how === null && looksLikeYear(than.value) && !schema.isYear(column)
        ? null
        : compare(column, how === null ? "=" : operatorOf(how), than, schema),
  ),
  sequence(
    [comparableColumn, optional(keyword("exactly")), amount, keyword("orMore", "orLess")],
    ([column, , than, how], { schema }) => compare(column, operatorOf(how), than, schema),
  ),
  sequence(
    [keyword("more", "less", "atLeast", "atMost", "exactly"), amount, comparableColumn],
    ([how, than, column], { schema }) => compare(column, operatorOf(how), than, schema),
  ),
  sequence([amount, keyword("orMore", "orLess"), comparableColumn], ([than, how, column], { schema }) =>
    compare(column, operatorOf(how), than, schema),
  ),
  sequence(
    [keyword("more", "less", "atLeast", "atMost"), comparableColumn, amount],
    ([how, column, than], { schema }) => compare(column, operatorOf(how), than, schema),
  ),
  sequence([keyColumn, optional(keyword("exactly")), amount], ([column, , than], { schema }) =>
    compare(column, "=", than, schema),
  ),
  sequence(
    [either(keyColumn, comparableColumn, keyOfEntity), keyword("not"), optional(keyword("exactly")), amount],
    ([column, , , than], { schema }) => compare(column, "!=", than, schema),
  ),
  weigh(numberedEntity, 0.9),
  weigh(
    sequence([amount, comparableColumn], ([than, column], { schema }) => compare(column, "=", than, schema)),
    0.8,
  ),
  sequence([adjectiveColumnThan, amount], ([{ column, how }, than], { schema }) =>
    compare(column, operatorOf(how), than, schema),
  ),
  sequence([comparedColumn, amount], ([{ column, how }, than], { schema }) =>
    schema.isDate(column) ? ageTest(column, how, than) : compare(column, operatorOf(how), than, schema),
  ),
);

/** "rides over 10 km", "parcels between 2 and 5 kg": the only figure of the rows in such a unit. */
export const measured = either<Extract<Test, { kind: "compare" | "between" }>>(
  sequence([entity, optional(keyword("exactly")), comparator, amount], ([table, , how, than], { schema }) => {
    const column = measuredIn(table, than, schema);
    return column === null ? null : compare(column, operatorOf(how), than, schema);
  }),
  sequence([entity, keyword("between"), amount, keyword("and"), amount], (found, { schema }) => {
    const [table, , low, , high] = found;
    const column = measuredIn(table, high, schema);
    return column === null ? null : between(column, low, high, schema);
  }),
  beforeNoNoun(
    sequence(
      [entity, keyword("more", "less", "atLeast", "atMost"), amount],
      ([table, how, than], { schema }) => {
        const column = than.unit === null ? schema.mainFigure(table) : null;
        return column === null ? null : compare({ table, column }, operatorOf(how), than, schema);
      },
    ),
  ),
);

/** "transfers over 500" compares what they are worth, "transfers over 500 miles" does not. */
function beforeNoNoun<T>(element: Element<T>): Element<T> {
  return onlyWhere(element, (context, from) =>
    element(context, from).filter(({ to }) => context.question.words[to]?.tag !== "noun"),
  );
}

function measuredIn(table: TableId, { unit: of }: ComparedAmount, schema: Schema): ColumnRef | null {
  const column = of === null || of === "percent" ? null : schema.figureIn(table, of, of);
  return column === null ? null : { table, column };
}

/** "Revenue 2024" refers to a year. */
function looksLikeYear(value: string): boolean {
  return /^(?:19|20)\d\d$/.test(value);
}

/** "older than 30" on a date of birth. */
function ageTest(column: ColumnRef, how: KeywordKind, { value, unit: named }: ComparedAmount): Test | null {
  return named === null || named === "year"
    ? elapsedTest({ from: column, to: null, lasts: false }, how, { amount: value, unit: "year" })
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
      amount,
      either<unknown>(keyword("and"), word("to", "-")),
      amount,
    ],
    ([column, , , low, , high], { schema }) => between(column, low, high, schema),
  ),
  sequence(
    [keyword("between"), amount, either<unknown>(keyword("and"), word("to", "-")), amount, comparableColumn],
    ([, low, , high, column], { schema }) => between(column, low, high, schema),
  ),
);

/** In "between 2 and 3 hours" the unit is that of both ends. */
function between(
  column: ColumnRef,
  from: ComparedAmount,
  to: ComparedAmount,
  schema: Schema,
): Extract<Test, { kind: "between" }> | null {
  const unit = schema.unitOf(column);
  const low = amountIn(unit, { ...from, unit: from.unit ?? to.unit });
  const high = amountIn(unit, to);
  return low === null || high === null ? null : { kind: "between", column, low, high };
}

export function isSameColumn(one: ColumnRef, other: ColumnRef): boolean {
  return one.table === other.table && one.column === other.column;
}

/** Null for an amount in a unit that does not convert to the column's. */
export function compare(
  column: ColumnRef,
  operator: CompareOperator,
  than: ComparedAmount,
  schema: Schema,
): Extract<Test, { kind: "compare" }> | null {
  // No amount is so many percent: those are of a whole.
  if (than.unit === "percent" && schema.isMoney(column)) return null;
  const value = amountIn(schema.unitOf(column), than);
  return value === null ? null : { kind: "compare", column, operator, value };
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
