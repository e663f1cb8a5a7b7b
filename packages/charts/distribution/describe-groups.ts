import type { ChartView } from "../chart-view.ts";
import { formatFigure } from "../format/format-figure.ts";
import { cleanText } from "../text/clean-text.ts";
import { groupValues, quantileOf } from "./group-values.ts";

/** For example "Box plot of order total by country, 5 groups. France: median €129, half from €80 to €210. …" */
export function describeGroups(view: ChartView, noun: string): string {
  const { drawn, locale } = view;
  const groups = groupValues(view);
  const head = cleanText(`${drawn.y[0]?.label ?? ""} by ${drawn.x?.label ?? ""}`);
  if (groups.length === 0) return `${noun} of ${head}. No figures.`;
  const write = (value: number) => formatFigure(value, drawn.y[0]?.format ?? null, locale);
  const shown = groups.slice(0, 5).map(({ name, values }) => {
    const half = `half from ${write(quantileOf(values, 0.25))} to ${write(quantileOf(values, 0.75))}`;
    return `${cleanText(name, 80)}: median ${write(quantileOf(values, 0.5))}, ${half}.`;
  });
  return [`${noun} of ${head}, ${groups.length} ${groups.length === 1 ? "group" : "groups"}.`, ...shown].join(
    " ",
  );
}
