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
import { step } from "./step/step.ts";
import { table } from "./table/table.ts";

/** The kinds that rules choose. They are loaded together. */
export const commonDrawings = {
  line,
  area,
  step,
  bar,
  horizontalBar,
  pie,
  heatmap,
  scatter,
  histogram,
  number,
  table,
} as const satisfies Partial<Record<ChartKind, KindDrawing>>;

export type CommonKind = keyof typeof commonDrawings;

type RareKind = Exclude<ChartKind, CommonKind>;

/** The kinds that people choose. Each is loaded when it is drawn for the first time. */
const rareDrawings: Readonly<Record<RareKind, () => Promise<KindDrawing>>> = {
  divergingBar: async () => (await import("./diverging-bar/diverging-bar.ts")).divergingBar,
  combo: async () => (await import("./combo/combo.ts")).combo,
  slope: async () => (await import("./slope/slope.ts")).slope,
  smallMultiples: async () => (await import("./small-multiples/small-multiples.ts")).smallMultiples,
  donut: async () => (await import("./donut/donut.ts")).donut,
  treemap: async () => (await import("./treemap/treemap.ts")).treemap,
  waterfall: async () => (await import("./waterfall/waterfall.ts")).waterfall,
  funnel: async () => (await import("./funnel/funnel.ts")).funnel,
  sankey: async () => (await import("./sankey/sankey.ts")).sankey,
  calendar: async () => (await import("./calendar/calendar.ts")).calendar,
  cohort: async () => (await import("./cohort/cohort.ts")).cohort,
  map: async () => (await import("./map/map.ts")).map,
  pointMap: async () => (await import("./point-map/point-map.ts")).pointMap,
  pivot: async () => (await import("./pivot/pivot.ts")).pivot,
  bubble: async () => (await import("./bubble/bubble.ts")).bubble,
  density: async () => (await import("./density/density.ts")).density,
  box: async () => (await import("./box/box.ts")).box,
  strip: async () => (await import("./strip/strip.ts")).strip,
  progress: async () => (await import("./progress/progress.ts")).progress,
  gauge: async () => (await import("./gauge/gauge.ts")).gauge,
  numberTrend: async () => (await import("./number-trend/number-trend.ts")).numberTrend,
  sparkTable: async () => (await import("./spark-table/spark-table.ts")).sparkTable,
  bullet: async () => (await import("./bullet/bullet.ts")).bullet,
};

/** The rare kinds that have been loaded. */
const loaded = new Map<ChartKind, KindDrawing>();

function isCommon(kind: ChartKind): kind is CommonKind {
  return Object.hasOwn(commonDrawings, kind);
}

/** The drawing of a kind; null if it has not been loaded. */
export function findKindDrawing(kind: ChartKind): KindDrawing | null {
  return isCommon(kind) ? commonDrawings[kind] : (loaded.get(kind) ?? null);
}

/** Loads the drawing of a kind. Rejects if its code cannot be loaded. */
export async function loadKindDrawing(kind: ChartKind): Promise<KindDrawing> {
  if (isCommon(kind)) return commonDrawings[kind];
  const drawing = await rareDrawings[kind]();
  loaded.set(kind, drawing);
  return drawing;
}
