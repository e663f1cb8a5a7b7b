import type { Position } from "./read-atlas.ts";

/** A rectangle in pixels. */
export interface ClipBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Edge {
  readonly isInside: (position: Position) => boolean;
  /** How far from the first to the second position the edge is, from 0 to 1. */
  readonly cross: (from: Position, to: Position) => number;
}

/** The part of a ring within a box: Sutherland and Hodgman, 1974. Empty if none is. */
export function clipRing(
  ring: readonly Position[],
  { left, top, right, bottom }: ClipBox,
): readonly Position[] {
  const edges: readonly Edge[] = [
    { isInside: ([x]) => x >= left, cross: ([from], [to]) => (left - from) / (to - from) },
    { isInside: ([x]) => x <= right, cross: ([from], [to]) => (right - from) / (to - from) },
    { isInside: ([, y]) => y >= top, cross: ([, from], [, to]) => (top - from) / (to - from) },
    { isInside: ([, y]) => y <= bottom, cross: ([, from], [, to]) => (bottom - from) / (to - from) },
  ];
  return edges.reduce(clipAt, ring);
}

function clipAt(ring: readonly Position[], { isInside, cross }: Edge): readonly Position[] {
  return ring.flatMap((to, index): readonly Position[] => {
    const from = ring.at(index - 1) ?? to;
    if (isInside(from) === isInside(to)) return isInside(to) ? [to] : [];
    const part = cross(from, to);
    const corner: Position = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    return isInside(to) ? [corner, to] : [corner];
  });
}
