import type { Position } from "../map/read-atlas.ts";
import type { PlacedPoint } from "./place-points.ts";

/** Points that are drawn as one circle. */
export interface Cluster {
  readonly points: readonly PlacedPoint[];
  /** The average position, in pixels. */
  readonly at: Position;
}

/** Joins points that are closer than `reach` pixels to the first of a cluster. Takes time in proportion to the points. */
export function clusterPoints(
  points: readonly PlacedPoint[],
  toPixel: (position: Position) => Position,
  reach: number,
): readonly Cluster[] {
  const open: OpenCluster[] = [];
  const grid = new Map<string, OpenCluster[]>();
  for (const point of points) {
    const [x, y] = toPixel([point.longitude, point.latitude]);
    const [column, row] = [Math.floor(x / reach), Math.floor(y / reach)];
    const near = neighbors.flatMap(([dx, dy]) => grid.get(`${column + dx},${row + dy}`) ?? []);
    const found = near.find(({ firstX, firstY }) => Math.hypot(firstX - x, firstY - y) < reach);
    if (found !== undefined) {
      found.points.push(point);
      found.sumX += x;
      found.sumY += y;
      continue;
    }
    const cluster = { points: [point], firstX: x, firstY: y, sumX: x, sumY: y };
    open.push(cluster);
    const key = `${column},${row}`;
    grid.set(key, [...(grid.get(key) ?? []), cluster]);
  }
  return open.map(({ points: own, sumX, sumY }) => ({
    points: own,
    at: [sumX / own.length, sumY / own.length],
  }));
}

/** Joins each cluster with those after it that touch it, at the average of their points. */
export function joinClusters<Item extends Cluster>(
  clusters: readonly Item[],
  touch: (one: Item, other: Item) => boolean,
): readonly Cluster[] {
  const left = [...clusters];
  const joined: Cluster[] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const group: Item[] = [first];
    for (let index = left.length - 1; index >= 0; index--) {
      const other = left[index];
      if (other !== undefined && touch(first, other)) group.push(...left.splice(index, 1));
    }
    const points = group.flatMap((cluster) => cluster.points);
    const average = (axis: 0 | 1) =>
      group.reduce((sum, { points: own, at }) => sum + at[axis] * own.length, 0) / points.length;
    joined.push({ points, at: [average(0), average(1)] });
  }
  return joined;
}

interface OpenCluster {
  readonly points: PlacedPoint[];
  readonly firstX: number;
  readonly firstY: number;
  sumX: number;
  sumY: number;
}

const neighbors = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
