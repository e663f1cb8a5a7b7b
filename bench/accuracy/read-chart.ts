import { chooseChart, describeOutputs, type Planned } from "@askery/engine";
import { defaultSettings } from "@askery/model";
import type { DrawnChart } from "./attempt.ts";
import type { BenchDatabase } from "./bench-database.ts";
import type { Question } from "./question.ts";
import type { TriedReading } from "./try-readings.ts";

export interface ChartContext {
  readonly question: Question;
  readonly database: BenchDatabase;
}

/** The chart of a reading; null when it has no result to draw. */
export function readChart(
  { ranked, result }: TriedReading,
  planned: Extract<Planned, { kind: "planned" }>,
  { question: { today }, database }: ChartContext,
): DrawnChart | null {
  if (result.kind === "failed") return null;
  const { plan } = ranked.reading;
  const { table } = result;
  const outputs = describeOutputs({
    plan,
    table,
    catalog: database.askable.prepared.catalog,
    settings: defaultSettings,
  });
  const { askedChart } = planned;
  const chart = chooseChart({ plan, table, outputs, askedChart, today, settings: defaultSettings });
  return {
    type: chart.type,
    isSplit: chart.series !== null || chart.y.length > 1,
    isStacked: chart.stacking !== "none",
  };
}
