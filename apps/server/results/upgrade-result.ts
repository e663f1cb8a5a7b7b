import { readStoredChart, readStoredNarrative } from "@askery/api";
import type { Narrative, Statement } from "@askery/model";
import type { Selectable } from "kysely";
import type { ResultTable } from "../store/result-tables.ts";

export type ResultRow = Selectable<ResultTable>;

/**
 * The current version of the documents. Version 1 is from before results existed: its periods have only dates, and its
 * charts have titles and run facts in their specs. In version 2 the wording of a removed filter was called `said`. The charts of version 3 have no display options.
 */
export const resultVersion = 4;

/**
 * Upgrades a result to the current version and validates its chart and text. An invalid chart becomes a table, and an
 * invalid text becomes a sentence that says so. The plan is not upgraded, because its periods depend on the question,
 * which only a run knows.
 */
export function upgradeResult(row: ResultRow): ResultRow {
  return { ...row, chart: upgradeChart(row), narrative: upgradeNarrative(row) };
}

function upgradeChart({ chart, version }: ResultRow): string {
  const stored = readStoredChart(JSON.parse(chart));
  return stored.kind === "read" && version === resultVersion ? chart : JSON.stringify(stored.chart);
}

function upgradeNarrative(row: ResultRow): string | null {
  if (row.narrative === null) return null;
  const read = readStoredNarrative(JSON.parse(row.narrative));
  return read !== null && row.version === resultVersion
    ? row.narrative
    : JSON.stringify(read ?? unreadable(row));
}

/** The text of an answer whose own text is invalid. */
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
