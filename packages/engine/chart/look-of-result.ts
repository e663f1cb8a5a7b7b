import type { AskedChart, ChartDisplay, ChartFigure } from "@askery/model";

/* What a question asks of a chart's look that depends on the result: which columns there are. */

/** All figures in the style that is asked for: "in thousands", "with 2 decimals". */
export function styleNumbers(
  asked: AskedChart | null,
  figures: readonly ChartFigure[],
): Pick<ChartDisplay, "numbers"> {
  const style = asked?.look?.numberStyle;
  if (style === undefined) return {};
  return { numbers: Object.fromEntries(figures.map(({ column }) => [column, style])) };
}
