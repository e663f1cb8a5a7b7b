import type { Cell, ColumnType, Literal } from "@askery/model";

/** A cell of a column as a constant of a plan. */
export function readLiteral(cell: Cell, type: ColumnType): Literal {
  if (cell === null) return { type: "null" };
  switch (type) {
    case "integer":
    case "decimal":
    case "float":
      return { type: "number", value: String(cell) };
    case "boolean":
      return { type: "boolean", value: cell === true || cell === 1 || cell === "true" };
    case "date":
    case "timestamp":
      return { type, value: String(cell) };
    default:
      return { type: "text", value: String(cell) };
  }
}
