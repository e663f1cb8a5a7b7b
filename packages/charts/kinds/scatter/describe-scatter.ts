import type { ChartView } from "../../chart-view.ts";
import { formatFigure } from "../../format/format-figure.ts";
import { findExtent } from "../../layout/choose-scale.ts";
import { cleanText } from "../../text/clean-text.ts";
import { readPoints, type Points } from "./read-points.ts";

/**
 * For example "Scatter chart of return rate against price, 120 points. Price from €20 to €280, return rate from 0.6% to
 * 6.7%. …"
 */
export function describeScatter(view: ChartView, noun = "Scatter chart"): string {
  const { drawn, locale } = view;
  const [x, y] = [drawn.x, drawn.y[0]];
  const head = `${noun} of ${cleanText(y?.label ?? "")} against ${cleanText(x?.label ?? "")}`;
  const points = readPoints(view);
  const count = points.rows.length;
  if (count === 0) return `${head}. No figures.`;
  const range = (axis: typeof x | typeof y, values: readonly number[]) => {
    const { least, most } = findExtent(values);
    const format = (value: number) => formatFigure(value, axis?.format ?? null, locale);
    return `${cleanText(axis?.label ?? "")} from ${format(least)} to ${format(most)}`;
  };
  const ranges = [range(x, points.xs), range(y, points.ys)].join(", ");
  return `${head}, ${count} ${count === 1 ? "point" : "points"}: ${ranges}. ${describeRelation(points)}`.trim();
}

/** Describes Pearson's correlation, if there are at least 8 points. */
function describeRelation({ xs, ys }: Points): string {
  if (xs.length < 8) return "";
  const [middleX, middleY] = [meanOf(xs), meanOf(ys)];
  let [both, alongX, alongY] = [0, 0, 0];
  for (let index = 0; index < xs.length; index++) {
    const [x, y] = [(xs[index] ?? 0) - middleX, (ys[index] ?? 0) - middleY];
    both += x * y;
    alongX += x ** 2;
    alongY += y ** 2;
  }
  const correlation = both / Math.sqrt(alongX * alongY);
  if (!(Math.abs(correlation) >= 0.3)) return "No clear relation.";
  const strength = Math.abs(correlation) >= 0.7 ? "clearly" : "somewhat";
  return `They ${correlation > 0 ? "rise together" : "move against each other"} ${strength}.`;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
