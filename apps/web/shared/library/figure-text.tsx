import { readFigure, type ChartSource } from "@askery/charts";
import { noFigure } from "@askery/model";

/** The figure of a chart within a text. */
export function FigureText({ chart }: { readonly chart: ChartSource }) {
  const figure = readFigure(chart);
  return (
    <span className="figures font-semibold text-text" title={figure?.exact ?? "There is no figure."}>
      {figure?.text ?? noFigure}
    </span>
  );
}
