import { cellsOf } from "@askery/model";
import type { ChartView } from "../../chart-view.ts";
import { readNumber } from "../../data/read-cells.ts";
import { formatFigure } from "../../format/format-figure.ts";
import { cleanText } from "../../text/clean-text.ts";
import { binValues, spreadOf } from "./bin-values.ts";

/** For example "Histogram of order value, 700 values from €2 to €358, median €129. Most lie from €100 to €120." */
export function describeSpread({ drawn, spread: known, table, locale }: ChartView, noun: string): string {
  const figure = drawn.y[0] ?? drawn.x;
  const format = (value: number) => formatFigure(value, figure?.format ?? null, locale);
  const head = `${noun} of ${cleanText(figure?.label ?? "")}`;
  const values = cellsOf(table, figure?.column).map(readNumber);
  const spread = known ?? spreadOf(values, binValues(values));
  if (spread === null) return `${head}. No figures.`;
  const { count, least, median, most, bins } = spread;
  const fullest = bins.reduce((best, bin) => (bin.count > best.count ? bin : best));
  const amount = `${count} ${count === 1 ? "value" : "values"} from ${format(least)} to ${format(most)}, median ${format(median)}`;
  return `${head}, ${amount}. Most lie from ${format(fullest.from)} to ${format(fullest.to)}.`;
}
