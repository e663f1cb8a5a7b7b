import type { Chart, Table } from "@askery/model";
import type { FileFact } from "./printed-rows.ts";

/** A conversation as a document. */
export interface Report {
  readonly title: string;
  /** Where it comes from, and when it was exported. */
  readonly origin: string;
  /** The address of the conversation. */
  readonly url: string;
  /** What comes before the answers. Absent: nothing. */
  readonly parts?: readonly ReportPart[];
  readonly answers: readonly ReportAnswer[];
}

/** Sentences under a heading, or without one. */
export interface ReportPart {
  readonly heading: string | null;
  readonly texts: readonly string[];
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

/** The first rows of a table, or the last ones, as shown. */
export interface ReportTable {
  readonly headers: readonly string[];
  /** Whether a column has figures, which are aligned at their ends. */
  readonly hasFigures: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
  /** Of the whole table. */
  readonly rowCount: number;
  /** Whether the last rows are shown. Default: the first. */
  readonly isEnd?: boolean;
}

export interface ReportChart extends Pick<Chart, "spec" | "facts" | "caption"> {
  readonly table: Table;
  readonly locale: string;
}

/** "The first 20 of 1,234 rows", or the last; null if the table has all of them. */
export function describeCut({ rows, rowCount, isEnd = false }: ReportTable): string | null {
  if (rows.length >= rowCount) return null;
  return `The ${isEnd ? "last" : "first"} ${rows.length} of ${rowCount.toLocaleString("en-US")} rows`;
}
