import type { CompareOperator } from "@askery/model";
import type { ColumnRef, Test } from "../request/clause.ts";
import type { KeywordKind } from "../keywords/keyword.ts";
import type { Schema } from "../schema/schema.ts";
import {
  keyword,
  either,
  map,
  mention,
  onlyWhere,
  optional,
  phrase,
  sequence,
  several,
  tagged,
  weigh,
  word,
  type Element,
  type PatternContext,
} from "./pattern.ts";
import { anyColumn, listSeparator, mentionedColumn, table } from "./column.ts";
import {
  amount,
  comparableColumn,
  comparator,
  compare,
  comparison,
  isSameColumn,
  operatorOf,
  range,
  worth,
} from "./comparison.ts";
import { matchKeyword, matchOf, matchText, textMatch, textTest } from "./text-match.ts";
import { amongTest, averageTest, columnsTest } from "./against-figure.ts";
import { atBothEnds, atOneEnd, betweenEnds, inRole } from "./in-role.ts";
import { repeated } from "./repeated.ts";
import { splitName } from "../../meaning/names/split-name.ts";
import { stateOfValue } from "../schema/state-of-value.ts";
import { isShortCode } from "../../meaning/states/spell-code.ts";
import { state } from "./state.ts";
import { quotedValue } from "./quoted-value.ts";

export interface FoundValue {
  readonly column: ColumnRef;
  readonly value: string;
  /** The other values that the word means as well. */
  readonly others: readonly string[];
}

/** A value in the data. A verb or a function word counts only with the exact spelling. */
export const value: Element<FoundValue> = map(mention("value"), ({ target, range, stage }, { question }) => {
  const only = range.to === range.from + 1 ? question.words[range.from] : undefined;
  const isCode = stage === "abbreviation" && isShortCode(target.value);
  const isVerb = only?.tag === "verb" && stage !== "exact" && !isCode && target.others === undefined;
  const isSmall = only?.isFunctionWord === true && only.text !== target.value && only.text === only.lower;
  return isVerb || isSmall
    ? null
    : {
        column: { table: target.table, column: target.column },
        value: target.value,
        others: target.others ?? [],
      };
});

const separator = either(
  sequence([word(","), optional(keyword("or", "and"))], ([, last]) => last),
  keyword("or", "and"),
);

/** Values of one column: "Germany", "Germany or France", "Germany, France and Italy". */
const values: Element<Test> = either(
  map(value, (one): Test => isAny([one])),
  sequence([value, separator, value], ([first, last, second], context) =>
    ofOneColumn([first, second], last, context),
  ),
  sequence([value, separator, value, separator, value], ([first, , second, last, third], context) =>
    ofOneColumn([first, second, third], last, context),
  ),
);

/** Prepositions between a verb and its value. */
const preposition = word("to", "from", "by", "with", "in", "at", "via", "through", "for", "on");

/** Before a choice of values: "either Oslo or Rome", "both Oslo and Rome". */
const choosing: Element<unknown> = either<unknown>(word("either"), keyword("both"));

/** Values with their column: "country is Germany", "the category Lighting", "shipped to Germany". */
const namedValues: Element<Test> = either(
  weigh(
    sequence([mentionedColumn, preposition, values], ([column, , test]) =>
      isOf(test, column) ? test : null,
    ),
    1.4,
  ),
  sequence(
    [anyColumn, optional(keyword("exactly", "with")), optional(choosing), values],
    ([column, , , test]) => (isOf(test, column) ? test : null),
  ),
  sequence([values, anyColumn], ([test, column]) => (isOf(test, column) ? test : null)),
  sequence([mention("table"), optional(keyword("exactly")), values], ([table, , test]) =>
    "column" in test && test.column.table === table.target.table ? test : null,
  ),
);

const verb: Element<string> = onlyWhere(tagged("verb"), (context, from) =>
  tagged("verb")(context, from).map((match) => ({
    ...match,
    value: context.question.words[from]?.lemma ?? match.value,
  })),
);

/** "paid by card": the verb is in the name of the value's column, and says no more, such as that the status is "paid". */
const doneBy: Element<Test> = sequence([verb, preposition, values], ([done, , test]) =>
  "column" in test && splitName(test.column.column).some((part) => part.startsWith(done)) ? test : null,
);

/** "from Oslo to Rome", "between Oslo and Rome": values of both ends of a row. */
export const atEnds: Element<readonly Test[]> = either(atBothEnds(values), betweenEnds(values));

/** "without a phone number", "email is missing", "unknown birth date". */
const missing = either<Test>(
  sequence([keyword("not"), anyColumn], ([, column], { schema }) => {
    const no = schema.answersOf(column)?.no;
    if (no !== undefined) return { kind: "values", column, values: [no], isNegated: false };
    const { isNullable, isList } = schema.column(column);
    return isNullable || isList ? { kind: "missing", column, isNegated: false } : null;
  }),
  sequence([anyColumn, optional(keyword("exactly")), keyword("unknown")], ([column]) => ({
    kind: "missing",
    column,
    isNegated: false,
  })),
  sequence([keyword("unknown"), anyColumn], ([, column]) => ({ kind: "missing", column, isNegated: false })),
  sequence([anyColumn, optional(keyword("exactly")), keyword("known")], ([column]) => ({
    kind: "missing",
    column,
    isNegated: true,
  })),
  sequence(
    [either<unknown>(keyword("with", "known"), word("use", "using", "carry")), anyColumn],
    ([, column], { schema }) =>
      hasGaps(column, schema) && !schema.isFigure(column)
        ? { kind: "missing", column, isNegated: true }
        : null,
  ),
);

/** True if the column has nulls, or may have some or empty lists, which were never counted. */
export function hasGaps(column: ColumnRef, schema: Schema): boolean {
  const { isNullable, isList, profile } = schema.column(column);
  return isList === true || (isNullable && (profile === null || profile.nullCount > 0));
}

/** "late", if the glossary defines it. */
export const definedTest: Element<Extract<Test, { kind: "defined" }>> = map(
  mention("glossary"),
  ({ target: { entry } }) =>
    entry.meaning.kind === "filter" ? { kind: "defined", entry, isNegated: false } : null,
);

/** "on weekends", "Mondays", "Saturdays and Sundays". */
export const recurring: Element<Test> = map(
  several(phrase("recurring"), listSeparator, { least: 1, most: 3 }),
  (found) => {
    const [first] = found;
    const options = [...new Set(found.flatMap((one) => one.options))];
    return first === undefined
      ? null
      : { kind: "recurring", date: null, part: first.part, options, isNegated: false };
  },
);

/** All tests without a negation. */
const positive: Element<Test> = either<Test>(
  definedTest,
  state,
  values,
  namedValues,
  weigh(doneBy, 1.9),
  atOneEnd(values),
  inRole(either<Test>(values, namedValues, comparison, range, textMatch)),
  quotedValue,
  recurring,
  comparison,
  range,
  textMatch,
  averageTest,
  columnsTest,
  repeated,
);

const among = amongTest(positive, table);

/** A flag by its name: "SLA breached", "breached SLA", "newsletter". */
export const flagged: Element<Extract<Test, { kind: "values" }>> = map(anyColumn, (column, { schema }) => {
  const answers = schema.answersOf(column);
  return answers === null ? null : { kind: "values", column, values: [answers.yes], isNegated: false };
});
/** "out of warranty", "not under warranty", "no longer in the loyalty program": the flag says that it is not so. */
const unflagged: Element<Test> = sequence(
  [
    either<unknown>(
      sequence([word("out"), word("of")], () => true),
      sequence([keyword("not"), word("under", "in", "on", "within", "covered")], () => true),
    ),
    flagged,
  ],
  ([, inner]) => negate(inner),
);

/** "population over 1500 or under 500", "name contains 'oak' or 'elm'": alternatives that share a column. */
const alternatives: Element<Test> = either(
  sequence(
    [
      comparableColumn,
      optional(keyword("exactly", "with")),
      comparator,
      amount,
      keyword("or"),
      comparator,
      amount,
    ],
    ([column, , how, than, , otherHow, other], { schema }) => {
      const one = compare(column, operatorOf(how), { ...than, unit: than.unit ?? other.unit }, schema);
      const two = compare(column, operatorOf(otherHow), other, schema);
      return one === null || two === null ? null : anyOf([one, two]);
    },
  ),
  sequence(
    [keyword("with", "contains"), matchText, keyword("or"), matchText, word("in", "within"), anyColumn],
    (found, context) => {
      const [, one, , other, , column] = found;
      const isText = context.schema.column(column).type === "text";
      return isText ? anyOf([one, other].map((text) => textTest(column, "contains", text))) : null;
    },
  ),
  sequence([textMatch, keyword("or"), optional(matchKeyword), matchText], ([first, , how, text]) =>
    anyOf([first, { ...first, how: how === null ? first.how : matchOf(how), text }]),
  ),
  sequence(
    [positive, keyword("or"), optional(keyword("with")), positive],
    ([first, , , second]) => joinValues(first, second) ?? anyOf([first, second]),
  ),
  // "that are modern or sung in English".
  weigh(
    sequence([positive, keyword("or"), tagged("verb"), optional(preposition), positive], (found) =>
      anyOf([found[0], found[4]]),
    ),
    1.1,
  ),
);

/** "genre Rock or genre Jazz": merges values of one column into one test. */
function joinValues(one: Test, other: Test): Test | null {
  if (one.kind !== "values" || other.kind !== "values" || one.isNegated || other.isNegated) return null;
  if (!isSameColumn(one.column, other.column)) return null;
  return { ...one, values: [...new Set([...one.values, ...other.values])] };
}

function anyOf(tests: readonly Test[]): Test {
  return { kind: "any", tests };
}

/** A negation. "Not" and "never" may be about a stage that rows have to reach; "except" and "no" are about a value. */
const negation: Element<{ readonly isOfStages: boolean }> = onlyWhere(keyword("not"), (context, from) =>
  keyword("not")(context, from).map((match) => ({
    ...match,
    value: { isOfStages: stageNegations.has(context.question.words[from]?.lower ?? "") },
  })),
);

const stageNegations: ReadonlySet<string> = new Set(["not", "never", "n't"]);

/** The rows that do not pass; "never shipped" are those before that stage, which rows at a later one have reached. */
function notReached(inner: Test, { schema }: PatternContext): Test | null {
  if (inner.kind !== "values" || inner.isNegated) return negate(inner);
  const named = stateOfValue(inner, schema);
  const condition = named?.state.condition;
  const isStage = condition?.kind === "values" && isSameColumn(condition.column, inner.column);
  return named && isStage
    ? { kind: "state", phrase: named.phrase, table: inner.column.table, isNegated: true, isMild: false }
    : negate(inner);
}

/** Conditions on rows, negated or not. */
export const test: Element<Test> = either(
  positive,
  among,
  flagged,
  alternatives,
  missing,
  weigh(unflagged, 1.2),
  sequence([negation, positive], ([{ isOfStages }, inner], context) =>
    isOfStages ? notReached(inner, context) : negate(inner),
  ),
  weigh(
    sequence([negation, tagged("verb"), optional(preposition), positive], ([how, , , inner], context) =>
      how.isOfStages ? notReached(inner, context) : negate(inner),
    ),
    1.3,
  ),
  worth,
  sequence([anyColumn, keyword("not"), values], ([column, , inner]) =>
    isOf(inner, column) ? negate(inner) : null,
  ),
);

function isAny(found: readonly FoundValue[]): Test {
  const [first] = found;
  if (first === undefined) throw new Error("Broken promise: a test of values has a value");
  return {
    kind: "values",
    column: first.column,
    values: found.flatMap(({ value, others }) => [value, ...others]),
    isNegated: false,
  };
}

/** `last` is the word between the last two values: only a list can have this "and" that. */
function ofOneColumn(
  found: readonly FoundValue[],
  last: KeywordKind | null,
  { schema }: PatternContext,
): Test | null {
  const [first, ...rest] = found;
  const isOne =
    first !== undefined &&
    rest.every(
      (other) => other.column.table === first.column.table && other.column.column === first.column.column,
    );
  const isDistinct = new Set(found.map((one) => one.value)).size === found.length;
  if (!isOne || !isDistinct) return null;
  const isAll = last === "and" && schema.column(first.column).isList === true;
  return { ...isAny(found), ...(isAll && { isAll }) };
}

function isOf(inner: Test, column: ColumnRef): boolean {
  return "column" in inner && inner.column.table === column.table && inner.column.column === column.column;
}

const opposite: Readonly<Record<CompareOperator, CompareOperator>> = {
  "=": "!=",
  "!=": "=",
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
};

/** Negates a test; null if that is not supported. */
export function negate(inner: Test): Test | null {
  switch (inner.kind) {
    case "values":
    case "match":
    case "missing":
    case "defined":
    case "state":
    case "recurring":
      return { ...inner, isNegated: !inner.isNegated };
    case "compare":
      return { ...inner, operator: opposite[inner.operator] };
    default:
      return null;
  }
}
