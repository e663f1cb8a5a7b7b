import { addCheckBytes } from "./add-check-bytes.ts";
import { createGrid, drawFormat, flip, isDark, isFixed, type Grid } from "./grid.ts";
import { maskCount, maskOf, penaltyOf } from "./masks.ts";
import { capacityOf, maxVersion } from "./versions.ts";

/** A QR code: rows of modules, true for dark ones, without the quiet zone. */
export type QrCode = readonly (readonly boolean[])[];

/**
 * Encodes a text as a QR code (ISO/IEC 18004): UTF-8 in byte mode, at error correction level M, in the smallest version
 * that has room for it.
 *
 * @throws RangeError for more than 2,331 bytes
 */
export function encodeQrCode(text: string): QrCode {
  const bytes = new TextEncoder().encode(text);
  const version = chooseVersion(bytes.length);
  const grid = createGrid(version);
  drawData(grid, addCheckBytes(printData(bytes, version), version));
  const masked = Array.from({ length: maskCount }, (_, mask) => applyMask(grid, mask));
  const best = masked.reduce((one, other) => (penaltyOf(other) < penaltyOf(one) ? other : one));
  const indexes = [...Array(best.size).keys()];
  return indexes.map((y) => indexes.map((x) => isDark(best, x, y)));
}

function chooseVersion(byteCount: number): number {
  for (let version = 1; version <= maxVersion; version++) {
    if (4 + countBits(version) + 8 * byteCount <= 8 * capacityOf(version)) return version;
  }
  throw new RangeError(`A QR code has no room for ${byteCount} bytes.`);
}

/** How many bits contain the number of bytes. */
function countBits(version: number): number {
  return version < 10 ? 8 : 16;
}

const byteMode = "0100";

/** Mode, length, bytes and end, padded to the capacity. */
function printData(bytes: Uint8Array, version: number): readonly number[] {
  const capacity = capacityOf(version);
  const printed = [
    byteMode,
    printBits(bytes.length, countBits(version)),
    ...[...bytes].map((byte) => printBits(byte, 8)),
  ].join("");
  const ended = `${printed}0000`.slice(0, 8 * capacity);
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, "0");
  const data = (whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const padding = Array.from({ length: capacity - data.length }, (_, index) =>
    index % 2 === 0 ? 0xec : 0x11,
  );
  return [...data, ...padding];
}

function printBits(value: number, length: number): string {
  return value.toString(2).padStart(length, "0");
}

/** Draws the bits in columns of two from the right, up and down by turns, past the fixed modules. */
function drawData(grid: Grid, data: readonly number[]): void {
  const { size } = grid;
  const bits = data.map((byte) => printBits(byte, 8)).join("");
  let next = 0;
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    // The column of the vertical timing pattern has no data.
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (isFixed(grid, x, y)) continue;
        if (bits[next] === "1") flip(grid, x, y);
        next += 1;
      }
    }
  }
}

function applyMask(grid: Grid, mask: number): Grid {
  const masked = { ...grid, dark: grid.dark.slice() };
  const inverts = maskOf(mask);
  for (let y = 0; y < grid.size; y++) {
    for (let x = 0; x < grid.size; x++) {
      if (!isFixed(grid, x, y) && inverts(x, y)) flip(masked, x, y);
    }
  }
  drawFormat(masked, mask);
  return masked;
}
