import { joinAskedCharts, type AskedChart, type Plan, type QueryPlan } from "@askery/model";
import { nameColumn, nameQuantity } from "./assemble/name-outputs.ts";
import type { Request } from "./request/request.ts";
import type { Schema } from "./schema/schema.ts";

/** What a request asks of its chart, with the output of the plan that colors the marks, if it names a figure for that. */
export function colorChart({ chart, color }: Request, plan: Plan, schema: Schema): AskedChart | null {
  if (plan.kind !== "query") return chart;
  if (color === null) return hasSeveral(plan) ? withoutVaried(chart) : chart;
  const label = nameQuantity(color, schema);
  const column = color.kind === "column" ? nameColumn(color.column, schema) : null;
  const output =
    plan.measures.find((measure) => measure.label === label) ??
    plan.dimensions.find((dimension) => dimension.label === column);
  if (output === undefined) return chart;
  const colorBy = { column: output.id, label: output.label, format: output.format };
  return joinAskedCharts(chart, { kind: null, stacking: null, look: { display: { colorBy }, marks: [] } });
}

function hasSeveral({ dimensions }: QueryPlan): boolean {
  return dimensions.filter(({ isShown }) => isShown).length > 1;
}

/** Several series have colors of their own already. */
function withoutVaried(chart: AskedChart | null): AskedChart | null {
  if (chart?.look?.display.palette !== "varied") return chart;
  const { look, ...others } = chart;
  const { palette: _, ...display } = look.display;
  const isEmpty = Object.keys({ ...look, ...display }).length === 2 && look.marks.length === 0;
  if (!isEmpty) return { ...others, look: { ...look, display } };
  return others.kind === null && others.stacking === null ? null : others;
}
