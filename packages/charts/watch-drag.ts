import type { ECharts } from "echarts/core";

/** The part of a drawing that the pointer was dragged across, from left to right, in pixels. */
export interface DraggedRange {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

interface WatchDrag {
  /** Whether dragging selects anything now. */
  readonly isOn: () => boolean;
  readonly onDrag: (range: DraggedRange) => void;
}

/** Lets a mouse or pen drag across the plot, which shows the range. Touch is left to scrolling. */
export function watchDrag(chart: ECharts, { isOn, onDrag }: WatchDrag): void {
  const zr = chart.getZr();
  const dom = chart.getDom();
  const shade = dom.ownerDocument.createElement("div");
  let start: { readonly x: number; readonly y: number } | null = null;
  const stop = () => {
    start = null;
    shade.remove();
  };
  zr.on("mousedown", ({ offsetX: x, offsetY: y, event }) => {
    if (isOn() && !("touches" in event) && chart.containPixel("grid", [x, y])) start = { x, y };
  });
  zr.on("mousemove", ({ offsetX: x }) => {
    if (start === null || Math.abs(x - start.x) < minPixels) return;
    Object.assign(shade.style, {
      position: "absolute",
      insetBlock: "0",
      left: `${Math.min(x, start.x)}px`,
      width: `${Math.abs(x - start.x)}px`,
      background: "currentColor",
      opacity: "0.08",
      pointerEvents: "none",
    });
    if (!shade.isConnected) dom.append(shade);
  });
  zr.on("mouseup", ({ offsetX: x }) => {
    if (start !== null && Math.abs(x - start.x) >= minPixels) {
      onDrag({ from: Math.min(x, start.x), to: Math.max(x, start.x), y: start.y });
    }
    stop();
  });
  zr.on("globalout", stop);
}

/** A shorter drag is a click. */
const minPixels = 8;
