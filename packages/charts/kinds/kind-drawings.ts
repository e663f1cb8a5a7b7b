import type { ChartKind } from "@askery/model";
import { area } from "./area/area.ts";
import { bar } from "./bar/bar.ts";
import { heatmap } from "./heatmap/heatmap.ts";
import { histogram } from "./histogram/histogram.ts";
import { horizontalBar } from "./horizontal-bar/horizontal-bar.ts";
import type { KindDrawing } from "./kind-drawing.ts";
import { line } from "./line/line.ts";
import { number } from "./number/number.ts";
import { pie } from "./pie/pie.ts";
import { scatter } from "./scatter/scatter.ts";
import { table } from "./table/table.ts";

/** The drawing of every kind that the model defines. */
export const kindDrawings: Readonly<Record<ChartKind, KindDrawing>> = {
  line,
  area,
  bar,
  horizontalBar,
  pie,
  heatmap,
  scatter,
  histogram,
  number,
  table,
};
