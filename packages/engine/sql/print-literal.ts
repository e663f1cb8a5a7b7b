import { assertNever, invariant, type DateEncoding, type Literal } from "@askery/model";
import { printText, type Printing } from "./printing.ts";

/**
 * Prints a constant. Only text, which anybody may have written, can become a parameter: numbers, dates and truth
 * values have a closed form, which is checked, and standing in the text they need no guess at a placeholder's type.
 *
 * `node` is the part of the plan that the constant belongs to; `encoding` that of the value it stands beside.
 */
export function printLiteral(
  literal: Literal,
  node: object,
  printing: Printing,
  encoding: DateEncoding | null = null,
): string {
  const { dialect } = printing;
  switch (literal.type) {
    case "text":
      return printText(literal.value, node, printing);
    case "number":
      invariant(
        numberPattern.test(literal.value),
        `a number is decimal text, not ${JSON.stringify(literal.value)}`,
      );
      return literal.value;
    case "boolean":
      return dialect.booleanLiteral(literal.value);
    case "date":
      return dialect.dateLiteral(literal.value, encoding);
    case "timestamp":
      return dialect.timestampLiteral(literal.value, encoding);
    case "null":
      return "NULL";
    default:
      return assertNever(literal);
  }
}

const numberPattern = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/;
