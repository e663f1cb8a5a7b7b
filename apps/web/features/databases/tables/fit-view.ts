export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a drawing begins in its frame, and how large it is. */
export interface View extends Point {
  readonly scale: number;
}

export interface FitStart {
  /** The smallest scale. */
  readonly smallest: number;
  /** A point of the drawing. */
  readonly focus: Point;
}

/** All of a drawing, never larger than it is; where it would be smaller than the smallest, what is around its focus. */
export function fitView(room: Size, content: Size, { smallest, focus }: FitStart): View {
  if (content.width === 0) return { x: 0, y: 0, scale: 1 };
  const scale = Math.max(smallest, Math.min(1, room.width / content.width, room.height / content.height));
  return {
    scale,
    x: place(room.width, content.width * scale, focus.x * scale),
    y: place(room.height, content.height * scale, focus.y * scale),
  };
}

/** In the middle where there is room for it, else so that its focus is, without a gap at its ends. */
function place(room: number, size: number, focus: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.min(0, Math.max(room - size, room / 2 - focus));
}
