import { chartKindOf, type EncodingForm } from "@askery/model";
import type { Request } from "../request/request.ts";
import type { ShownColumns } from "./plan-traits.ts";

/** What a drawing needs: an axis, and figures. */
interface Needs {
  readonly axes: number;
  readonly figures: number;
}

/**
 * How many columns a plan lacks for the chart that its question asks for. "A bar chart of the number of ships for each
 * flag" is not one figure: without an axis there is nothing to draw. Numbers that identify rows serve as figures, too.
 * A question that sorts by an axis ("show Y from high to low") asks for a chart with one. 0 if no chart is asked for.
 */
export function countMissingForChart(
  request: Pick<Request, "chart" | "orders">,
  { figures, numbers, labels, isOneRow }: ShownColumns,
): number {
  const needs = needsOf(request);
  if (needs === null) return 0;
  const numbersDrawn = Math.min(numbers, Math.max(0, needs.figures - figures));
  const missingFigures = Math.max(0, needs.figures - figures - numbersDrawn);
  const missingAxes = Math.max(0, needs.axes - labels - (numbers - numbersDrawn));
  return missingFigures + (isOneRow ? 1 : missingAxes);
}

function needsOf({ chart, orders }: Pick<Request, "chart" | "orders">): Needs | null {
  const kind = chart?.kind ?? null;
  if (kind !== null) return needsByForm[chartKindOf(kind).form] ?? null;
  return orders.some(({ by }) => by.kind === "drawn") ? alongAxis : null;
}

const alongAxis: Needs = { axes: 1, figures: 1 };

const needsByForm: Partial<Record<EncodingForm, Needs>> = {
  series: alongAxis,
  parts: alongAxis,
  points: { axes: 0, figures: 2 },
  spread: { axes: 0, figures: 1 },
};
