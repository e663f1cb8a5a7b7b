import { assertNever, type DateEncoding, type Literal } from "@askery/model";
import { asSpelled } from "./literal-kind.ts";
import { printText, type Printing } from "./printing.ts";

/**
 * Prints a constant. Only text, which anybody may have written, can become a parameter: numbers, dates and truth
 * values have a closed form, and standing in the text they need no guess at a placeholder's type. One without that form is
 * printed as the text it is.
 *
 * `encoding` is that of the value it stands beside.
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

/** Prints a constant as text, whatever it is. */
export function printAsText(literal: Literal, printing: Printing): string {
  return literal.type === "null" ? "NULL" : printText(String(literal.value), literal, printing);
}
