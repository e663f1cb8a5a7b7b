import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from "react";

interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface PanZoom {
  /** Of what is moved in it. */
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
/** Smaller than this, names cannot be read. */
const readable = 0.6;
const keyStep = 48;
const keyZoom = 1.25;
/** A pointer that moved less was meant to press. */
const dragFrom = 4;

/**
 * Moves and zooms a drawing in its frame, by pointer, wheel and keys. It starts as large as it fits, never larger than
 * it is nor too small to read.
 */
export function usePanZoom(content: Size): PanZoom {
  const frame = useRef<HTMLElement>(null);
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 1 });
  const drag = useRef<{ readonly x: number; readonly y: number; moved: boolean } | null>(null);
  const wasDragged = useRef(false);
  const { width, height } = content;

  const fit = () => setView(fitted(frame.current, { width, height }, least));
  // Before it is seen: nothing jumps.
  useLayoutEffect(() => setView(fitted(frame.current, { width, height }, readable)), [width, height]);
  const zoomAt = (factor: number, at: { readonly x: number; readonly y: number }) =>
    setView((now) => zoomed(now, factor, at));
  const zoomBy = (factor: number) => zoomAt(factor, middleOf(frame.current));

  // React's own wheel events are passive: they could not keep the page from zooming.
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
      // Letting go after a drag is no press on the table under the pointer.
      onClickCapture: (event) => {
        if (!wasDragged.current) return;
        wasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

function zoomed(view: View, factor: number, at: { readonly x: number; readonly y: number }): View {
  const scale = Math.min(most, Math.max(least, view.scale * factor));
  const by = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
}

/** All of the content, or its upper left where it would be smaller than `smallest`. */
function fitted(element: HTMLElement | null, content: Size, smallest: number): View {
  if (element === null || content.width === 0) return { x: 0, y: 0, scale: 1 };
  const { clientWidth, clientHeight } = element;
  const scale = Math.max(smallest, Math.min(1, clientWidth / content.width, clientHeight / content.height));
  return {
    scale,
    x: Math.max(0, (clientWidth - content.width * scale) / 2),
    y: Math.max(0, (clientHeight - content.height * scale) / 2),
  };
}

function middleOf(element: HTMLElement | null): { readonly x: number; readonly y: number } {
  return { x: (element?.clientWidth ?? 0) / 2, y: (element?.clientHeight ?? 0) / 2 };
}
