import { isDark, type Grid } from "./grid.ts";

type Mask = (x: number, y: number) => boolean;

const masks: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export const maskCount = masks.length;

/** Which modules a mask inverts. */
export function maskOf(index: number): Mask {
  return masks[index] ?? (() => false);
}

/** How hard a code is to read: runs, blocks, what looks like a finder, and a share of dark modules other than half. */
export function penaltyOf(grid: Grid): number {
  const indexes = [...Array(grid.size).keys()];
  const rows = indexes.map((y) => indexes.map((x) => (isDark(grid, x, y) ? "1" : "0")).join(""));
  const columns = indexes.map((x) => rows.map((row) => row[x]).join(""));
  const lines = [...rows, ...columns];
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const finders = lines.flatMap((line) => [...line.matchAll(/(?=00001011101|10111010000)/g)]);
  const darkCount = rows.join("").replaceAll("0", "").length;
  const share = darkCount / grid.size ** 2;
  return (
    runs.reduce((sum, run) => sum + run.length - 2, 0) +
    3 * countBlocks(rows) +
    40 * finders.length +
    10 * Math.floor(Math.abs(share * 20 - 10))
  );
}

/** How many squares of two by two modules have one color. */
function countBlocks(rows: readonly string[]): number {
  const squares = rows.slice(1).flatMap((row, index) => {
    const above = rows[index] ?? "";
    return Array.from({ length: row.length - 1 }, (_, x) => row.slice(x, x + 2) + above.slice(x, x + 2));
  });
  return squares.filter((square) => square === "0000" || square === "1111").length;
}
