import type { Catalog, ChartSpec, ChartType, IsoDate, Plan, Table, Output, Spread } from "@askery/model";
import { toIsoDate } from "../question/calendar-days.ts";
import { findObstacle } from "./chart-obstacles.ts";
import { chartRules } from "./chart-rules.ts";
import { findIncomplete } from "./find-incomplete.ts";
import { placeChart } from "./place-chart.ts";
import { shapeResult, type ResultShape } from "./shape-result.ts";
import { tellSubtitle } from "./tell-subtitle.ts";
import { tellTitle } from "./tell-title.ts";
import type { ChartSettings } from "./titles/title-context.ts";

export interface ChartRequest {
  readonly plan: Plan;
  /** Without it, nobody knows that the data start within a first month: it counts as whole. */
  readonly catalog?: Catalog;
  readonly table: Table;
  readonly outputs: readonly Output[];
  /** The type that the asker named, else null. */
  readonly askedChart: ChartType | null;
  /** Of all rows, for a histogram whose table is cut. */
  readonly spread?: Spread;
  readonly today: IsoDate;
  readonly settings: ChartSettings;
}

/**
 * What to draw from a result: the first chart rule that fits it, or the type that was asked for where the result allows
 * that. `incompleteFrom` is the last day that counts in a last unit that is not over.
 */
export function chooseChart({
  plan,
  catalog = unknown,
  table,
  outputs,
  askedChart,
  today,
  settings,
  spread,
}: ChartRequest): ChartSpec {
  const shape = shapeResult(plan, outputs, table);
  const { type, reason } = settleType(shape, askedChart);
  const incomplete = findIncomplete(shape, { plan, today, settings });
  return {
    type,
    reason,
    title: tellTitle({ type, shape, plan, catalog, today, settings, ...(spread && { spread }) }),
    subtitle: tellSubtitle(type, shape, { plan, today, settings }),
    ...placeChart(type, shape),
    incompleteFrom: incomplete === null || type === "table" ? null : toIsoDate(incomplete.through),
    ...(spread && { spread }),
  };
}

const unknown: Catalog = { tables: [], relationships: [] };

function settleType(shape: ResultShape, asked: ChartType | null): Pick<ChartSpec, "type" | "reason"> {
  const obstacle = asked === null ? null : findObstacle(asked, shape);
  if (asked !== null && obstacle === null) return { type: asked, reason: "because you asked for it" };
  const rule = chartRules.find(({ fits }) => fits(shape));
  const type = typeof rule?.type === "function" ? rule.type(shape) : (rule?.type ?? "table");
  const reason = typeof rule?.reason === "function" ? rule.reason(shape) : (rule?.reason ?? "");
  return { type, reason: obstacle === null ? reason : `because ${obstacle}` };
}
