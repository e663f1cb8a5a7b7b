import {
  assertNever,
  listPlaceholders,
  planRows,
  type Condition,
  type FieldVariable,
  type Literal,
  type Span,
  type SqlPlan,
  type SqlVariable,
} from "@askery/model";
import { conditionOf } from "./condition-of.ts";
import { fillMarks, holdNothing } from "./held-text.ts";
import { printLiteral } from "./print-literal.ts";
import { printName, type Printing, type Scope } from "./printing.ts";

/** SQL with the values of its variables in it. */
export interface FilledSql {
  readonly text: string;
  /** Where each value is, and the placeholder that it replaces, in their order. */
  readonly values: readonly FilledValue[];
}

export interface FilledValue {
  readonly name: string;
  /** In the text with placeholders. */
  readonly from: Span;
  /** In the filled text. */
  readonly to: Span;
}

/**
 * Prints the values of hand-written SQL in place of its placeholders, each as a literal of its type in the dialect. A
 * placeholder without a variable remains. Whether a value landed where a literal may be is the guard's to check.
 */
export function fillVariables(plan: SqlPlan, printing: Printing): FilledSql {
  const { text, variables = [] } = plan;
  const byName = new Map(variables.map((variable) => [variable.name, variable]));
  const values: FilledValue[] = [];
  let filled = "";
  let end = 0;
  for (const { name, ...from } of listPlaceholders(text)) {
    const variable = byName.get(name);
    if (variable === undefined) continue;
    filled += text.slice(end, from.start);
    end = from.end;
    const start = filled.length;
    filled += printVariable(variable, printing);
    values.push({ name, from, to: { start, end: filled.length } });
  }
  return { text: filled + text.slice(end), values };
}

function printVariable(variable: SqlVariable, outer: Printing): string {
  const held = holdNothing();
  const printing: Printing = { ...outer, values: "inline", held, takenNames: new Set() };
  return fillMarks(print(variable, printing), held, printing.dialect).text;
}

function print(variable: SqlVariable, printing: Printing): string {
  switch (variable.kind) {
    case "text":
    case "date":
      return printLiteral({ type: variable.kind, value: variable.value }, printing);
    case "number":
      return printNumber(variable.value, printing);
    case "choice":
      return variable.type === "number"
        ? printNumber(variable.value, printing)
        : printLiteral({ type: "text", value: variable.value }, printing);
    case "field":
      return printField(variable, printing);
    default:
      return assertNever(variable);
  }
}

/** A negative number in parentheses: after a minus, its sign would begin a comment. */
function printNumber(value: string, printing: Printing): string {
  const literal: Literal = { type: "number", value };
  const printed = printLiteral(literal, printing);
  return printed.startsWith("-") ? `(${printed})` : printed;
}

function printField({ table, column, alias, value }: FieldVariable, printing: Printing): string {
  if (value === null) return "(1 = 1)";
  const plan = planRows(table);
  const found = printing.catalog.tables.find(({ id }) => id === table);
  const scope: Scope = {
    printing,
    plan,
    prefixes: new Map([["s0", `${printName(alias ?? found?.name ?? table, printing)}.`]]),
    computed: new Map(),
    elements: new Map(),
    isStored: false,
  };
  const condition = conditionOf(value.test, { kind: "column", source: "s0", column });
  const tested: Condition = value.isNegated ? { kind: "not", condition } : condition;
  return `(${printing.print.condition(tested, scope)})`;
}
