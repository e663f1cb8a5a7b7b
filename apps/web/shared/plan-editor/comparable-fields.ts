import type { EditField, FieldOption } from "@askery/model";

/** A field that another one can be compared with. */
export interface ComparableField extends FieldOption {
  readonly field: EditField;
}

/** The fields that a field can be compared with. */
export function listComparable(
  field: FieldOption,
  fields: readonly FieldOption[],
): readonly ComparableField[] {
  const key = JSON.stringify(field.field);
  return fields.flatMap((one) => {
    const { field: other, comparesAs } = one;
    if (other.kind === "figure" || comparesAs === null || comparesAs !== field.comparesAs) return [];
    return JSON.stringify(other) === key ? [] : [{ ...one, field: other }];
  });
}
