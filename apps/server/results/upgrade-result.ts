import { readStoredChart } from "@askery/api";
import { chartVersion } from "@askery/model";
import type { Selectable } from "kysely";
import type { ResultTable } from "../store/result-tables.ts";

export type ResultRow = Selectable<ResultTable>;

/** The version of the documents that this Askery writes. Version 1 is from before there were results. */
export const resultVersion = 1;

/** A result with its documents as this version has them. One of this version is passed on as it is. */
export function upgradeResult(row: ResultRow): ResultRow {
  if (row.chart.startsWith(chartOfToday)) return row;
  return { ...row, chart: JSON.stringify(readStoredChart(JSON.parse(row.chart)).chart) };
}

/** A chart says its own version. One of another version is upgraded, or becomes a table that says why. */
const chartOfToday = `{"spec":{"version":${chartVersion},`;
