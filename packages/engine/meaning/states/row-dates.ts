import type { StateColumn, StateCondition } from "@askery/model";
import type { DraftColumn, TableDraft } from "../tables/table-draft.ts";

/** A column of a row, as the conditions of its states name it. */
export function stateColumn({ description }: DraftColumn, { table }: TableDraft): StateColumn {
  return { table: table.id, column: description.name };
}

/** True for a date that is empty for some rows: what it dates has not happened to them yet. */
export function isOpenDate({ evidence: { column }, description: { dated } }: DraftColumn): boolean {
  return dated === "date" && column.isNullable && column.profile?.nullCount !== 0;
}

export function isPast(column: StateColumn): Extract<StateCondition, { kind: "past" }> {
  return { kind: "past", column, isNegated: false };
}

export function isEmpty(column: StateColumn): StateCondition {
  return { kind: "empty", column, isNegated: false };
}
