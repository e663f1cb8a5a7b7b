import { isNumeric, type ColumnType, type Literal } from "@askery/model";
import { isDate, isTimestamp } from "./dialects/date-text.ts";

/** Turns a malformed number or date into a text literal ("Pass" in a column of marks), in the database's spelling. */
export function asSpelled(literal: Literal): Literal {
  switch (literal.type) {
    case "number":
      return numberPattern.test(literal.value) ? literal : { type: "text", value: literal.value };
    case "date":
      return isDate(literal.value) ? literal : { type: "text", value: literal.value };
    case "timestamp":
      return isTimestamp(literal.value) ? literal : { type: "text", value: literal.value };
    default:
      return literal;
  }
}

/** True if strictly typed databases can compare these values only as text. Ignores unknown types. */
export function haveDifferentKinds(types: readonly ColumnType[]): boolean {
  return new Set(types.filter((type) => type !== "other").map(kindOf)).size > 1;
}

const numberPattern = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/;

function kindOf(type: ColumnType): string {
  if (isNumeric(type)) return "number";
  return type === "date" || type === "timestamp" ? "moment" : type;
}
