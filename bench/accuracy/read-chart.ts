import { chooseChart, describeOutputs, type Planned } from "@askery/engine";
import { defaultSettings, readDrawnColumns } from "@askery/model";
import type { DrawnChart } from "./attempt.ts";
import type { BenchDatabase } from "./bench-database.ts";
import type { Question } from "./question.ts";
import type { TriedInterpretation } from "./try-interpretations.ts";

export interface ChartContext {
  readonly question: Question;
  readonly database: BenchDatabase;
}

/** The chart of an interpretation; null if it has no result to draw. */
export function readChart(
  { ranked, result }: TriedInterpretation,
  planned: Extract<Planned, { kind: "planned" }>,
  { question: { today }, database }: ChartContext,
): DrawnChart | null {
  if (result.kind === "failed") return null;
  const { plan } = ranked.interpretation;
  const { table } = result;
  const outputs = describeOutputs({
    plan,
    table,
    catalog: database.askable.prepared.catalog,
    described: database.askable.prepared.described,
    settings: defaultSettings,
  });
  const { askedChart } = planned;
  const { spec, caption } = chooseChart({
    plan,
    table,
    outputs,
    askedChart,
    today,
    settings: defaultSettings,
  });
  const { y, series, stacking } = readDrawnColumns(spec);
  return {
    kind: spec.kind,
    isSplit: series !== null || y.length > 1,
    isStacked: stacking !== "none",
    reason: caption.reason,
  };
}
