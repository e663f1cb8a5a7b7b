import type { ColumnType, FieldOption, FilterField } from "@askery/model";
import { tryEdits, type OptionSubject } from "./option-context.ts";

/** Whether a filter by a field works. */
export function canFilter(field: FilterField, { plan, context }: OptionSubject): boolean {
  const filter = { kind: "test", field, test: { kind: "null" } } as const;
  return tryEdits(plan, [{ kind: "addFilter", filter }], context).kind === "edited";
}

/** The type of a field as its filters see it; null if they cannot test it. */
export function fieldTypeOf(type: ColumnType): FieldOption["type"] | null {
  switch (type) {
    case "text":
    case "boolean":
    case "date":
      return type;
    case "timestamp":
      return "date";
    case "integer":
    case "decimal":
    case "float":
      return "number";
    default:
      return null;
  }
}
