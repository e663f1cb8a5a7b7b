import { readCardFigure, type ChartSource } from "@askery/charts";
import { noFigure, type FigurePick, type PickedFrom } from "@askery/model";

interface FigureTextProps {
  readonly chart: ChartSource & PickedFrom;
  readonly pick: FigurePick;
}

/** A figure of a card within a text. */
export function FigureText({ chart, pick }: FigureTextProps) {
  const figure = readCardFigure(chart, pick);
  return (
    <span
      className="figures font-semibold text-text"
      title={figure.kind === "figure" ? figure.exact : figure.because}
    >
      {figure.kind === "figure" ? figure.text : noFigure}
    </span>
  );
}
