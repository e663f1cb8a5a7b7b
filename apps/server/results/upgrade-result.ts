import { readStoredChart } from "@askery/api";
import { chartVersion } from "@askery/model";
import type { Selectable } from "kysely";
import type { ResultTable } from "../store/result-tables.ts";

export type ResultRow = Selectable<ResultTable>;

/**
 * The version of the documents that this Askery writes. Version 1 is from before there were results: its periods have dates
 * alone, its charts titles and run facts in their specs.
 */
export const resultVersion = 2;

/**
 * A result with its chart as this version draws it; one of this version is passed on as it is. The plan stays as it was
 * stored: what its periods become depends on the question, which a run knows.
 */
export function upgradeResult(row: ResultRow): ResultRow {
  if (row.chart.startsWith(chartOfToday)) return row;
  return { ...row, chart: JSON.stringify(readStoredChart(JSON.parse(row.chart)).chart) };
}

/** A chart says its own version. One of another version is upgraded, or becomes a table that says why. */
const chartOfToday = `{"spec":{"version":${chartVersion},`;
