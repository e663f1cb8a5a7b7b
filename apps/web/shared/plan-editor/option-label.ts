import type { FilterOption } from "@askery/model";

/** The text of a value to filter by. */
export function labelOfOption({ value, label }: FilterOption): string {
  return label ?? (value.type === "null" ? "empty" : String(value.value));
}
