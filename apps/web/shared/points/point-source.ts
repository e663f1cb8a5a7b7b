import type { AnswerPoint, PlanEdit, PointChoices, PointRows } from "@askery/model";
import type { ExportFormat } from "@askery/api";

/** Where the points of an answer find what can be done. It knows nothing of where the answer is shown. */
export interface PointSource {
  /** Identifies the result; another result has another id. */
  readonly id: string;
  readonly loadOptions: (point: AnswerPoint, signal: AbortSignal) => Promise<PointChoices>;
  /** The first rows that a figure is computed from. */
  readonly loadRows: (point: AnswerPoint, maxRows: number, signal: AbortSignal) => Promise<PointRows>;
  /** The address of all rows as a file. */
  readonly rowsAddress: (point: AnswerPoint, format: ExportFormat) => string;
  /** Applies edits as one step. */
  readonly apply: (edits: readonly PlanEdit[]) => void;
}
