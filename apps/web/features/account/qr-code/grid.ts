import { alignmentsOf, sizeOf } from "./versions.ts";

/** The modules of a code, row by row: 1 for dark ones, and 1 for those of fixed patterns. */
export interface Grid {
  readonly size: number;
  readonly dark: Uint8Array;
  readonly fixed: Uint8Array;
}

/** An empty code: finders, timing, alignment and version are drawn, and the format has its room. */
export function createGrid(version: number): Grid {
  const size = sizeOf(version);
  const grid: Grid = { size, dark: new Uint8Array(size * size), fixed: new Uint8Array(size * size) };
  for (let index = 0; index < size; index++) {
    draw(grid, index, 6, index % 2 === 0);
    draw(grid, 6, index, index % 2 === 0);
  }
  drawAlignments(grid, alignmentsOf(version));
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawSquares(grid, { x, y, radius: 4, isLight: (distance) => distance === 2 || distance === 4 });
  }
  drawFormat(grid, 0);
  if (version >= 7) drawVersion(grid, version);
  return grid;
}

export function isDark({ dark, size }: Grid, x: number, y: number): boolean {
  return dark[y * size + x] === 1;
}

export function isFixed({ fixed, size }: Grid, x: number, y: number): boolean {
  return fixed[y * size + x] === 1;
}

export function flip({ dark, size }: Grid, x: number, y: number): void {
  dark[y * size + x] = dark[y * size + x] === 1 ? 0 : 1;
}

/** Draws the level and the mask, twice, with their check bits. */
export function drawFormat(grid: Grid, mask: number): void {
  const { size } = grid;
  // Level M is 0. The constant keeps the bits from being all light.
  const bits = withCheckBits(mask, 10, 0x537) ^ 0x5412;
  for (let index = 0; index < 15; index++) {
    const isSet = ((bits >> index) & 1) === 1;
    // Around the first finder, past the timing patterns.
    const along = index < 6 ? index : index < 8 ? index + 1 : 14 - index;
    if (index < 8) draw(grid, 8, along, isSet);
    else draw(grid, index === 8 ? 7 : along, 8, isSet);
    // At the other two finders.
    if (index < 8) draw(grid, size - 1 - index, 8, isSet);
    else draw(grid, 8, size - 15 + index, isSet);
  }
  draw(grid, 8, size - 8, true);
}

function drawVersion(grid: Grid, version: number): void {
  const bits = withCheckBits(version, 12, 0x1f25);
  for (let index = 0; index < 18; index++) {
    const [along, across] = [Math.floor(index / 3), grid.size - 11 + (index % 3)];
    draw(grid, along, across, ((bits >> index) & 1) === 1);
    draw(grid, across, along, ((bits >> index) & 1) === 1);
  }
}

function drawAlignments(grid: Grid, centers: readonly number[]): void {
  const last = centers.at(-1);
  for (const x of centers) {
    for (const y of centers) {
      const isAtFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isAtFinder) drawSquares(grid, { x, y, radius: 2, isLight: (distance) => distance === 1 });
    }
  }
}

interface Squares {
  /** The center. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isLight: (distance: number) => boolean;
}

/** Squares around a center, cut at the edges of the code. */
function drawSquares(grid: Grid, { x, y, radius, isLight }: Squares): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      draw(grid, x + dx, y + dy, !isLight(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

function draw({ size, dark, fixed }: Grid, x: number, y: number, isSet: boolean): void {
  if (x < 0 || y < 0 || x >= size || y >= size) return;
  dark[y * size + x] = isSet ? 1 : 0;
  fixed[y * size + x] = 1;
}

/** A value with the check bits of a BCH code. */
function withCheckBits(value: number, checkBits: number, generator: number): number {
  let remainder = value;
  for (let bit = 0; bit < checkBits; bit++) {
    remainder = (remainder << 1) ^ ((remainder >> (checkBits - 1)) & 1 ? generator : 0);
  }
  return (value << checkBits) | remainder;
}
