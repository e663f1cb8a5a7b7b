import type { Chart, Table } from "@askery/model";
import type { FileFact } from "./printed-rows.ts";

/** A conversation as a document. */
export interface Report {
  readonly title: string;
  /** Where it comes from, and when it was exported. */
  readonly origin: string;
  /** The address of the conversation. */
  readonly url: string;
  readonly answers: readonly ReportAnswer[];
}

/** One question, and its answer as shown. A question without an answer has only a sentence, which says why. */
export interface ReportAnswer {
  readonly question: string;
  readonly sentence: string;
  readonly found: ReportFound | null;
}

export interface ReportFound {
  readonly table: ReportTable;
  readonly sql: string;
  readonly facts: readonly FileFact[];
  /** Absent if the table is shown instead, or the chart is not wanted. */
  readonly drawing?: ReportChart;
}

/** The first rows of a table, as shown. */
export interface ReportTable {
  readonly headers: readonly string[];
  /** Whether a column has figures, which are aligned at their ends. */
  readonly hasFigures: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
  /** Of the whole table. */
  readonly rowCount: number;
}

export interface ReportChart extends Pick<Chart, "spec" | "facts" | "caption"> {
  readonly table: Table;
  readonly locale: string;
}

/** "The first 20 of 1,234 rows"; null if the table has all of them. */
export function describeCut({ rows, rowCount }: ReportTable): string | null {
  if (rows.length >= rowCount) return null;
  return `The first ${rows.length} of ${rowCount.toLocaleString("en-US")} rows`;
}
