import type { Cell, Table } from "@askery/model";
import type { CombinedPlan } from "./combine-plans.ts";
import { readDecimal } from "./read-decimal.ts";

/**
 * The table of one plan, from that of a combined one: its columns, in its order, with nulls last. Null if rows are missing, or
 * if they are sorted by something whose order databases do not share.
 */
export function splitTable(
  combined: Table,
  { columns, order }: Pick<CombinedPlan, "columns" | "order">,
): Table | null {
  if (combined.isTruncated) return null;
  const keys = order.flatMap(({ of, direction }) => {
    const cells = readKeys(combined.values[of] ?? []);
    return cells === null ? [] : { cells, direction };
  });
  if (keys.length < order.length) return null;
  const rows = Array.from({ length: combined.rowCount }, (_, row) => row).toSorted((one, other) => {
    for (const { cells, direction } of keys) {
      const compared = compareKeys(cells[one] ?? null, cells[other] ?? null, direction);
      if (compared !== 0) return compared;
    }
    return 0;
  });
  return {
    columns: columns.map(({ name, of }) => ({ name, type: combined.columns[of]?.type ?? "other" })),
    values: columns.map(({ of }) => rows.map((row) => combined.values[of]?.[row] ?? null)),
    rowCount: rows.length,
    isTruncated: false,
  };
}

type Key = number | bigint | string | null;

/** By what cells are sorted: numbers, of which long ones are texts, or dates in their usual form. Null for others. */
function readKeys(cells: readonly Cell[]): readonly Key[] | null {
  const known = cells.filter((cell) => cell !== null);
  if (known.every((cell) => typeof cell === "number" && Number.isFinite(cell))) return numbersOf(cells);
  if (known.every((cell) => typeof cell === "string" && /^\d{4}-\d\d/.test(cell))) return textsOf(cells);
  const decimals = cells.map((cell) => (cell === null ? null : readDecimal(cell)));
  if (decimals.filter((one) => one !== null).length < known.length) return null;
  const scale = Math.max(...decimals.map((one) => one?.scale ?? 0));
  return decimals.map((one) => (one === null ? null : one.digits * 10n ** BigInt(scale - one.scale)));
}

function numbersOf(cells: readonly Cell[]): readonly Key[] {
  return cells.map((cell) => (typeof cell === "number" ? cell : null));
}

function textsOf(cells: readonly Cell[]): readonly Key[] {
  return cells.map((cell) => (typeof cell === "string" ? cell : null));
}

function compareKeys(one: Key, other: Key, direction: "ascending" | "descending"): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other === (direction === "ascending") ? -1 : 1;
}
