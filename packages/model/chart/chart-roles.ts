import type { Coordinates } from "../places/find-coordinates.ts";
import type { OutputId } from "../plan.ts";
import type { ChartAxis, ChartEncoding, ChartFigure, EncodingForm } from "./encoding.ts";

/** Which columns of a result could play which part in a chart, before a kind is chosen. */
export interface ChartRoles {
  /** The column of times or things along the axis. */
  readonly axis: ChartAxis | null;
  /** The figures drawn along the axis. */
  readonly figures: readonly ChartFigure[];
  /** The column that splits the figures into series. */
  readonly series: OutputId | null;
  /** The column that groups the series. Default: none. */
  readonly group?: OutputId | null;
  /** The columns of positions on a map. Default: none. */
  readonly coordinates?: Coordinates | null;
  /** Every numeric column, for kinds that draw one against another. */
  readonly numeric: readonly ChartFigure[];
}

/** The encoding of a form with these roles; null if the form needs a column that they do not have. */
export function encodeRoles(form: EncodingForm, roles: ChartRoles): ChartEncoding | null {
  const { axis, figures, series, group = null, numeric } = roles;
  const [value] = figures;
  switch (form) {
    case "series":
      return axis === null || value === undefined ? null : { form, x: axis, y: figures, series };
    case "grid":
      return axis === null || value === undefined || series === null
        ? null
        : { form, x: axis, series, ...(group !== null && { group }), value };
    case "parts":
      return axis === null || value === undefined ? null : { form, by: axis, value };
    case "points": {
      const [x, y] = numeric;
      return x === undefined || y === undefined ? null : { form, x, y, series };
    }
    case "combo": {
      const [bar, line] = numeric;
      return axis === null || bar === undefined || line === undefined ? null : { form, x: axis, bar, line };
    }
    case "bubbles": {
      const [x, y, size] = numeric;
      return x === undefined || y === undefined || size === undefined ? null : { form, x, y, size, series };
    }
    case "spread": {
      const spread = value ?? numeric[0];
      return spread === undefined ? null : { form, value: spread };
    }
    case "figures":
      return value === undefined ? null : { form, figures };
    case "places": {
      const { coordinates = null } = roles;
      if (coordinates === null) return null;
      const { latitude, longitude } = coordinates;
      const sizes = [...figures, ...numeric].filter(
        ({ column }) => column !== latitude && column !== longitude,
      );
      return { form, ...coordinates, value: sizes[0] ?? null };
    }
    case "rows":
      return { form };
  }
}
