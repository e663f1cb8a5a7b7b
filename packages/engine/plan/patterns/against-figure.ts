import type { ColumnRef, Test } from "../request/clause.ts";
import type { KeywordKind } from "../keywords/keyword.ts";
import { splitName } from "../../meaning/names/split-name.ts";
import type { Schema } from "../schema/schema.ts";
import { anyColumn } from "./column.ts";
import {
  adjectiveColumnThan,
  comparableColumn,
  comparator,
  comparedColumn,
  isSameColumn,
  operatorOf,
} from "./comparison.ts";
import { keyword, either, map, onlyWhere, optional, sequence, weigh, word, type Element } from "./pattern.ts";

const aggregateKeyword = keyword("average", "maximum", "minimum");

/** "is" compares unless it asks: "what is the average price". */
const comparing: Element<KeywordKind> = onlyWhere(comparator, (context, from) =>
  askingWords.has(context.question.words[from - 1]?.lower ?? "") ? [] : comparator(context, from),
);

const askingWords: ReadonlySet<string> = new Set(["what", "which", "who", "how"]);

/** "above average price", "price higher than the average". */
export const averageTest: Element<Test> = either(
  sequence(
    [comparableColumn, optional(keyword("exactly")), keyword("aboveAverage", "belowAverage")],
    ([column, , how]) => againstAverage(column, how),
  ),
  sequence(
    [
      comparableColumn,
      optional(keyword("exactly")),
      keyword("aboveAverage", "belowAverage"),
      optional(word("all")),
      anyColumn,
    ],
    ([column, , how, , named]) => (isSameColumn(column, named) ? againstAverage(column, how) : null),
  ),
  sequence([keyword("aboveAverage", "belowAverage"), comparableColumn], ([how, column]) =>
    againstAverage(column, how),
  ),
  sequence(
    [optional(comparableColumn), comparing, aggregateKeyword, optional(word("all")), comparableColumn],
    ([compared, how, aggregate, , column]) =>
      compared === null || isSameColumn(compared, column) ? againstAggregate(column, how, aggregate) : null,
  ),
  sequence([comparedColumn, aggregateKeyword, optional(anyColumn)], ([{ column, how }, aggregate]) =>
    againstAggregate(column, how, aggregate),
  ),
);

/** "any", "all", "every", "some", "at least one": whether the comparison is with each row or with some row. */
const quantifier: Element<"all" | "some"> = either<"all" | "some">(
  map(word("any", "all", "every", "each"), () => "all"),
  map(word("some"), () => "some"),
  sequence([keyword("atLeast"), word("one", "1")], () => "some"),
);

/** "that of", "the salary of": the same figure of the rows that follow. */
const sameFigure: Element<ColumnRef | null> = either(
  sequence([word("that", "those"), word("of")], () => null),
  comparableColumn,
);

/** True if the test selects one row by its key or name: "employee 163", "Ann Lee". */
function isOfOneRow(test: Test, schema: Schema): boolean {
  if (!("column" in test)) return false;
  const { table, column } = test.column;
  const isNaming = schema.isKey(test.column) || schema.displayColumns(table).includes(column);
  const isOne =
    (test.kind === "values" && !test.isNegated && test.values.length === 1) ||
    (test.kind === "compare" && test.operator === "=");
  return isNaming && isOne;
}

const columnAgainst: Element<{ readonly column: ColumnRef; readonly how: KeywordKind }> = either(
  sequence([comparableColumn, optional(keyword("exactly")), keyword("more", "less")], ([column, , how]) => ({
    column,
    how,
  })),
  comparedColumn,
  adjectiveColumnThan,
);

/**
 * "revenue below the lowest of any maker in Austin", "paid more than some clerk", "a higher salary than the average of
 * all clerks": compares with a figure over the rows that pass `test`, or over all rows of `table`.
 */
export function amongTest(test: Element<Test>, table: Element<string>): Element<Test> {
  const rows = sequence(
    [optional(table), optional(keyword("with", "exactly")), test],
    ([, , found]): readonly Test[] | null => ("column" in found ? [found] : null),
  );
  return either(
    sequence(
      [columnAgainst, aggregateKeyword, optional(comparableColumn), optional(quantifier), rows],
      ([{ column, how }, aggregate, named, , among]) =>
        named === null || isSameColumn(named, column)
          ? { ...againstAggregate(column, how, aggregate), among }
          : null,
    ),
    sequence([columnAgainst, quantifier, rows], ([{ column, how }, of, among]) => ({
      ...againstQuantified(column, how, of),
      among,
    })),
    // "greater than the salary of all clerks".
    sequence([columnAgainst, sameFigure, quantifier, rows], ([{ column, how }, named, of, among]) =>
      named === null || isSameColumn(named, column) ? { ...againstQuantified(column, how, of), among } : null,
    ),
    sequence([columnAgainst, quantifier, table], ([{ column, how }, of]) =>
      againstQuantified(column, how, of),
    ),
    sequence([columnAgainst, optional(sameFigure), rows], ([{ column, how }, named, among], { schema }) =>
      (named === null || isSameColumn(named, column)) && among.every((one) => isOfOneRow(one, schema))
        ? { ...againstAggregate(column, how, "maximum"), among }
        : null,
    ),
    sequence(
      [adjectiveColumnThan, aggregateKeyword, optional(comparableColumn)],
      ([{ column, how }, aggregate]) => againstAggregate(column, how, aggregate),
    ),
  );
}

type AgainstFigure = Extract<Test, { kind: "aggregate" }>;

/** "More than all" means more than the maximum; "more than some" means more than the minimum. */
function againstQuantified(column: ColumnRef, how: KeywordKind, of: "all" | "some"): AgainstFigure {
  const isMax = (how === "more") === (of === "all");
  return { kind: "aggregate", column, operator: operatorOf(how), function: isMax ? "max" : "min", among: [] };
}

const date: Element<ColumnRef> = map(anyColumn, (column, { schema }) =>
  schema.isDate(column) ? column : null,
);

/** "delivered after", "due date earlier than", "shipped before they were". */
const dateAgainst: Element<{ readonly column: ColumnRef; readonly how: KeywordKind }> = sequence(
  [
    date,
    optional(keyword("exactly")),
    keyword("more", "less"),
    optional(sequence([word("it", "they"), keyword("exactly")], () => true)),
  ],
  ([column, , how]) => ({ column, how }),
);

const columnsCompared: Element<ColumnsTest> = sequence(
  [either(columnAgainst, dateAgainst), either(comparableColumn, date)],
  ([{ column, how }, other], { schema }) => {
    const path = schema.graph.findPath(column.table, other.table);
    const isOfOneRow = path?.every((edge) => !edge.isFanOut) ?? false;
    const areAlike = schema.isDate(column) === schema.isDate(other);
    return isSameColumn(column, other) || !isOfOneRow || !areAlike
      ? null
      : { kind: "columns", column, operator: operatorOf(how), other };
  },
);

type ColumnsTest = Extract<Test, { kind: "columns" }>;

/** "rent below target": of `monthly_rent` and `target_rent`, which are called alike, parts of the names are enough. */
const columnsCalledAlike: Element<ColumnsTest> = map(columnsCompared, (test) => {
  const [one, other] = [test.column, test.other].map(({ column }) => splitName(column));
  const isAlike = one !== undefined && one.length > 1 && one.at(-1) === other?.at(-1);
  return isAlike ? test : null;
});

/**
 * "home goals more than away goals", "a lower support rate than oppose rate", "delivered after promised": compares two
 * columns of a row.
 */
export const columnsTest: Element<Test> = either<Test>(columnsCompared, weigh(columnsCalledAlike, 1.5));

function againstAverage(column: ColumnRef, how: KeywordKind): AgainstFigure {
  return {
    kind: "aggregate",
    column,
    operator: how === "aboveAverage" ? ">" : "<",
    function: "avg",
    among: [],
  };
}

function againstAggregate(column: ColumnRef, how: KeywordKind, aggregate: KeywordKind): AgainstFigure {
  return {
    kind: "aggregate",
    column,
    operator: operatorOf(how),
    function: aggregate === "average" ? "avg" : aggregate === "maximum" ? "max" : "min",
    among: [],
  };
}
