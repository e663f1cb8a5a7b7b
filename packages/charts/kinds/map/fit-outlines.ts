import type { Outline, Position } from "./read-atlas.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A region in pixels. */
export interface FittedRegion {
  readonly id: string;
  readonly name: string;
  /** An SVG path. Empty if the region is smaller than a pixel. */
  readonly path: string;
  /** The middle of its largest part. */
  readonly middle: Position;
}

/** Scales outlines to a box, in its middle. Details below a pixel are left out. */
export function fitOutlines(outlines: readonly Outline[], box: Box): readonly FittedRegion[] {
  const [left, top, right, bottom] = boundsOf(outlines.flatMap(({ rings }) => rings));
  const scale = Math.min(box.width / (right - left || 1), box.height / (bottom - top || 1));
  const shiftX = box.x + (box.width - (right - left) * scale) / 2 - left * scale;
  const shiftY = box.y + (box.height - (bottom - top) * scale) / 2 - top * scale;
  return outlines.map(({ id, name, rings }) => {
    const fitted = rings.map((ring) =>
      simplify(ring.map(([x, y]): Position => [x * scale + shiftX, y * scale + shiftY])),
    );
    const path = fitted.filter(isVisible).map(printRing).join("");
    return { id, name, path, middle: middleOf(fitted) };
  });
}

function boundsOf(rings: readonly (readonly Position[])[]): readonly [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings) {
    for (const [x, y] of ring) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return [left, top, right, bottom];
}

/** Drops points that are closer than `minStep` pixels to the one before. */
function simplify(ring: readonly Position[]): readonly Position[] {
  let [lastX, lastY] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return ring.filter(([x, y]) => {
    if (Math.abs(x - lastX) < minStep && Math.abs(y - lastY) < minStep) return false;
    [lastX, lastY] = [x, y];
    return true;
  });
}

const minStep = 0.7;

function isVisible(ring: readonly Position[]): boolean {
  return ring.length > 2 && areaOf(ring) > 0.7;
}

function areaOf(ring: readonly Position[]): number {
  const [left, top, right, bottom] = boundsOf([ring]);
  return ring.length === 0 ? 0 : (right - left) * (bottom - top);
}

function middleOf(rings: readonly (readonly Position[])[]): Position {
  const largest = rings.reduce<readonly Position[]>(
    (best, ring) => (areaOf(ring) >= areaOf(best) ? ring : best),
    [],
  );
  const [left, top, right, bottom] = boundsOf([largest]);
  return largest.length === 0 ? [0, 0] : [(left + right) / 2, (top + bottom) / 2];
}

function printRing(ring: readonly Position[]): string {
  return `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
