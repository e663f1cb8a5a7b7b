import type { CompareOperator, Literal } from "@askery/model";
import type { ColumnRef, Test } from "../clause.ts";
import type { CueKind } from "../cue.ts";
import {
  cue,
  either,
  map,
  mention,
  optional,
  phrase,
  sequence,
  tagged,
  weigh,
  word,
  type Element,
  type Match,
} from "../pattern.ts";
import { amountColumn, anyColumn, mentionedColumn } from "./column.ts";
import { unitWords } from "./unit-words.data.ts";

interface FoundValue {
  readonly column: ColumnRef;
  readonly value: string;
}

/** A value that the data hold. */
const value: Element<FoundValue> = map(mention("value"), ({ target }) => ({
  column: { table: target.table, column: target.column },
  value: target.value,
}));

const separator = either<unknown>(
  sequence([word(","), optional(cue("or", "and"))], () => true),
  cue("or", "and"),
);

/** "Germany", "Germany or France", "Germany, France and Italy": values of one column. */
const values: Element<Test> = either(
  map(value, (one): Test => isAny([one])),
  sequence([value, separator, value], ([first, , second]) => ofOneColumn([first, second])),
  sequence([value, separator, value, separator, value], ([first, , second, , third]) =>
    ofOneColumn([first, second, third]),
  ),
);

/** Words that tie what was done to where, how or by whom. */
const preposition = word("to", "from", "by", "with", "in", "at", "via", "through", "for", "on");

/** "country is Germany", "the category Lighting", "shipped to Germany": the column said as well. */
const namedValues: Element<Test> = either(
  weigh(
    sequence([mentionedColumn, preposition, values], ([column, , test]) =>
      isOf(test, column) ? test : null,
    ),
    1.4,
  ),
  sequence([anyColumn, optional(cue("exactly", "with")), values], ([column, , test]) =>
    isOf(test, column) ? test : null,
  ),
  sequence([values, anyColumn], ([test, column]) => (isOf(test, column) ? test : null)),
  sequence([mention("table"), optional(cue("exactly")), values], ([table, , test]) =>
    "column" in test && test.column.table === table.target.table ? test : null,
  ),
);

/** "named 'Oslo'", "title = \"Dune\"": in quotation marks, whether or not the data hold it. */
const quotedValue: Element<Test> = sequence(
  [anyColumn, optional(cue("exactly")), phrase("quoted")],
  ([column, , quoted]) => ({
    kind: "values",
    column,
    values: [quoted.text],
    isNegated: false,
  }),
);

/** A number, and whether it is money. */
export interface Amount {
  readonly literal: Literal;
  readonly isMoney: boolean;
}

/** "30", "30 days", "50 euros". */
export const amount: Element<Amount> = sequence([phrase("number"), optional(unit())], ([found]) => ({
  literal: { type: "number", value: found.value },
  isMoney: found.unit === "currency",
}));

const number: Element<Literal> = map(amount, ({ literal }) => literal);

/** "over 1000 euros", of the one figure that the thing is about. */
const worth: Element<Test> = sequence(
  [cue("more", "less", "atLeast", "atMost"), amount],
  ([how, { literal, isMoney }]) =>
    isMoney ? { kind: "worth", operator: operatorOf(how), value: literal } : null,
);

const comparableColumn: Element<ColumnRef> = either(
  map(anyColumn, (column, context) =>
    context.schema.isFigure(column) || context.schema.isYear(column) ? column : null,
  ),
  amountColumn,
);

/** A column and how it compares, said by one adjective: "older than", "cheaper than". */
const comparedColumn: Element<{ readonly column: ColumnRef; readonly how: CueKind }> = (context, from) =>
  anyColumn(context, from).flatMap((column) =>
    cue("more", "less")(context, from)
      .filter((how) => how.to >= column.to)
      .map((how): Match<{ column: ColumnRef; how: CueKind }> => ({
        value: { column: column.value, how: how.value },
        to: how.to,
        mentions: column.mentions,
        score: Math.max(column.score, how.score),
      })),
  );

/** "price over 100", "at least 50 points", "older than 30", "age 30 or more". */
const comparison: Element<Test> = either(
  sequence(
    [
      comparableColumn,
      optional(cue("exactly", "with")),
      cue("more", "less", "atLeast", "atMost", "exactly"),
      number,
    ],
    ([column, , how, literal]) => compare(column, operatorOf(how), literal),
  ),
  sequence(
    [comparableColumn, number, optional(cue("orMore", "orLess"))],
    ([column, literal, how], { schema }) =>
      how === null && looksLikeYear(literal) && !schema.isYear(column)
        ? null
        : compare(column, how === null ? "=" : operatorOf(how), literal),
  ),
  sequence(
    [comparableColumn, optional(cue("exactly")), number, cue("orMore", "orLess")],
    ([column, , literal, how]) => compare(column, operatorOf(how), literal),
  ),
  sequence(
    [cue("more", "less", "atLeast", "atMost", "exactly"), number, comparableColumn],
    ([how, literal, column]) => compare(column, operatorOf(how), literal),
  ),
  sequence([number, cue("orMore", "orLess"), comparableColumn], ([literal, how, column]) =>
    compare(column, operatorOf(how), literal),
  ),
  weigh(
    sequence([number, comparableColumn], ([literal, column]) => compare(column, "=", literal)),
    0.8,
  ),
  sequence([comparedColumn, number], ([{ column, how }, literal], context) =>
    context.schema.isDate(column) ? ageTest(column, how, literal) : compare(column, operatorOf(how), literal),
  ),
);

/** "Revenue 2024" is about a year. */
function looksLikeYear(literal: Literal): boolean {
  return literal.type === "number" && /^(?:19|20)\d\d$/.test(literal.value);
}

/** "older than 30" where only a date of birth is known. */
function ageTest(column: ColumnRef, how: CueKind, years: Literal): Test | null {
  return years.type === "number"
    ? { kind: "age", column, operator: operatorOf(how), years: years.value }
    : null;
}

/** "price between 10 and 20", "between 10 and 20 euros of price". */
const range: Element<Test> = either(
  sequence(
    [
      comparableColumn,
      optional(cue("exactly")),
      cue("between"),
      number,
      either<unknown>(cue("and"), word("to", "-")),
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
    [cue("between"), number, either<unknown>(cue("and"), word("to", "-")), number, comparableColumn],
    ([, low, , high, column]) => ({
      kind: "between",
      column,
      low,
      high,
    }),
  ),
);

/** "name contains 'oak'", "titles starting with The". */
const textMatch: Element<Test> = sequence(
  [
    anyColumn,
    optional(cue("exactly")),
    cue("contains", "startsWith", "endsWith"),
    either(
      map(phrase("quoted"), (found) => found.text),
      anyWord(),
    ),
  ],
  ([column, , how, text]) => ({ kind: "match", column, how: matchOf(how), text, isNegated: false }),
);

/** "without a phone number", "email is missing", "unknown birth date". */
const missing = either<Test>(
  sequence([cue("not"), anyColumn], ([, column], context) =>
    context.schema.column(column).isNullable ? { kind: "missing", column, isNegated: false } : null,
  ),
  sequence([anyColumn, optional(cue("exactly")), cue("unknown")], ([column]) => ({
    kind: "missing",
    column,
    isNegated: false,
  })),
  sequence([cue("unknown"), anyColumn], ([, column]) => ({ kind: "missing", column, isNegated: false })),
  sequence([anyColumn, optional(cue("exactly")), cue("known")], ([column]) => ({
    kind: "missing",
    column,
    isNegated: true,
  })),
  sequence(
    [either<unknown>(cue("with", "known"), word("use", "using", "carry")), anyColumn],
    ([, column], context) =>
      context.schema.column(column).isNullable && !context.schema.isFigure(column)
        ? { kind: "missing", column, isNegated: true }
        : null,
  ),
);

/** "above average price", "price higher than the average". */
const averageTest: Element<Test> = either(
  sequence(
    [comparableColumn, optional(cue("exactly")), cue("aboveAverage", "belowAverage")],
    ([column, , how]) => ({
      kind: "average",
      column,
      operator: how === "aboveAverage" ? ">" : "<",
    }),
  ),
  sequence([cue("aboveAverage", "belowAverage"), comparableColumn], ([how, column]) => ({
    kind: "average",
    column,
    operator: how === "aboveAverage" ? ">" : "<",
  })),
);

const glossaryTest: Element<Test> = map(mention("glossary"), ({ target: { entry } }) => {
  const { meaning } = entry;
  if (meaning.kind === "filter") return { kind: "glossary", entry };
  if (meaning.kind === "value") {
    return isAny([{ column: { table: meaning.table, column: meaning.column }, value: meaning.value }]);
  }
  return null;
});

/** Dates never given: "not delivered", "not yet paid", where the date of it is empty. */
const positive: Element<Test> = either(
  glossaryTest,
  values,
  namedValues,
  quotedValue,
  comparison,
  range,
  textMatch,
  averageTest,
);

/** "SLA breached", "breached SLA", "newsletter": a yes-or-no column by its name. */
export const flagged: Element<Extract<Test, { kind: "values" }>> = map(anyColumn, (column, { schema }) => {
  const yes = schema.yesOf(column);
  return yes === null ? null : { kind: "values", column, values: [yes], isNegated: false };
});

/** What must hold of a row, or must not. */
export const test: Element<Test> = either(
  positive,
  flagged,
  missing,
  sequence([cue("not"), positive], ([, inner]) => negate(inner)),
  weigh(
    sequence([cue("not"), tagged("verb"), optional(preposition), positive], ([, , , inner]) => negate(inner)),
    1.3,
  ),
  worth,
  sequence([anyColumn, cue("not"), values], ([column, , inner]) =>
    isOf(inner, column) ? negate(inner) : null,
  ),
);

export function operatorOf(how: CueKind): CompareOperator {
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

function isAny(found: readonly FoundValue[]): Test {
  const [first] = found;
  if (first === undefined) throw new Error("Broken promise: a test of values has a value");
  return { kind: "values", column: first.column, values: found.map((one) => one.value), isNegated: false };
}

function ofOneColumn(found: readonly FoundValue[]): Test | null {
  const [first, ...rest] = found;
  const isOne =
    first !== undefined &&
    rest.every(
      (other) => other.column.table === first.column.table && other.column.column === first.column.column,
    );
  const isDistinct = new Set(found.map((one) => one.value)).size === found.length;
  return isOne && isDistinct ? isAny(found) : null;
}

function isOf(inner: Test, column: ColumnRef): boolean {
  return "column" in inner && inner.column.table === column.table && inner.column.column === column.column;
}

function compare(column: ColumnRef, operator: CompareOperator, literal: Literal): Test {
  return { kind: "compare", column, operator, value: literal };
}

const opposite: Readonly<Record<CompareOperator, CompareOperator>> = {
  "=": "!=",
  "!=": "=",
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
};

/** The contrary of a test; null where there is none. */
export function negate(inner: Test): Test | null {
  switch (inner.kind) {
    case "values":
    case "match":
    case "missing":
      return { ...inner, isNegated: !inner.isNegated };
    case "compare":
      return { ...inner, operator: opposite[inner.operator] };
    default:
      return null;
  }
}

function matchOf(how: CueKind): "contains" | "startsWith" | "endsWith" {
  return how === "startsWith" || how === "endsWith" ? how : "contains";
}

/** What a figure is counted in, which the column knows without being told. */
function unit(): Element<string> {
  return word(...unitWords);
}

/** One word that is no cue, taken as it stands. */
function anyWord(): Element<string> {
  return (context, from) => {
    const found = context.question.words[from];
    if (!found || found.isFunctionWord || found.tag === "punctuation") return [];
    return [{ value: found.text, to: from + 1, mentions: [], score: 0.7 }];
  };
}
