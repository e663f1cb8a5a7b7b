import { assertNever, type DateEncoding, type Literal } from "@askery/model";
import { asSpelled } from "./literal-kind.ts";
import { printText, type Printing } from "./printing.ts";

/**
 * Prints a constant. Only text can become a parameter, since it may come from users: numbers, dates and booleans have a
 * fixed format, and inline they need no parameter type. A malformed one is printed as text.
 *
 * `encoding` is that of the compared value.
 */
export function printLiteral(
  literal: Literal,
  printing: Printing,
  encoding: DateEncoding | null = null,
): string {
  const { dialect } = printing;
  const spelled = asSpelled(literal);
  switch (spelled.type) {
    case "text":
      return printText(spelled.value, literal, printing);
    case "number":
      return spelled.value;
    case "boolean":
      return dialect.booleanLiteral(spelled.value);
    case "date":
      return dialect.dateLiteral(spelled.value, encoding);
    case "timestamp":
      return dialect.timestampLiteral(spelled.value, encoding);
    case "null":
      return "NULL";
    default:
      return assertNever(spelled);
  }
}

/** Prints any constant as text. */
export function printAsText(literal: Literal, printing: Printing): string {
  return literal.type === "null" ? "NULL" : printText(String(literal.value), literal, printing);
}
