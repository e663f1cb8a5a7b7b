import type { FieldOption, FilterField } from "@askery/model";
import { emptyForm, type FilterForm } from "./filter-form.ts";

/** The form that a filter by a field starts with. */
export function firstForm({ type, hasValues }: FieldOption): FilterForm {
  const kinds = {
    number: "atLeast",
    date: "period",
    text: hasValues ? "is" : "contains",
    boolean: "is",
  } as const;
  return { ...emptyForm, kind: kinds[type] };
}

export function findField(fields: readonly FieldOption[], field: FilterField): FieldOption | null {
  const key = JSON.stringify(field);
  return fields.find((one) => JSON.stringify(one.field) === key) ?? null;
}
