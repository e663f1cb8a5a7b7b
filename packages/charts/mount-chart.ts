import type { ECharts } from "echarts/core";
import { fillRequest, type ChartPoint, type ChartRequest, type ChartSize } from "./chart-request.ts";
import type { initECharts } from "./echarts-parts.ts";
import { describeDrawing } from "./describe-chart.ts";
import type { DrawnTarget, Drawing } from "./drawing.ts";
import { focusMarks, type MarkStep } from "./focus-marks.ts";
import type { KindDrawing } from "./kinds/kind-drawing.ts";
import { findKindDrawing, loadKindDrawing } from "./kinds/kind-drawings.ts";
import { chooseRenderer, type Renderer } from "./layout/choose-renderer.ts";
import type { FocusedMark, MarkPosition } from "./mark-position.ts";
import { addTooltip } from "./tooltip/add-tooltip.ts";
import { readTarget } from "./tooltip/read-target.ts";
import { zoomChart, type ZoomedPart } from "./zoom-chart.ts";

export interface MountRequest extends Omit<ChartRequest, "size"> {
  /** Called when the user clicks a figure, with the position in the element in pixels. */
  readonly onSelect?: (point: ChartPoint, at: MarkPosition) => void;
  /** Called when the user drags across a part of axes of time or figures, or zooms in. Default: dragging does nothing. */
  readonly onZoom?: (part: ZoomedPart) => void;
}

export interface MountedChart {
  /** Settles when the chart is first drawn; rejects if its code could not be loaded. */
  readonly ready: Promise<void>;
  /** Draws another chart, or the same one in other colors. Rejects if the code of its kind cannot be loaded. */
  readonly update: (request: MountRequest) => Promise<void>;
  /** Draws again if the element has changed its size. The element is observed anyway; call this to avoid the delay. */
  readonly resize: () => void;
  /** Moves the keyboard's focus along the marks, and shows the tooltip of the mark. Null if there are no marks. */
  readonly moveFocus: (step: MarkStep) => FocusedMark | null;
  /** Whether its axes can be zoomed. */
  readonly canZoom: () => boolean;
  /** Zooms into the half of the axes around the mark that has the keyboard's focus, if they can be zoomed. */
  readonly zoomIn: () => void;
  /** Hides the tooltip. */
  readonly leave: () => void;
  readonly dispose: () => void;
}

/**
 * Draws a chart into an element, which determines its size, and redraws it when that changes. ECharts is loaded when
 * the first chart is mounted. Screen readers get the text of `describeChart`.
 */
export function mountChart(element: HTMLElement, request: MountRequest): MountedChart {
  let current = request;
  let shown: ShownChart | null = null;
  let isDisposed = false;
  let init: typeof initECharts | null = null;

  const draw = () => {
    if (isDisposed || init === null) return;
    const size = sizeOf(element);
    if (size === null) return;
    const kind = findKindDrawing(current.spec.kind);
    if (kind === null) return;
    const { hasShapePerRow } = kind;
    const renderer = chooseRenderer({ hasShapePerRow, rowCount: current.table.rowCount });
    if (shown !== null && shown.renderer !== renderer) {
      shown.chart.dispose();
      shown = null;
    }
    shown ??= show(init(element, null, { renderer, ...size }), {
      renderer,
      select: (point, at) => current.onSelect?.(point, at),
    });
    shown.draw(kind, current, size);
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", describeDrawing(kind, current));
  };
  const watcher = new ResizeObserver(() => {
    const size = sizeOf(element);
    const isSame =
      shown !== null && size?.width === shown.size().width && size.height === shown.size().height;
    if (!isSame) draw();
  });
  // As in tidy-svg.ts.
  element.style.fontKerning = "none";
  const load = async () => {
    // Waiting for code that is loaded already would show an empty element for a frame.
    if (loaded === null || findKindDrawing(request.spec.kind) === null) {
      const [parts] = await Promise.all([import("./echarts-parts.ts"), loadKindDrawing(request.spec.kind)]);
      loaded = parts.initECharts;
    }
    init = loaded;
    draw();
    if (!isDisposed) watcher.observe(element);
  };
  return {
    ready: load(),
    update: async (next) => {
      current = next;
      if (findKindDrawing(next.spec.kind) === null) await loadKindDrawing(next.spec.kind);
      if (current === next) draw();
    },
    resize: draw,
    moveFocus: (step) => shown?.moveFocus(step) ?? null,
    canZoom: () => shown?.canZoom() ?? false,
    zoomIn: () => shown?.zoomIn(),
    leave: () => shown?.chart.dispatchAction({ type: "hideTip" }),
    dispose: () => {
      isDisposed = true;
      watcher.disconnect();
      shown?.chart.dispose();
      shown = null;
    },
  };
}

/** ECharts, once a chart was mounted. */
let loaded: typeof initECharts | null = null;

interface ShownChart {
  readonly chart: ECharts;
  readonly renderer: Renderer;
  readonly draw: (kind: KindDrawing, request: MountRequest, size: ChartSize) => void;
  readonly size: () => ChartSize;
  readonly moveFocus: (step: MarkStep) => FocusedMark | null;
  readonly canZoom: () => boolean;
  readonly zoomIn: () => void;
}

function show(
  chart: ECharts,
  {
    renderer,
    select,
  }: { readonly renderer: Renderer; readonly select: (point: ChartPoint, at: MarkPosition) => void },
): ShownChart {
  let drawing: Drawing | null = null;
  let shown: MountRequest | null = null;
  let drawn: ChartSize = { width: 0, height: 0 };
  const focus = focusMarks(chart);
  const selectAt = (target: DrawnTarget | null, at: MarkPosition) => {
    const point = target === null ? null : drawing?.find(target);
    if (point !== null && point !== undefined) select(point, at);
  };
  const zoom = zoomChart(chart, {
    focus,
    read: () => (drawing === null || shown === null ? null : { drawing, request: shown }),
  });
  chart.on("click", (params) => {
    const { offsetX: x = 0, offsetY: y = 0 } = params.event ?? {};
    if (drawing?.pointing !== "line") selectAt(readTarget(params), { x, y });
  });
  chart.getZr().on("click", ({ offsetX: x, offsetY: y, target }) => {
    if (!chart.containPixel("grid", [x, y])) return;
    if (drawing?.pointing === "line") {
      const [axis, value] = chart.convertFromPixel("grid", [x, y]);
      if (axis !== undefined) selectAt({ series: -1, item: -1, axis, value: value ?? null }, { x, y });
    } else if (drawing?.pointing === "band" && target === undefined) {
      selectAt(focus.findNear(drawing, { x, y }), { x, y });
    }
  });
  return {
    chart,
    renderer,
    size: () => drawn,
    moveFocus: (step) => focus.move(drawing, step),
    ...zoom,
    draw: (kind, request, size) => {
      if (size.width !== drawn.width || size.height !== drawn.height) chart.resize(size);
      drawn = size;
      shown = request;
      const before = drawing;
      drawing = kind.draw(fillRequest({ ...request, size }));
      if (before !== null) focus.follow(before, drawing);
      const isBare = request.density === "thumbnail" || drawing.pointing === "none";
      chart.setOption(
        isBare ? drawing.option : addTooltip(drawing, request.theme, chart.getDom().ownerDocument),
        {
          notMerge: true,
        },
      );
    },
  };
}

/** Null if the element has no size, because it is hidden or not laid out yet. */
function sizeOf({ clientWidth: width, clientHeight: height }: HTMLElement): ChartSize | null {
  return width > 0 && height > 0 ? { width, height } : null;
}
