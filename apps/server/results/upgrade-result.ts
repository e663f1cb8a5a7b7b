import { readStoredChart, readStoredNarrative } from "@askery/api";
import type { Narrative, Statement } from "@askery/model";
import type { Selectable } from "kysely";
import type { ResultTable } from "../store/result-tables.ts";
import { createValidTexts } from "./valid-texts.ts";

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

const validCharts = createValidTexts();
const validNarratives = createValidTexts();

function upgradeChart({ chart, version }: ResultRow): string {
  if (version === resultVersion && validCharts.has(chart)) return chart;
  const stored = readStoredChart(JSON.parse(chart));
  if (stored.kind === "read" && version === resultVersion) return validCharts.add(chart);
  return JSON.stringify(stored.chart);
}

function upgradeNarrative(row: ResultRow): string | null {
  const { narrative, version } = row;
  if (narrative === null || (version === resultVersion && validNarratives.has(narrative))) return narrative;
  const read = readStoredNarrative(JSON.parse(narrative));
  if (read !== null && version === resultVersion) return validNarratives.add(narrative);
  return JSON.stringify(read ?? unreadable(row));
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
