import type { Pivot, PivotRow } from "./make-pivot.ts";

/** A line of a pivot table. */
export interface PivotLine {
  /** `group` starts a group, with its subtotals. */
  readonly kind: "group" | "row" | "total";
  readonly name: string;
  /** The index of its group. */
  readonly group: number;
  /** The rows whose figures it adds up: one for a row. */
  readonly rows: readonly PivotRow[];
  /** 1 within a group, otherwise 0. */
  readonly depth: 0 | 1;
}

/** The lines from top to bottom; of closed groups, by their indexes, only the first. */
export function listLines(
  { groups, hasTotals }: Pick<Pivot, "groups" | "hasTotals">,
  closed: ReadonlySet<number>,
): readonly PivotLine[] {
  const lines = groups.flatMap(({ name, rows }, group): readonly PivotLine[] => {
    const depth = name === null ? 0 : 1;
    const own = rows.map((row): PivotLine => ({ kind: "row", name: row.name, group, rows: [row], depth }));
    if (name === null) return own;
    return [{ kind: "group", name, group, rows, depth: 0 }, ...(closed.has(group) ? [] : own)];
  });
  if (!hasTotals) return lines;
  const rows = groups.flatMap((group) => group.rows);
  return [...lines, { kind: "total", name: "Total", group: -1, rows, depth: 0 }];
}
