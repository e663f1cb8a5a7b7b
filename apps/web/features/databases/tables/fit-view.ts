export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The position of a drawing in its frame, and its scale. */
export interface View extends Point {
  readonly scale: number;
}

export interface FitStart {
  /** The minimum scale. */
  readonly smallest: number;
  /** A point of the drawing. */
  readonly focus: Point;
}

/** Fits the whole drawing without enlarging it; at the minimum scale, the area around its focus. */
export function fitView(room: Size, content: Size, { smallest, focus }: FitStart): View {
  if (content.width === 0) return { x: 0, y: 0, scale: 1 };
  const scale = Math.max(smallest, Math.min(1, room.width / content.width, room.height / content.height));
  return {
    scale,
    x: place(room.width, content.width * scale, focus.x * scale),
    y: place(room.height, content.height * scale, focus.y * scale),
  };
}

/** Centers a drawing that fits; otherwise centers its focus, without gaps at the ends. */
function place(room: number, size: number, focus: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.min(0, Math.max(room - size, room / 2 - focus));
}
