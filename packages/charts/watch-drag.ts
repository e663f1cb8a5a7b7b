import type { ECharts } from "echarts/core";
import type { MarkPosition } from "./mark-position.ts";

/** The part of a drawing that the pointer was dragged across, in pixels. */
export interface DraggedPart {
  readonly from: MarkPosition;
  readonly to: MarkPosition;
}

interface WatchDrag {
  /** What dragging selects now: a part of both axes, a part from left to right, or nothing. */
  readonly shape: () => "box" | "band" | null;
  /** The ends are in the direction of the drag. Along a side that it barely moved, a box is as large as the drawing. */
  readonly onDrag: (part: DraggedPart) => void;
}

/** Lets a mouse or pen drag across the plot, which shows the selected part. Touch is left to scrolling. */
export function watchDrag(chart: ECharts, { shape, onDrag }: WatchDrag): void {
  const zr = chart.getZr();
  const dom = chart.getDom();
  const shade = dom.ownerDocument.createElement("div");
  let start: MarkPosition | null = null;
  const stop = () => {
    start = null;
    shade.remove();
  };
  const partTo = (end: MarkPosition): DraggedPart | null => {
    if (start === null) return null;
    const isBox = shape() === "box";
    const isWide = Math.abs(end.x - start.x) >= minPixels;
    const isTall = isBox && Math.abs(end.y - start.y) >= minPixels;
    if (!isWide && !isTall) return null;
    return {
      from: { x: isWide ? start.x : 0, y: isTall ? start.y : 0 },
      to: { x: isWide ? end.x : chart.getWidth(), y: isTall ? end.y : chart.getHeight() },
    };
  };
  zr.on("mousedown", ({ offsetX: x, offsetY: y, event }) => {
    if (shape() !== null && !("touches" in event) && chart.containPixel("grid", [x, y])) start = { x, y };
  });
  zr.on("mousemove", ({ offsetX: x, offsetY: y }) => {
    const part = partTo({ x, y });
    if (part === null) return;
    const { from, to } = part;
    Object.assign(shade.style, {
      position: "absolute",
      left: `${Math.min(from.x, to.x)}px`,
      top: `${Math.min(from.y, to.y)}px`,
      width: `${Math.abs(to.x - from.x)}px`,
      height: `${Math.abs(to.y - from.y)}px`,
      background: "currentColor",
      opacity: "0.08",
      pointerEvents: "none",
    });
    if (!shade.isConnected) dom.append(shade);
  });
  zr.on("mouseup", ({ offsetX: x, offsetY: y }) => {
    const part = partTo({ x, y });
    if (part !== null) onDrag(part);
    stop();
  });
  zr.on("globalout", stop);
}

/** A shorter drag is a click. */
const minPixels = 8;
