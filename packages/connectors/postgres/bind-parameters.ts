import { assertNever } from "@askery/model";
import type { Literal } from "@askery/model";

/** Prints literals as text; the statement casts them. PostgreSQL's text can't contain U+0000, which becomes U+FFFD. */
export function bindParameters(parameters: readonly Literal[]): (string | null)[] {
  return parameters.map(bindLiteral);
}

function bindLiteral(literal: Literal): string | null {
  switch (literal.type) {
    case "text":
      return literal.value.replaceAll("\0", "\uFFFD");
    case "number":
    case "date":
    case "timestamp":
      return literal.value;
    case "boolean":
      return String(literal.value);
    case "null":
      return null;
    default:
      return assertNever(literal);
  }
}
