import type { Cell, ColumnType, DialectName, Table } from "@askery/model";
import { readDecimal } from "./read-decimal.ts";
import type { RolledColumn, RollUp } from "./find-roll-up.ts";

/**
 * The single row of a total, from the table of its breakdown. Null if groups are missing, or if the database could compute
 * another value: sums of floating-point numbers depend on their order, and the order of texts on a collation.
 */
export function rollUpTable(
  breakdown: Table,
  { columns }: RollUp,
  { dialect }: { readonly dialect: DialectName },
): Table | null {
  if (breakdown.isTruncated) return null;
  const rolled = columns.map((column) => {
    const type = breakdown.columns[column.of]?.type ?? "other";
    const cells = breakdown.values[column.of] ?? [];
    return { name: column.name, type, cell: rollUpCells(cells, column, { type, dialect }) };
  });
  if (rolled.some(({ cell }) => cell === undefined)) return null;
  return {
    columns: rolled.map(({ name, type }) => ({ name, type })),
    values: rolled.map(({ cell }) => [cell ?? null]),
    rowCount: 1,
    isTruncated: false,
  };
}

interface RolledType {
  readonly type: ColumnType;
  readonly dialect: DialectName;
}

/** The value over all groups, in which nulls do not count; undefined if it is not certain. */
function rollUpCells(
  cells: readonly Cell[],
  { function: name }: Pick<RolledColumn, "function">,
  type: RolledType,
): Cell | undefined {
  const known = cells.filter((cell) => cell !== null);
  if (name === "count") return known.length === 0 ? 0 : addUp(known, { ...type, type: "integer" });
  if (known.length === 0) return null;
  return name === "sum" ? addUp(known, type) : pickExtreme(known, name, type.type);
}

/** The exact sum; undefined for numbers that are not exact. SQLite's decimals are floating-point numbers. */
function addUp(cells: readonly Cell[], { type, dialect }: RolledType): Cell | undefined {
  if (type === "integer") {
    const whole = cells.map(readWhole);
    if (!whole.every((number) => number !== null)) return undefined;
    const sum = whole.reduce((total, number) => total + number, 0n);
    return isSafe(sum) ? Number(sum) : sum.toString();
  }
  if (type !== "decimal" || dialect === "sqlite") return undefined;
  const decimals = cells.map(readDecimal);
  if (!decimals.every((decimal) => decimal !== null)) return undefined;
  const scale = Math.max(...decimals.map((decimal) => decimal.scale));
  const sum = decimals.reduce((total, one) => total + one.digits * 10n ** BigInt(scale - one.scale), 0n);
  const isExact = sum < exactDigits && sum > -exactDigits;
  return isExact ? Number(printDecimal(sum, scale)) : undefined;
}

/** A double represents any 15 decimal digits exactly. */
const exactDigits = 1_000_000_000_000_000n;

function readWhole(cell: Cell): bigint | null {
  if (typeof cell === "number") return Number.isSafeInteger(cell) ? BigInt(cell) : null;
  return typeof cell === "string" && /^-?\d+$/.test(cell) ? BigInt(cell) : null;
}

function printDecimal(digits: bigint, scale: number): string {
  if (scale === 0) return digits.toString();
  const padded = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, "0");
  return `${digits < 0n ? "-" : ""}${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
}

function isSafe(number: bigint): boolean {
  return Number.isSafeInteger(Number(number));
}

/** The smallest or largest of numbers or dates; undefined for values without an order that all databases share. */
function pickExtreme(cells: readonly Cell[], name: "min" | "max", type: ColumnType): Cell | undefined {
  const isComparable = cells.every((cell) =>
    type === "date" || type === "timestamp"
      ? typeof cell === "string" && /^\d{4}-/.test(cell)
      : typeof cell === "number" && Number.isFinite(cell),
  );
  if (!isComparable) return undefined;
  return cells.reduce((best, cell) => (isBefore(cell, best) === (name === "min") ? cell : best));
}

function isBefore(one: Cell, other: Cell): boolean {
  return one !== null && other !== null && one < other;
}
