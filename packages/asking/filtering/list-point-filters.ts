import { crossFilter } from "@askery/engine";
import type { FieldTest, FilterColumn } from "@askery/model";
import { readMarks, type PointContext, type PointOfResult } from "../read-point.ts";

/** A test that a mark of one card means for the others. */
export interface PointTest {
  readonly column: FilterColumn;
  readonly test: FieldTest;
}

/** What a mark of one card means for the others: its values as tests of their columns. None if they are computed. */
export function listPointFilters(of: PointOfResult, context: PointContext): readonly PointTest[] {
  const { edits } = crossFilter(of.plan, readMarks(of, context));
  return edits.flatMap((edit) => {
    if (edit.kind !== "addFilter" || edit.filter.kind !== "test") return [];
    const { field, test } = edit.filter;
    return field.kind === "column" ? [{ column: { table: field.table, column: field.column }, test }] : [];
  });
}
