import type { SavedRelationship } from "@askery/api";
import { Graph, layout } from "@dagrejs/dagre";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A table as a box: its name, then the columns of its relationships. */
export interface DiagramTable {
  readonly id: string;
  readonly columns: readonly string[];
  /** The top left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DiagramLine {
  readonly relationship: SavedRelationship;
  readonly points: readonly Point[];
}

export interface Diagram {
  readonly tables: readonly DiagramTable[];
  readonly lines: readonly DiagramLine[];
  readonly width: number;
  readonly height: number;
}

/** The dimensions of a box in px, which the drawing uses, too. */
export const box = { width: 176, head: 32, row: 22, foot: 6 } as const;

/** Lays out tables and lines, with referenced tables at the right. Deterministic. */
export function layoutDiagram(relationships: readonly SavedRelationship[]): Diagram {
  const columns = columnsOf(relationships);
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: "LR", nodesep: 24, ranksep: 56, marginx: 24, marginy: 24 });
  for (const [id, names] of columns) {
    graph.setNode(id, { width: box.width, height: box.head + names.length * box.row + box.foot });
  }
  for (const { id, from, to } of relationships) graph.setEdge(from.table, to.table, {}, id);
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { readonly width?: number; readonly height?: number };
  return {
    width,
    height,
    tables: [...columns].map(([id, names]) => {
      // The layout stores the center of each box in its node.
      const node = graph.node(id) as Point & Size;
      return {
        id,
        columns: names,
        x: node.x - node.width / 2,
        y: node.y - node.height / 2,
        width: node.width,
        height: node.height,
      };
    }),
    lines: relationships.map((relationship) => {
      const { id, from, to } = relationship;
      if (from.table === to.table) {
        return { relationship, points: loopBeside(graph.node(from.table) as Point & Size) };
      }
      const { points } = graph.edge(from.table, to.table, id) as { readonly points: readonly Point[] };
      return { relationship, points };
    }),
  };
}

const loopOut = 28;
const loopRise = 9;

/** The line of a table that refers to itself: out of its right side and back in. */
function loopBeside({ x, y, width }: Point & Size): readonly Point[] {
  const right = x + width / 2;
  return [
    { x: right, y: y - loopRise },
    { x: right + loopOut, y: y - loopRise },
    { x: right + loopOut, y: y + loopRise },
    { x: right, y: y + loopRise },
  ];
}

function columnsOf(relationships: readonly SavedRelationship[]): ReadonlyMap<string, readonly string[]> {
  const columns = new Map<string, readonly string[]>();
  for (const { from, to } of relationships) {
    for (const side of [from, to]) {
      columns.set(side.table, [...new Set([...(columns.get(side.table) ?? []), ...side.columns])]);
    }
  }
  return columns;
}

/** The points as a path with rounded corners: straight at both ends, curved in between. */
export function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  const last = rest.at(-1);
  if (last === undefined) return "";
  const inner = rest.slice(0, -1);
  const curves = inner.map((point, index) => {
    const next = inner[index + 1] ?? last;
    const half = index === inner.length - 1 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${printPoint(point)} ${printPoint(half)}`;
  });
  return `M${printPoint(first)}${curves.join("")}${inner.length === 0 ? `L${printPoint(last)}` : ""}`;
}

function printPoint({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
}
