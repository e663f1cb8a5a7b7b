import { inflateSync } from "node:zlib";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, row by row. */
  readonly values: Uint8Array;
}

/** Reads a PNG file of 8 bits a channel with opacity, which is what the renderer prints. */
export function readPixels(file: Uint8Array): Pixels {
  const bytes = Buffer.from(file);
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  if (bytes.readUInt8(24) !== 8 || bytes.readUInt8(25) !== 6) throw new Error("Not 8 bits with opacity.");
  const packed = inflateSync(Buffer.concat(listData(bytes)));
  const values = new Uint8Array(width * height * 4);
  const step = width * 4;
  for (let row = 0; row < height; row++) {
    const filter = packed.readUInt8(row * (step + 1));
    for (let at = 0; at < step; at++) {
      const raw = packed.readUInt8(row * (step + 1) + 1 + at);
      const left = at < 4 ? 0 : (values[row * step + at - 4] ?? 0);
      const up = row === 0 ? 0 : (values[(row - 1) * step + at] ?? 0);
      const corner = row === 0 || at < 4 ? 0 : (values[(row - 1) * step + at - 4] ?? 0);
      values[row * step + at] = raw + predict(filter, { left, up, corner });
    }
  }
  return { width, height, values };
}

function listData(bytes: Buffer): readonly Buffer[] {
  const data: Buffer[] = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString("latin1", at + 4, at + 8) === "IDAT") {
      data.push(bytes.subarray(at + 8, at + 8 + length));
    }
    at += length + 12;
  }
  return data;
}

interface Neighbors {
  readonly left: number;
  readonly up: number;
  readonly corner: number;
}

/** Source: PNG Specification, third edition, section 9. */
function predict(filter: number, { left, up, corner }: Neighbors): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return Math.floor((left + up) / 2);
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const nearest = [left, up, corner].toSorted(
    (one, other) => Math.abs(guess - one) - Math.abs(guess - other),
  );
  return nearest[0] ?? 0;
}

/** The share of squares of eight pixels whose mean color differs visibly. Pictures of other sizes differ altogether. */
export function measureDifference(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const before = averageSquares(one);
  const after = averageSquares(other);
  const changed = before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > 12).length;
  return changed / before.length;
}

/** The mean of each channel in squares of eight by eight pixels. */
function averageSquares({ width, height, values }: Pixels): readonly number[] {
  const means: number[] = [];
  for (let top = 0; top + 8 <= height; top += 8) {
    for (let left = 0; left + 8 <= width; left += 8) {
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (let at = 0; at < 64; at++) {
          const pixel = (top + (at >> 3)) * width + left + (at & 7);
          sum += values[pixel * 4 + channel] ?? 0;
        }
        means.push(sum / 64);
      }
    }
  }
  return means;
}
