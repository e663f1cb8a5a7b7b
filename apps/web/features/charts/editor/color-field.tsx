import { canColorByFigure, colorsByFigure, readDrawnColumns, type ChartFigure } from "@askery/model";
import { Select } from "../../../ui/select.tsx";
import { changeDisplay } from "./change-display.ts";
import type { PanelProps } from "./panel-props.ts";

const series = "series";

/** The figure that colors the marks. Bars that show several figures keep one of the others. */
export function ColorField({ chart, design, spec, onChange }: PanelProps) {
  const { display } = design;
  const drawn = readDrawnColumns(spec);
  const figures = chart.outputs.filter(({ role }) => role.kind === "figure");
  const isPossible = canColorByFigure(spec.kind) && (drawn.series === null || colorsByFigure(spec));
  if (!isPossible || (figures.length < 2 && display.colorBy === undefined)) return null;
  const choose = (column: string) => {
    const output = figures.find(({ id }) => id === column);
    const colorBy: ChartFigure | undefined = output && {
      column: output.id,
      label: output.label,
      format: output.format,
    };
    const others = drawn.y.filter((figure) => figure.column !== column).slice(0, 1);
    const needsOne = output !== undefined && !colorsByFigure(spec) && others.length > 0;
    onChange({
      display: changeDisplay(display, { colorBy }),
      ...(needsOne && {
        columns: {
          axis: drawn.x?.column ?? null,
          figures: others.map((figure) => figure.column),
          series: null,
        },
      }),
    });
  };
  return (
    <Select
      label="Shade by"
      hint="Each mark is shaded by another figure, with a key above the chart."
      options={[
        { value: series, label: "Nothing else" },
        ...figures.map(({ id, label }) => ({ value: id, label })),
      ]}
      value={display.colorBy?.column ?? series}
      onValueChange={choose}
    />
  );
}
