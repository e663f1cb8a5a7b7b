import { cellsOf, readDrawnColumns } from "@askery/model";
import type { ECharts } from "echarts/core";
import type { ChartPoint } from "./chart-request.ts";
import type { ChartSource } from "./chart-view.ts";
import type { Narrowing, TimeRange } from "./data/narrow-data.ts";
import type { Drawing } from "./drawing.ts";
import type { MarkFocus } from "./focus-marks.ts";
import { parseMoment } from "./format/parse-moment.ts";
import type { MarkPosition } from "./mark-position.ts";
import { watchDrag } from "./watch-drag.ts";
import { halfAround, halfOf, readBox, zoomShapeOf } from "./zoom-parts.ts";

/** A part of axes that readers zoom into. */
export type ZoomedPart = Partial<Pick<Narrowing, "span" | "figures">>;

interface ZoomableChart {
  readonly drawing: Drawing;
  readonly request: Pick<ChartSource, "spec" | "table"> & {
    readonly onZoom?: (part: ZoomedPart) => void;
  };
}

interface Zoomed {
  readonly focus: MarkFocus;
  /** What is drawn now. */
  readonly read: () => ZoomableChart | null;
}

interface ChartZoom {
  /** Whether its axes can be zoomed. */
  readonly canZoom: () => boolean;
  /** Zooms into the half around the mark that has the focus. */
  readonly zoomIn: () => void;
}

/** Lets readers zoom into axes of time and figures, by dragging and step by step. */
export function zoomChart(chart: ECharts, { focus, read }: Zoomed): ChartZoom {
  const shapeNow = () => {
    const now = read();
    return now?.request.onZoom === undefined ? null : zoomShapeOf(now.drawing, now.request.spec);
  };
  const valuesAt = ({ x, y }: MarkPosition) => chart.convertFromPixel("grid", [x, y]);
  const pointAt = (drawing: Drawing, at: MarkPosition): ChartPoint | null => {
    const [axis] = drawing.pointing === "line" ? valuesAt(at) : [];
    const target =
      axis === undefined ? focus.findNear(drawing, at) : { series: -1, item: -1, axis, value: null };
    return target === null ? null : drawing.find(target);
  };
  watchDrag(chart, {
    shape: shapeNow,
    onDrag: ({ from, to }) => {
      const now = read();
      if (now === null) return;
      const { drawing, request } = now;
      const part =
        drawing.zoom === undefined
          ? spanBetween(pointAt(drawing, from), pointAt(drawing, { ...to, y: from.y }), request)
          : readBox(drawing.zoom, [valuesAt(from), valuesAt(to)]);
      if (part !== null) request.onZoom?.(part);
    },
  });
  return {
    canZoom: () => shapeNow() !== null,
    zoomIn: () => {
      const now = read();
      if (now === null || shapeNow() === null) return;
      const part = halfAtFocus(now, focus);
      if (part !== null) now.request.onZoom?.(part);
    },
  };
}

function halfAtFocus({ drawing, request }: ZoomableChart, focus: MarkFocus): ZoomedPart | null {
  const { marks, index } = focus.read(drawing);
  const { zoom } = drawing;
  if (zoom !== undefined) return { figures: zoom.read(halfAround(zoom.whole, marks[index]?.at ?? null)) };
  const [first, last] = halfOf(marks.length, index);
  const pointOf = (at: number) => {
    const mark = marks[at];
    return mark === undefined ? null : drawing.find(mark.target);
  };
  return spanBetween(pointOf(first), pointOf(last), request);
}

/** The time between two figures; null if they are at the same time, or not along time. */
function spanBetween(
  first: ChartPoint | null,
  last: ChartPoint | null,
  { spec, table }: ZoomableChart["request"],
): { readonly span: TimeRange } | null {
  const column = readDrawnColumns(spec).x?.column;
  const cells = column === undefined ? [] : cellsOf(table, column);
  const timeOf = (point: ChartPoint | null) => parseMoment(cells[point?.rows[0] ?? -1] ?? null);
  const [one, other] = [timeOf(first), timeOf(last)];
  if (one === null || other === null || one === other) return null;
  return { span: { fromMs: Math.min(one, other), toMs: Math.max(one, other) } };
}
