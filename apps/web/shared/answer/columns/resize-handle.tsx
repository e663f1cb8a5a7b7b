import type { PointerEvent } from "react";

interface ResizeHandleProps {
  /** Called with the new width in pixels, while the pointer moves. */
  readonly onResize: (width: number) => void;
  readonly onReset: () => void;
}

/**
 * The right edge of a header, which is dragged to change the width of its column; a double click makes all columns as
 * wide as their values need. The column's menu does the same by keyboard.
 */
export function ResizeHandle({ onResize, onReset }: ResizeHandleProps) {
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return;
    // The header itself is dragged to move the column.
    event.preventDefault();
    event.stopPropagation();
    const handle = event.currentTarget;
    const header = handle.closest("th");
    if (header === null) return;
    const before = header.offsetWidth - event.clientX;
    handle.setPointerCapture(event.pointerId);
    const move = ({ clientX }: globalThis.PointerEvent) => onResize(before + clientX);
    handle.addEventListener("pointermove", move);
    const end = () => handle.removeEventListener("pointermove", move);
    handle.addEventListener("lostpointercapture", end, { once: true });
  };
  return (
    <span
      aria-hidden
      onPointerDown={start}
      onDoubleClick={onReset}
      className="absolute inset-y-0 end-0 z-[1] w-2 cursor-col-resize touch-none after:absolute after:inset-y-2 after:end-0 after:w-px after:bg-transparent hover:after:bg-line-strong active:after:bg-accent"
    />
  );
}
