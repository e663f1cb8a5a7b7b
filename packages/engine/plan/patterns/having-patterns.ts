import type { CompareOperator, TableId } from "@askery/model";
import type { Clause, ColumnRef, PeriodPhrase, Quantity, Test } from "../request/clause.ts";
import type { ComparedAmount } from "../request/threshold.ts";
import { compareGroup, isCount } from "../request/compared-amount.ts";
import type { KeywordKind } from "../keywords/keyword.ts";
import {
  keyword,
  either,
  map,
  onlyWhere,
  optional,
  pattern,
  phrase,
  sequence,
  tagged,
  weigh,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { changedFigure, changedThings } from "./changed-figures.ts";
import { figure, table } from "./column.ts";
import { happening } from "./happening.ts";
import { kindOfRows } from "./kind-of-rows.ts";
import { phraseOf } from "./period-patterns.ts";
import { unlinked } from "./guesses.ts";
import { plainVerb } from "./plain-verb.ts";
import { modifier } from "./modified-patterns.ts";
import { moneySpent } from "./money-spent.ts";
import { quantity } from "./quantity.ts";
import { isSame } from "../request/is-same.ts";
import { tablesOfQuantity } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";
import { amount, operatorOf } from "./comparison.ts";

const comparison = keyword("more", "less", "atLeast", "atMost", "exactly");

/** "only once", "just twice", "ordered only 3 times". */
const soOften: Element<KeywordKind> = either<KeywordKind>(
  comparison,
  map(word("only", "just"), () => "exactly"),
);

const limit = keyword("more", "less", "atLeast", "atMost");

/** "older than", "more expensive than": comparisons that apply to entities and never to counts. */
const limitOfThings = onlyWhere(limit, (context, from) =>
  limit(context, from).map((match) => {
    const words = context.question.words.slice(from, match.to);
    return {
      ...match,
      value: { how: match.value, isOfThings: words.some(({ lower }) => ofThings.has(lower)) },
    };
  }),
);

const ofThings: ReadonlySet<string> = new Set([
  "older",
  "younger",
  "expensive",
  "cheaper",
  "heavier",
  "lighter",
  "taller",
  "longer",
  "shorter",
  "later",
  "earlier",
]);
/** "with more than 3", or a verb that names nothing: "who caused more than 3", "that submitted at least 2". */
const withWord = optional(either<unknown>(keyword("with"), unlinked(plainVerb)));

const anyNumber = phrase("number");

/** A number of things that were not named before, unlike "the two". */
const newNumber = onlyWhere(anyNumber, (context, from) =>
  context.question.words[from - 1]?.lower === "the" ? [] : anyNumber(context, from),
);

/** "more than 3 orders", "revenue over 1000", "5 or more reviews", "ordered at least 3 times". */
const havingAmount: Element<readonly Clause[]> = either(
  weigh(
    sequence([withWord, comparison, amount, word("in", "of"), quantity], ([, how, than, , of], { schema }) =>
      having(of, how, than, schema),
    ),
    1.1,
  ),
  sequence([withWord, comparison, amount, quantity], ([, how, than, of], { schema }) =>
    having(of, how, than, schema),
  ),
  // "more than 3 different projects": several rows may refer to one of them.
  weigh(
    sequence(
      [withWord, comparison, amount, keyword("distinct"), table],
      ([, how, than, , of], { schema }) => {
        const [key, ...more] = schema.keyColumns(of);
        return key === undefined || more.length > 0
          ? null
          : having(
              { kind: "column", column: { table: of, column: key }, function: "countDistinct" },
              how,
              than,
              schema,
            );
      },
    ),
    1.1,
  ),
  // "at least 3 no-shows"
  sequence([withWord, comparison, amount, kindOfRows], ([, how, than, { rows, filter }], { schema }) => {
    const found = having(rows, how, than, schema);
    return found && [...found, filter];
  }),
  sequence(
    [withWord, quantity, optional(keyword("exactly")), limitOfThings, amount],
    ([, of, , { how, isOfThings }, than], { schema }) =>
      isOfThings && isCount(of) ? null : having(of, how, than, schema),
  ),
  sequence([withWord, amount, keyword("orMore", "orLess"), quantity], ([, than, how, of], { schema }) =>
    having(of, how, than, schema),
  ),
  // "courses with two teachers", "who built two bridges": exactly that many, but not in "of the two bridges".
  weigh(
    sequence(
      [either<unknown>(keyword("with"), tagged("verb")), newNumber, table],
      ([, { value }, of], { schema }) =>
        /^[1-9]\d?$/.test(value)
          ? having(rowsOf(of), "exactly", { value, unit: null, isMoney: false }, schema)
          : null,
    ),
    0.9,
  ),
  sequence([table, soOften, amount, keyword("times")], ([of, how, than], { schema }) =>
    having(rowsOf(of), how, than, schema),
  ),
);

/** "2 to 4", "between 2 and 4". */
const range: Element<readonly [ComparedAmount, ComparedAmount]> = either(
  sequence([word("between"), amount, keyword("and"), amount], ([, low, , high]) => [low, high]),
  sequence([optional(word("from")), amount, word("to", "-", "–"), amount], ([, low, , high]) => [low, high]),
);

/** "with 2 to 4 orders", "between 2 and 4 orders". */
const havingRange: Element<readonly Clause[]> = sequence(
  [withWord, range, optional(word("in", "of")), quantity],
  ([, [low, high], , of], { schema }) => {
    const [least, most] = [having(of, "atLeast", low, schema), having(of, "atMost", high, schema)];
    return least === null || most === null ? null : [...least, ...most];
  },
);

/** "with more than 5 orders and over 1000 in revenue": each is about the group, none about single rows. Both are of the same rows or of their parts. */
const severalHavings: Element<readonly Clause[]> = sequence(
  [havingAmount, keyword("and"), havingAmount],
  ([one, , other], { schema }) => {
    const [first, ...more] = [...one, ...other].flatMap(tablesHad);
    const isOfOne = more.every(
      (table) =>
        first === table ||
        (first !== undefined && (schema.detailOf(first) === table || schema.detailOf(table) === first)),
    );
    return isOfOne ? [...one, ...other] : null;
  },
);

function tablesHad(clause: Clause): readonly TableId[] {
  return clause.kind === "having" ? tablesOfQuantity(clause.quantity) : [];
}

/** "who applied more than twice", "joined at least 3 times": counts rows with the event. */
const happenedTimes: Element<readonly Clause[]> = either(
  sequence([happening, soOften, amount, keyword("times")], ([column, how, than], { schema }) =>
    having(rowsOf(column.table), how, than, schema),
  ),
  sequence(
    [
      either(
        map(happening, (column) => column.table),
        table,
      ),
      soOften,
      word("once", "twice"),
    ],
    ([of, how, often], { schema }) =>
      having(rowsOf(of), how, { value: often === "once" ? "1" : "2", unit: null, isMoney: false }, schema),
  ),
);

/** "with at least 2 missed lessons", "more than 3 open tickets", "at least 3 overdue": counts some of the rows. */
const havingSome: Element<readonly Clause[]> = sequence(
  [withWord, comparison, amount, modifier, optional(modifier), table],
  ([, how, than, first, second, of], { schema }) => {
    const found = having(rowsOf(of), how, than, schema);
    return found === null
      ? null
      : [...found, ...[first, second].flatMap((test) => (test ? [filter(test)] : []))];
  },
);

function filter(test: Test): Clause {
  return { kind: "filter", test };
}

const one: ComparedAmount = { value: "1", unit: null, isMoney: false };

/** "with several orders", "ordered more than once". */
const havingSeveral: Element<readonly Clause[]> = either(
  sequence(
    [either<unknown>(keyword("with"), word("in")), keyword("several"), table],
    ([, , of], { schema }) => having(rowsOf(of), "more", one, schema),
  ),
  sequence([table, keyword("once")], ([of], { schema }) => having(rowsOf(of), "more", one, schema)),
);

/** True for a figure that is of the same size for a group and for all rows. */
function hasOverall(of: Quantity): boolean {
  return of.kind === "rate" || (of.kind === "combined" && of.operator === "/") || isAverage(of);
}

function isAverage(of: Quantity): boolean {
  return of.kind === "column" && of.function === "avg";
}

function isOfColumn(of: Quantity, column: ColumnRef): boolean {
  return of.kind === "column" && isSame(of.column, column);
}

/** "of all products", "overall". */
const ofAllRows: Element<unknown> = either<unknown>(
  sequence([word("of", "for", "across"), word("all"), table], () => true),
  word("overall"),
);

const beating: Element<KeywordKind> = either<KeywordKind>(
  map(either(word("beat", "exceed", "surpass"), keyword("more")), () => "aboveAverage"),
  map(keyword("less"), () => "belowAverage"),
);

/** "more orders than average", "average salary below the overall average". */
const havingAverage: Element<readonly Clause[]> = either(
  sequence(
    [word("more", "higher", "fewer", "less", "lower"), quantity, word("than"), word("average")],
    ([how, of]) => againstAverage(of, how === "more" || how === "higher" ? "aboveAverage" : "belowAverage"),
  ),
  sequence([keyword("aboveAverage", "belowAverage"), quantity], ([how, of]) => againstAverage(of, how)),
  sequence([quantity, keyword("aboveAverage", "belowAverage")], ([of, how]) => againstAverage(of, how)),
  // "whose average price is higher than the average price of all products".
  sequence(
    [
      quantity,
      optional(keyword("exactly")),
      keyword("aboveAverage", "belowAverage"),
      figure,
      optional(ofAllRows),
    ],
    ([of, , how, named]) => (isAverage(of) && isOfColumn(of, named) ? againstAverage(of, how) : null),
  ),
  // "whose click rate beats the overall click rate".
  sequence([quantity, beating, word("overall"), optional(quantity)], ([of, how, , other]) =>
    hasOverall(of) && (other === null || isSame(of, other)) ? againstAverage(of, how) : null,
  ),
);

/** "who spend more than average", "that bring in less than the average customer": the totals of groups, never single rows. */
const spendingMore: Element<readonly Clause[]> = sequence(
  [moneySpent, word("more", "less"), optional(word("money")), word("than"), word("average"), optional(table)],
  ([{ worth, filters }, how]) => [
    ...filters,
    ...againstAverage(worth, how === "more" ? "aboveAverage" : "belowAverage"),
  ],
);

/** "twice", "three times", "half". */
const times: Element<string> = either(
  map(word("twice", "double"), () => "2"),
  map(word("half"), () => "0.5"),
  sequence([phrase("number"), word("times", "x")], ([{ value }]) => value),
);

const plain: Element<Quantity> = map(quantity, (of) =>
  of.kind === "column" && of.function === "avg" ? { ...of, function: "sum" } : of,
);

/** Whether a noun follows: what is averaged in "twice the average rentals". */
const isBeforeNoun: Element<boolean> = (context, from) => [
  { value: context.question.words[from]?.tag === "noun", to: from, mentions: [], score: 0 },
];

/** "more than twice the average number of rides", "with at least 3 times the average revenue". */
const timesAverage: Element<readonly Clause[]> = either(
  sequence(
    [withWord, limit, times, word("average"), optional(keyword("count")), plain],
    ([, how, factor, , , of]) => timesThat(of, how, factor),
  ),
  // "more than twice the average number of breakdowns"
  sequence(
    [withWord, limit, times, word("average"), optional(keyword("count")), kindOfRows],
    ([, how, factor, , , { rows, filter }]) => [...timesThat(rows, how, factor), filter],
  ),
  sequence(
    [withWord, quantity, limit, times, word("average"), isBeforeNoun],
    ([, of, how, factor, , isNamed]) => (of.kind === "rows" && isNamed ? null : timesThat(of, how, factor)),
  ),
);

function timesThat(quantity: Quantity, how: KeywordKind, times: string): readonly Clause[] {
  return [{ kind: "having", quantity, operator: operatorOf(how), value: { type: "average", times } }];
}

const moreOrLess: Element<CompareOperator> = either<CompareOperator>(
  map(word("more", "higher", "better"), () => ">"),
  map(word("less", "fewer", "lower", "worse"), () => "<"),
);

/** "ordered less in 2024 than in 2023", "with more revenue this year than last year". */
const havingPeriods: Element<readonly Clause[]> = either(
  sequence(
    [withWord, moreOrLess, quantity, phrase("period"), word("than"), phrase("period")],
    (found, { question }) =>
      betweenPeriods(found[2], found[1], [phraseOf(found[3], question), phraseOf(found[5], question)]),
  ),
  sequence([quantity, moreOrLess, phrase("period"), word("than"), phrase("period")], (found, { question }) =>
    betweenPeriods(found[0], found[1], [phraseOf(found[2], question), phraseOf(found[4], question)]),
  ),
  sequence(
    [happening, moreOrLess, phrase("period"), word("than"), phrase("period")],
    (found, { question }) => [
      { kind: "happening", column: found[0] },
      ...betweenPeriods(rowsOf(found[0].table), found[1], [
        phraseOf(found[2], question),
        phraseOf(found[4], question),
      ]),
    ],
  ),
);

function betweenPeriods(
  quantity: Quantity,
  operator: CompareOperator,
  periods: readonly [PeriodPhrase, PeriodPhrase],
): readonly Clause[] {
  return [{ kind: "having", quantity, operator, value: { type: "periods", periods } }];
}

/** Conditions on groups. */
export const havingPatterns: readonly Pattern[] = [
  pattern("having", "having", either(havingAmount, havingSeveral)),
  pattern("having range", "having", havingRange, 0.5),
  pattern("several havings", "having", severalHavings, 0.5),
  pattern("having some", "having", havingSome, 0.2),
  pattern("happened times", "having", happenedTimes, 0.2),
  pattern("having average", "having", either(havingAverage, timesAverage), 1),
  pattern("spending more than average", "having", spendingMore, 2),
  pattern("having more in a period", "having", havingPeriods, 0.3),
  pattern("having changed", "having", changedFigure, 0.6),
  pattern("things that changed", "having", changedThings, 0.3),
];

function having(
  of: Quantity,
  how: KeywordKind,
  than: ComparedAmount,
  schema: Schema,
): readonly Clause[] | null {
  const found = compareGroup(of, operatorOf(how), than, schema);
  return found === null ? null : [{ kind: "having", ...found }];
}

function againstAverage(of: Quantity, how: KeywordKind): readonly Clause[] {
  const operator = how === "aboveAverage" ? ">" : "<";
  return [{ kind: "having", quantity: of, operator, value: { type: "average" } }];
}

function rowsOf(table: string): Quantity {
  return { kind: "rows", table };
}
