import type { Coordinates } from "../places/find-coordinates.ts";
import type { OutputId } from "../plan.ts";
import type { ChartSpec } from "./chart-spec.ts";
import type { ChartAxis, ChartFigure } from "./encoding.ts";
import type { Stacking } from "./stacking.ts";
import { canExchange } from "./swap-axes.ts";

/** The columns that a spec draws, in the same shape for every form of encoding. */
export interface DrawnColumns {
  /** The column along the chart's axis; null if it has no axis. */
  readonly x: DrawnAxis | null;
  readonly y: readonly ChartFigure[];
  readonly series: OutputId | null;
  /** The column that groups the series. Absent if nothing does. */
  readonly group?: OutputId;
  readonly stacking: Stacking;
  /** The columns of positions on a map. Absent for other forms. */
  readonly coordinates?: Coordinates;
}

/** An axis of times, things or figures. */
export type DrawnAxis = Omit<ChartAxis, "kind"> & { readonly kind: ChartAxis["kind"] | "number" };

/** The drawn columns of a spec. Parts that its kind does not have are null or empty. */
export function readDrawnColumns(spec: ChartSpec): DrawnColumns {
  const drawn = readEncoding(spec);
  return spec.display?.axes === "swapped" && canExchange(spec.kind) ? exchange(drawn, spec) : drawn;
}

/** Points with their figures, grids with their rows and columns exchanged. Grouped rows stay rows. */
function exchange(drawn: DrawnColumns, { encoding }: ChartSpec): DrawnColumns {
  switch (encoding.form) {
    case "points":
      return { ...drawn, x: numberAxis(encoding.y), y: [encoding.x] };
    case "bubbles":
      return { ...drawn, x: numberAxis(encoding.y), y: [encoding.x, encoding.size] };
    case "grid": {
      if (encoding.group !== undefined) return drawn;
      const { series, x } = encoding;
      const label = series.replaceAll("_", " ");
      return {
        ...drawn,
        x: { column: series, label, kind: "category", grain: null, format: null },
        series: x.column,
      };
    }
    default:
      return drawn;
  }
}

function readEncoding({ encoding, settings }: ChartSpec): DrawnColumns {
  const stacking = "stacking" in settings ? settings.stacking : "none";
  const bare: DrawnColumns = { x: null, y: [], series: null, stacking };
  switch (encoding.form) {
    case "series":
      return { ...bare, x: encoding.x, y: encoding.y, series: encoding.series };
    case "grid":
      return {
        ...bare,
        x: encoding.x,
        y: [encoding.value],
        series: encoding.series,
        ...(encoding.group !== undefined && { group: encoding.group }),
      };
    case "parts":
      return { ...bare, x: encoding.by, y: [encoding.value] };
    case "points":
      return { ...bare, x: numberAxis(encoding.x), y: [encoding.y], series: encoding.series };
    case "combo":
      return { ...bare, x: encoding.x, y: [encoding.bar, encoding.line] };
    case "bubbles":
      return {
        ...bare,
        x: numberAxis(encoding.x),
        y: [encoding.y, encoding.size],
        series: encoding.series,
      };
    case "spread":
      return { ...bare, x: numberAxis(encoding.value), y: [encoding.value] };
    case "figures":
      return { ...bare, y: encoding.figures };
    case "places": {
      const { latitude, longitude, name, value } = encoding;
      return { ...bare, y: value === null ? [] : [value], coordinates: { latitude, longitude, name } };
    }
    case "rows":
      return bare;
  }
}

function numberAxis(figure: ChartFigure): DrawnAxis {
  return { ...figure, kind: "number", grain: null };
}
