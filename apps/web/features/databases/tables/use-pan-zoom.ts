import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from "react";

import { fitView, type FitStart, type Point, type Size, type View } from "./fit-view.ts";

interface PanZoom {
  /** The element around the drawing. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly view: View;
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onClickCapture: (event: {
      readonly preventDefault: () => void;
      readonly stopPropagation: () => void;
    }) => void;
  };
  readonly zoomBy: (factor: number) => void;
  readonly fit: () => void;
}

const least = 0.2;
const most = 2;
/** Below this scale, names are not readable. */
const readable = 0.6;
const keyStep = 48;
const keyZoom = 1.25;
/** A pointer that moved less than this was a click. */
const dragFrom = 4;

/**
 * Pans and zooms a drawing in its frame, by pointer, wheel and keys. At first it fits the frame, but is neither
 * enlarged nor too small to read; then `focus`, a point of the drawing, is as close to the center as possible.
 */
export function usePanZoom(content: Size, focus: Point): PanZoom {
  const frame = useRef<HTMLElement>(null);
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 1 });
  const drag = useRef<{ readonly x: number; readonly y: number; moved: boolean } | null>(null);
  const wasDragged = useRef(false);
  const { width, height } = content;

  const { x, y } = focus;

  const fit = () => setView(fitted(frame.current, { width, height }, { smallest: least, focus }));
  // Before the first paint, so that nothing jumps.
  useLayoutEffect(
    () => setView(fitted(frame.current, { width, height }, { smallest: readable, focus: { x, y } })),
    [width, height, x, y],
  );
  const zoomAt = (factor: number, at: Point) => setView((now) => zoomed(now, factor, at));
  const zoomBy = (factor: number) => zoomAt(factor, middleOf(frame.current));

  // React's wheel listeners are passive, so they can't prevent the page from zooming.
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      setView((now) =>
        zoomed(now, Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top }),
      );
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, []);

  const press = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [keyStep, 0],
      ArrowRight: [-keyStep, 0],
      ArrowUp: [0, keyStep],
      ArrowDown: [0, -keyStep],
    };
    const move = moves[event.key];
    if (move !== undefined) setView((now) => ({ ...now, x: now.x + move[0], y: now.y + move[1] }));
    else if (event.key === "+" || event.key === "=") zoomBy(keyZoom);
    else if (event.key === "-") zoomBy(1 / keyZoom);
    else if (event.key === "0") fit();
    else return;
    event.preventDefault();
  };
  return {
    frame,
    view,
    zoomBy,
    fit,
    handlers: {
      onKeyDown: press,
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        drag.current = { x: event.clientX - view.x, y: event.clientY - view.y, moved: false };
      },
      onPointerMove: (event) => {
        const held = drag.current;
        if (held === null) return;
        const next = { x: event.clientX - held.x, y: event.clientY - held.y };
        held.moved ||= Math.hypot(next.x - view.x, next.y - view.y) > dragFrom;
        if (held.moved) setView((now) => ({ ...now, ...next }));
      },
      onPointerUp: () => {
        wasDragged.current = drag.current?.moved ?? false;
        drag.current = null;
      },
      onPointerCancel: () => {
        drag.current = null;
      },
      // Releasing the pointer after a drag is not a click on the table below it.
      onClickCapture: (event) => {
        if (!wasDragged.current) return;
        wasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

function zoomed(view: View, factor: number, at: Point): View {
  const scale = Math.min(most, Math.max(least, view.scale * factor));
  const by = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
}

/** Fits the drawing into its frame. */
function fitted(frame: HTMLElement | null, content: Size, start: FitStart): View {
  const room = { width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 };
  return frame === null ? { x: 0, y: 0, scale: 1 } : fitView(room, content, start);
}

function middleOf(element: HTMLElement | null): Point {
  return { x: (element?.clientWidth ?? 0) / 2, y: (element?.clientHeight ?? 0) / 2 };
}
