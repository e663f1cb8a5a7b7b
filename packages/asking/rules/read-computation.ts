import type { Word } from "@askery/engine";
import { isNumeric, type Expression } from "@askery/model";
import { figureOperators } from "./rule-forms.data.ts";
import {
  readColumn,
  readFigure,
  readRows,
  type NamedColumn,
  type NamedFigure,
  type RuleContext,
} from "./read-part.ts";
import { cutWords, type RulePart } from "./split-rule.ts";

/**
 * The figure that some words compute: "revenue minus discount", "revenue per order". All of its parts are of one table.
 */
export function readComputation(part: RulePart, context: RuleContext): NamedFigure | null {
  const whole = readFigure(part.text, context) ?? readFigure(`total ${part.text}`, context);
  if (whole !== null) return whole;
  const at = findOperator(part.words);
  const operator = figureOperators.get(part.words[at]?.lower ?? "");
  if (operator === undefined) return null;
  const left = readOperand(cutWords(part, 0, at), context);
  const right = readOperand(cutWords(part, at + 1), context);
  if (left === null || right?.table !== left.table) return null;
  return { table: left.table, expression: combine(operator, left.expression, right.expression) };
}

/** The last of the operators that bind least, because operations of one rank are done from left to right. */
function findOperator(words: readonly Word[]): number {
  const isAmong = (signs: string) => (word: Word) =>
    signs.includes(figureOperators.get(word.lower) ?? "none");
  const sum = words.findLastIndex(isAmong("+-"));
  return sum === -1 ? words.findLastIndex(isAmong("*/")) : sum;
}

/** A figure, rows, which are counted, or a column, which is summed up. */
function readOperand(part: RulePart, context: RuleContext): NamedFigure | null {
  const figure = readComputation(part, context);
  if (figure !== null) return figure;
  const rows = readRows(part.text, context);
  if (rows !== null) {
    const count = { kind: "aggregate", function: "count", of: null, where: rows.condition } as const;
    return { table: rows.table, expression: count };
  }
  const column = readColumn(part.text, context);
  if (column === null || !isNumber(column, context)) return null;
  const of = { kind: "column", source: "s0", column: column.column } as const;
  return { table: column.table, expression: { kind: "aggregate", function: "sum", of, where: null } };
}

function isNumber({ table, column }: NamedColumn, { database }: RuleContext): boolean {
  const found = database.catalog.tables.find(({ id }) => id === table);
  return isNumeric(found?.columns.find(({ name }) => name === column)?.type ?? "other");
}

type Operator = "+" | "-" | "*" | "/";

/** A product is computed for each row: "quantity times price" is the sum of the products. */
function combine(operator: Operator, left: Expression, right: Expression): Expression {
  const isOfRows = operator === "*" && isSum(left) && isSum(right);
  if (!isOfRows) return { kind: "arithmetic", operator, left, right };
  return { ...left, of: { kind: "arithmetic", operator, left: left.of, right: right.of } };
}

type Sum = Extract<Expression, { kind: "aggregate" }> & { readonly of: Expression };

/** A rate is averaged where it is alone; as a factor it is summed up with the other. */
function isSum(expression: Expression): expression is Sum {
  return (
    expression.kind === "aggregate" &&
    (expression.function === "sum" || expression.function === "avg") &&
    expression.of !== null &&
    expression.where === null
  );
}
