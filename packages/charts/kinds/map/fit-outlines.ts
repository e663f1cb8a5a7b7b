import { clipRing, type ClipBox } from "./clip-ring.ts";
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

/**
 * Scales outlines to a box, in its middle. If the regions in focus are in a part of the map, only that part and its
 * surroundings are shown. Details below a pixel are left out.
 */
export function fitOutlines(
  outlines: readonly Outline[],
  box: Box,
  focus: ReadonlySet<string>,
): readonly FittedRegion[] {
  const frame = frameOf(outlines, focus, box.width / box.height);
  const [left, top, right, bottom] = frame ?? boundsOf(outlines.flatMap(({ rings }) => rings));
  const scale = Math.min(box.width / (right - left || 1), box.height / (bottom - top || 1));
  const shiftX = box.x + (box.width - (right - left) * scale) / 2 - left * scale;
  const shiftY = box.y + (box.height - (bottom - top) * scale) / 2 - top * scale;
  return outlines.map(({ id, name, rings }) => {
    const fitted = rings.map((ring) => {
      const pixels = ring.map(([x, y]): Position => [x * scale + shiftX, y * scale + shiftY]);
      return simplify(frame === null ? pixels : clipRing(pixels, edgesOf(box)));
    });
    const path = fitted.filter(isVisible).map(printRing).join("");
    return { id, name, path, middle: middleOf(fitted) };
  });
}

type Bounds = readonly [left: number, top: number, right: number, bottom: number];

/**
 * The part of the map with the main lands of the regions in focus, in the shape of the box as far as the map reaches; null
 * for all of the map.
 */
function frameOf(outlines: readonly Outline[], focus: ReadonlySet<string>, shape: number): Bounds | null {
  const lands = outlines.flatMap(({ id, rings }) => (focus.has(id) ? [largestOf(rings)] : []));
  if (lands.length === 0) return null;
  const whole = boundsOf(outlines.flatMap(({ rings }) => rings));
  const [wholeWidth, wholeHeight] = [whole[2] - whole[0], whole[3] - whole[1]];
  const [left, top, right, bottom] = boundsOf(lands);
  const [margin, least] = [0.06 * wholeWidth, 0.3 * wholeWidth];
  const [needed, low] = [right - left + margin, bottom - top + margin];
  if (needed > 0.8 * wholeWidth) return null;
  const width = Math.min(wholeWidth, Math.max(needed, low * shape, least));
  const height = Math.min(wholeHeight, width / shape);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const slide = (middle: number, size: number, from: number, to: number) =>
    Math.min(Math.max(middle - size / 2, from), to - size);
  const [startX, startY] = [slide(x, width, whole[0], whole[2]), slide(y, height, whole[1], whole[3])];
  return [startX, startY, startX + width, startY + height];
}

function edgesOf({ x, y, width, height }: Box): ClipBox {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function boundsOf(rings: readonly (readonly Position[])[]): Bounds {
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
  const largest = largestOf(rings);
  const [left, top, right, bottom] = boundsOf([largest]);
  return largest.length === 0 ? [0, 0] : [(left + right) / 2, (top + bottom) / 2];
}

function largestOf(rings: readonly (readonly Position[])[]): readonly Position[] {
  return rings.reduce<readonly Position[]>((best, ring) => (areaOf(ring) >= areaOf(best) ? ring : best), []);
}

function printRing(ring: readonly Position[]): string {
  return `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
