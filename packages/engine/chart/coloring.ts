import type { AskedChart, ChartDisplay, ChartFigure, Output } from "@askery/model";
import type { ResultShape } from "./shape-result.ts";

/** The figure that should color the marks of the chart, as the result has it; null if nothing should, or it has none. */
export function findColoring({
  askedChart,
  outputs,
}: {
  readonly askedChart: AskedChart | null;
  readonly outputs: readonly Output[];
}): ChartFigure | null {
  const column = askedChart?.look?.display.colorBy?.column;
  const output = outputs.find(({ id, role }) => id === column && role.kind === "figure");
  return output === undefined ? null : { column: output.id, label: output.label, format: output.format };
}

/** The shape without the figure that colors the marks, unless it is the only one: then marks show it twice. */
export function withoutColoring(shape: ResultShape, colorBy: ChartFigure | null): ResultShape {
  const { figures, derived } = shape;
  if (colorBy === null || figures.length + derived.length < 2) return shape;
  const isOther = ({ output }: { readonly output: Output }) => output.id !== colorBy.column;
  return { ...shape, figures: figures.filter(isOther), derived: derived.filter(isOther) };
}

/** The display options that a question asks for, with the figure as the result has it. */
export function displayOf(askedChart: AskedChart | null, colorBy: ChartFigure | null): ChartDisplay {
  const { colorBy: _, ...display } = askedChart?.look?.display ?? {};
  return colorBy === null ? display : { ...display, colorBy };
}

/** What is asked of the chart, except for colors by a figure. */
export function uncolored(asked: AskedChart): AskedChart {
  if (asked.look === undefined) return asked;
  return { ...asked, look: { ...asked.look, display: displayOf(asked, null) } };
}
