import {
  assertNever,
  type ChartAxis,
  type ChartFigure,
  type ChartSpec,
  type ChartType,
  type Table,
} from "@askery/model";
import { settlePlacement, type Placement } from "./find-roles.ts";

/**
 * The spec of the same table as another type. Columns keep their roles where the type has them; a spec that has none (a
 * table's) takes them from the table. Ask `findChartTypes` first; change from the original spec, not from a changed one.
 */
export function changeChartType(spec: ChartSpec, table: Table, type: ChartType): ChartSpec {
  if (type === spec.type) return spec;
  const placement = settlePlacement(spec, table);
  return { ...spec, type, reason: "because you chose it", ...placeFor(type, placement, spec) };
}

type Roles = Pick<ChartSpec, "x" | "y" | "series" | "stacking">;

function placeFor(type: ChartType, { x, y, series, numeric }: Placement, spec: ChartSpec): Roles {
  switch (type) {
    case "number":
      return { x: null, y, series: null, stacking: "none" };
    case "table":
      return { x: null, y: [], series: null, stacking: "none" };
    case "pie":
      return { x, y: y.slice(0, 1), series: null, stacking: "none" };
    case "heatmap":
      return { x, y: y.slice(0, 1), series, stacking: "none" };
    case "scatter": {
      const [across, up] = numeric;
      return {
        x: across === undefined ? null : axisOf(across),
        y: up === undefined ? [] : [up],
        series: null,
        stacking: "none",
      };
    }
    case "histogram": {
      const figure = y[0] ?? numeric[0];
      return {
        x: figure === undefined ? null : axisOf(figure),
        y: figure === undefined ? [] : [figure],
        series: null,
        stacking: "none",
      };
    }
    case "bar":
    case "horizontalBar":
    case "line":
    case "area":
      return { x, y, series, stacking: spec.stacking };
    default:
      return assertNever(type);
  }
}

function axisOf({ column, label, format }: ChartFigure): ChartAxis {
  return { column, label, kind: "number", grain: null, format };
}
