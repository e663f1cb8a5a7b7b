import { cellsOf } from "@askery/model";
import type { ChartView } from "../../chart-view.ts";
import { readNumber } from "../../data/read-cells.ts";
import { formatFigure } from "../../format/format-figure.ts";
import { findExtent } from "../../layout/choose-scale.ts";
import { cleanText } from "../../text/clean-text.ts";

/**
 * For example "Scatter chart of return rate against price, 120 points. Price from €20 to €280, return rate from 0.6% to
 * 6.7%. …"
 */
export function describeScatter({ drawn, table, locale }: ChartView, noun = "Scatter chart"): string {
  const [x, y] = [drawn.x, drawn.y[0]];
  const head = `${noun} of ${cleanText(y?.label ?? "")} against ${cleanText(x?.label ?? "")}`;
  const [across, up] = [cellsOf(table, x?.column).map(readNumber), cellsOf(table, y?.column).map(readNumber)];
  const pairs = up.flatMap((value, row) => {
    const other = across[row] ?? null;
    return value === null || other === null ? [] : [{ x: other, y: value }];
  });
  if (pairs.length === 0) return `${head}. No figures.`;
  const range = (axis: typeof x | typeof y, values: readonly number[]) => {
    const { least, most } = findExtent(values);
    const format = (value: number) => formatFigure(value, axis?.format ?? null, locale);
    return `${cleanText(axis?.label ?? "")} from ${format(least)} to ${format(most)}`;
  };
  const ranges = [
    range(
      x,
      pairs.map((pair) => pair.x),
    ),
    range(
      y,
      pairs.map((pair) => pair.y),
    ),
  ].join(", ");
  return `${head}, ${pairs.length} ${pairs.length === 1 ? "point" : "points"}: ${ranges}. ${describeRelation(pairs)}`.trim();
}

/** Describes Pearson's correlation, if there are at least 8 points. */
function describeRelation(pairs: readonly { readonly x: number; readonly y: number }[]): string {
  if (pairs.length < 8) return "";
  const mean = (pick: "x" | "y") => pairs.reduce((sum, pair) => sum + pair[pick], 0) / pairs.length;
  const [middleX, middleY] = [mean("x"), mean("y")];
  let [both, alongX, alongY] = [0, 0, 0];
  for (const { x, y } of pairs) {
    both += (x - middleX) * (y - middleY);
    alongX += (x - middleX) ** 2;
    alongY += (y - middleY) ** 2;
  }
  const correlation = both / Math.sqrt(alongX * alongY);
  if (!(Math.abs(correlation) >= 0.3)) return "No clear relation.";
  const strength = Math.abs(correlation) >= 0.7 ? "clearly" : "somewhat";
  return `They ${correlation > 0 ? "rise together" : "move against each other"} ${strength}.`;
}
