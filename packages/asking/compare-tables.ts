import type { Cell, ColumnType, RowDifference, Table, TableDifference, Tolerance } from "@askery/model";

export interface TablesToCompare {
  readonly before: Table;
  readonly after: Table;
  /** The names of the columns that identify a row. Empty: no columns do. */
  readonly keys: readonly string[];
  /** How much figures may differ. Default: not at all. */
  readonly tolerance?: Tolerance | null;
}

/**
 * Compares two results of the same question. The order of rows does not matter, because many statements leave it open.
 *
 * Rows with the same key are compared cell by cell; so are the rows of two tables with a single row. Where keys are
 * missing or repeat, rows are equal or not, and no row counts as changed.
 */
export function compareTables({ before, after, keys, tolerance = null }: TablesToCompare): TableDifference {
  const columns = pairColumns(before, after);
  const read = (table: Table, side: "before" | "after"): readonly Row[] =>
    Array.from({ length: table.rowCount }, (_, row) =>
      columns.pairs.map((pair) => table.values[pair[side]]?.[row] ?? null),
    );
  const rows = { before: read(before, "before"), after: read(after, "after") };
  const matched = matchRows(rows, { ...columns, keys });
  const isSame = (one: Row, other: Row) =>
    columns.pairs.every(({ type }, index) =>
      areSameCells(one[index] ?? null, other[index] ?? null, { type, tolerance }),
    );
  const changed = matched.pairs.filter(({ before, after }) => !isSame(before, after));
  const { added, removed } = matched;
  return {
    columns: { added: columns.added, removed: columns.removed, retyped: columns.retyped },
    rows: {
      same: matched.pairs.length - changed.length,
      changed: changed.length,
      added: added.length,
      removed: removed.length,
    },
    compared: columns.pairs.map(({ name }) => name),
    examples: [
      ...changed.map((pair): RowDifference => ({ kind: "changed", ...pair })),
      ...removed.map((before): RowDifference => ({ kind: "removed", before })),
      ...added.map((after): RowDifference => ({ kind: "added", after })),
    ].slice(0, maxExamples),
  };
}

const maxExamples = 20;

/** The cells of the columns that both tables have. */
type Row = readonly Cell[];

interface ColumnPair {
  readonly name: string;
  readonly type: ColumnType;
  /** The positions of the column. */
  readonly before: number;
  readonly after: number;
}

type PairedColumns = TableDifference["columns"] & { readonly pairs: readonly ColumnPair[] };

function pairColumns(before: Table, after: Table): PairedColumns {
  const names = after.columns.map(({ name }) => name);
  const pairs = before.columns.flatMap(({ name, type }, index) => {
    const other = names.indexOf(name);
    return other === -1 ? [] : [{ name, type, before: index, after: other }];
  });
  const known = new Set(before.columns.map(({ name }) => name));
  return {
    pairs,
    added: names.filter((name) => !known.has(name)),
    removed: before.columns.map(({ name }) => name).filter((name) => !names.includes(name)),
    retyped: pairs.filter(({ type, after: at }) => after.columns[at]?.type !== type).map(({ name }) => name),
  };
}

interface BothRows {
  readonly before: readonly Row[];
  readonly after: readonly Row[];
}

interface MatchedRows {
  readonly pairs: readonly { readonly before: Row; readonly after: Row }[];
  readonly added: readonly Row[];
  readonly removed: readonly Row[];
}

function matchRows(
  rows: BothRows,
  { pairs, keys }: { readonly pairs: readonly ColumnPair[]; readonly keys: readonly string[] },
): MatchedRows {
  if (rows.before.length === 1 && rows.after.length === 1) return matchBy(rows, () => "");
  const keyIndexes = pairs.flatMap(({ name }, index) => (keys.includes(name) ? [index] : []));
  const byKey = (row: Row) => JSON.stringify(keyIndexes.map((index) => row[index]));
  if (keyIndexes.length > 0 && areDistinct(rows.before, byKey) && areDistinct(rows.after, byKey)) {
    return matchBy(rows, byKey);
  }
  return matchBy(rows, (row) => JSON.stringify(row.map((cell, index) => roundFloat(cell, pairs[index]))));
}

function areDistinct(rows: readonly Row[], keyOf: (row: Row) => string): boolean {
  return new Set(rows.map(keyOf)).size === rows.length;
}

/** Pairs rows of the same key, each with one other. */
function matchBy({ before, after }: BothRows, keyOf: (row: Row) => string): MatchedRows {
  const open = Map.groupBy(after, keyOf);
  const pairs: { readonly before: Row; readonly after: Row }[] = [];
  const removed: Row[] = [];
  for (const row of before) {
    const other = open.get(keyOf(row))?.shift();
    if (other === undefined) removed.push(row);
    else pairs.push({ before: row, after: other });
  }
  return { pairs, removed, added: [...open.values()].flat() };
}

/** Databases add up floating-point numbers in any order, which changes their last digits. */
const floatDigits = 12;

function roundFloat(cell: Cell, pair: ColumnPair | undefined): Cell {
  return pair?.type === "float" && typeof cell === "number" ? cell.toPrecision(floatDigits) : cell;
}

interface CellRule {
  readonly type: ColumnType;
  readonly tolerance: Tolerance | null;
}

function areSameCells(one: Cell, other: Cell, { type, tolerance }: CellRule): boolean {
  if (one === other) return true;
  if (one === null || other === null || !figureTypes.has(type)) return false;
  const [first, second] = [Number(one), Number(other)];
  const difference = Math.abs(first - second);
  if (type === "float" && difference <= Math.abs(first) * 10 ** -floatDigits) return true;
  if (tolerance === null) return false;
  const allowed =
    tolerance.unit === "absolute" ? tolerance.amount : (Math.abs(first) * tolerance.amount) / 100;
  // 3.1 is within 0.1 of 3, although its double is a little more than that away.
  return difference <= allowed * (1 + 1e-9);
}

const figureTypes: ReadonlySet<ColumnType> = new Set(["integer", "decimal", "float"]);
