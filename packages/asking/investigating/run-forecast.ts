import {
  capitalize,
  drawForecast,
  forecastStepId,
  makeForecast,
  type ForecastPlan,
  type StepFound,
} from "@askery/engine";
import type { InvestigationResult, InvestigationStep } from "@askery/model";
import { elapsed, type Clock } from "../clock.ts";

export interface MadeForecast {
  readonly result: ReturnType<typeof makeForecast> | null;
  /** The forecast as the result of a step; null if there is none. */
  readonly shown: InvestigationResult | null;
}

/** The step that continues the past: it is computed here, without a query. */
export function showForecast({ words, spanWords }: ForecastPlan): InvestigationStep {
  return {
    id: forecastStepId,
    title: `${capitalize(words)} until ${spanWords}`,
    why: "Six methods are tested on earlier ends of the past, and the best one continues it. Computed without a query.",
    queryCount: 0,
    rowEstimate: null,
    isLeftOut: false,
  };
}

/** Continues the past of a figure, and draws both. */
export function runForecast(plan: ForecastPlan, history: StepFound | null, now: Clock): MadeForecast {
  const start = now();
  const result = history === null ? null : makeForecast(history, plan);
  if (result?.kind !== "found") return { result, shown: null };
  const { table, outputs, chart } = drawForecast(result);
  const ms = Math.round(elapsed(now, start));
  const sentence = `${capitalize(plan.words)} by ${plan.grain}, continued until ${plan.spanWords}.`;
  const shown = {
    id: forecastStepId,
    sentence,
    chart,
    rows: table,
    outputs,
    rowCount: table.rowCount,
    sql: "",
    ms,
  };
  return { result, shown };
}
