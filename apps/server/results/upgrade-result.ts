import { readStoredChart, readStoredNarrative } from "@askery/api";
import type { Narrative, Statement } from "@askery/model";
import type { Selectable } from "kysely";
import type { ResultTable } from "../store/result-tables.ts";

export type ResultRow = Selectable<ResultTable>;

/**
 * The version of the documents that this Askery writes. Version 1 is from before there were results: its periods have dates
 * alone, its charts titles and run facts in their specs.
 */
export const resultVersion = 2;

/**
 * A result whose chart and words can be shown: checked, and upgraded where it has another version. A chart that cannot be
 * read becomes a table, words that cannot be read become a sentence that says so. The plan stays as it was stored: what
 * its periods become depends on the question, which a run knows.
 */
export function upgradeResult(row: ResultRow): ResultRow {
  return { ...row, chart: upgradeChart(row), narrative: checkNarrative(row) };
}

function upgradeChart({ chart, version }: ResultRow): string {
  const stored = readStoredChart(JSON.parse(chart));
  return stored.kind === "read" && version === resultVersion ? chart : JSON.stringify(stored.chart);
}

function checkNarrative(row: ResultRow): string | null {
  if (row.narrative === null || readStoredNarrative(JSON.parse(row.narrative)) !== null) return row.narrative;
  return JSON.stringify(unreadable(row));
}

/** What is certain of an answer whose words cannot be read. */
function unreadable({ statement, ranAtMs, rowCount }: ResultRow): Narrative {
  return {
    interpretation: { marks: [], chips: [], restatement: "", confidence: 0 },
    sentence: "The words of this saved answer cannot be read. Its table and SQL are whole.",
    warnings: [],
    receipt: {
      engine: "unknown",
      statement: JSON.parse(statement) as Statement,
      schemaFingerprint: "unknown",
      askedAt: new Date(ranAtMs).toISOString(),
      planningMs: 0,
      runningMs: 0,
      rowCount,
      timeZone: "UTC",
    },
    followUps: [],
  };
}
