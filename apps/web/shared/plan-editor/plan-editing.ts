import type { EditHistory, Failure } from "@askery/api";
import type { EditField, EditOptions, FieldValues, PlanEdit, PlanPart } from "@askery/model";

/** Where the editor finds what can be changed in a plan. It knows nothing of where the plan is shown. */
export interface PlanSource {
  /** Identifies the plan; another plan has another id. */
  readonly id: string;
  /** What can be changed. A search also finds options that are not among the first. */
  readonly loadOptions: (search: string, signal: AbortSignal) => Promise<EditOptions>;
  /** The values of a column, with their counts. */
  readonly loadValues: (field: ColumnField, search: string, signal: AbortSignal) => Promise<FieldValues>;
}

export type ColumnField = Extract<EditField, { kind: "column" }>;

/** The state of the edit that was made last. The plan shown is the previous one until an edit succeeds. */
export type EditRun =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly isStopping: boolean }
  | { readonly kind: "stopped" }
  | {
      readonly kind: "failed";
      readonly failure: Failure;
      /** Questions that can be asked instead. */
      readonly suggestions?: readonly string[];
    };

/** A plan that is being edited. */
export interface PlanEditing {
  readonly source: PlanSource;
  readonly run: EditRun;
  readonly history: EditHistory;
  /** Applies edits as one step. */
  readonly apply: (edits: readonly PlanEdit[]) => void;
  /** Confirms a part that was guessed, as one step. */
  readonly confirm: (part: PlanPart) => void;
  readonly stop: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Removes the note about the last edit. */
  readonly dismiss: () => void;
}
