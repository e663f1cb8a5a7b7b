import { assertNever } from "@askery/model";
import type { Literal } from "@askery/model";
import type { SQLInputValue } from "node:sqlite";

/**
 * Converts a literal to a value of the driver. Integers of up to 64 bits are exact; other numbers become doubles,
 * SQLite's only fractional type. Dates and timestamps become text, booleans 0 and 1.
 */
export function bindLiteral(literal: Literal): SQLInputValue {
  switch (literal.type) {
    case "text":
    case "date":
    case "timestamp":
      return literal.value;
    case "number":
      return bindNumber(literal.value);
    case "boolean":
      return literal.value ? 1 : 0;
    case "null":
      return null;
    default:
      return assertNever(literal);
  }
}

function bindNumber(text: string): SQLInputValue {
  if (!/^[+-]?\d{1,19}$/.test(text)) return Number(text);
  const whole = BigInt(text.replace(/^\+/, ""));
  return BigInt.asIntN(64, whole) === whole ? whole : Number(text);
}
