/** A rectangle of a treemap. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Divides a rectangle into tiles with these areas, as square as possible. Values must be above zero and descending.
 *
 * M. Bruls, K. Huizing, J. van Wijk: "Squarified Treemaps" (2000).
 */
export function squarify(values: readonly number[], box: Tile): readonly Tile[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  const scale = whole > 0 ? (box.width * box.height) / whole : 0;
  const areas = values.map((value) => value * scale);
  const tiles: Tile[] = [];
  let rest = box;
  for (let start = 0; start < areas.length;) {
    const side = Math.min(rest.width, rest.height);
    let end = start + 1;
    while (
      end < areas.length &&
      worst(areas.slice(start, end + 1), side) <= worst(areas.slice(start, end), side)
    ) {
      end++;
    }
    const row = placeRow(areas.slice(start, end), rest);
    tiles.push(...row.tiles);
    rest = row.rest;
    start = end;
  }
  return tiles;
}

/** The largest ratio of sides in a row along a side. */
function worst(row: readonly number[], side: number): number {
  const sum = row.reduce((total, area) => total + area, 0);
  const [least, most] = [Math.min(...row), Math.max(...row)];
  return Math.max((side * side * most) / (sum * sum), (sum * sum) / (side * side * least));
}

function placeRow(
  row: readonly number[],
  box: Tile,
): { readonly tiles: readonly Tile[]; readonly rest: Tile } {
  const sum = row.reduce((total, area) => total + area, 0);
  const isTall = box.width >= box.height;
  const depth = sum / Math.max(1e-9, isTall ? box.height : box.width);
  let offset = 0;
  const tiles = row.map((area) => {
    const length = area / Math.max(1e-9, depth);
    const tile = isTall
      ? { x: box.x, y: box.y + offset, width: depth, height: length }
      : { x: box.x + offset, y: box.y, width: length, height: depth };
    offset += length;
    return tile;
  });
  const rest = isTall
    ? { ...box, x: box.x + depth, width: Math.max(0, box.width - depth) }
    : { ...box, y: box.y + depth, height: Math.max(0, box.height - depth) };
  return { tiles, rest };
}
