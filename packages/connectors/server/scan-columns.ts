import type { ColumnProfile, ProfileBasis } from "@askery/model";
import { basisOf, chooseRows, type RowChoice, type RowLimits } from "../choose-rows.ts";
import type { SchemaColumn, SchemaTable } from "../schema-table.ts";
import type { Reading, Row } from "./reading.ts";
import { TimeBudget } from "./time-budget.ts";

/** A profile for each column, in order, and the number of rows. */
export interface TableScan {
  readonly profiles: readonly ColumnProfile[];
  readonly rowEstimate: number | null;
}

export interface ScanQuery {
  /**
   * Prints a query with one row: the number of rows; then, for each column, rows with a value, distinct values, minimum
   * and maximum. Null if the table does not support this choice of rows.
   */
  readonly print: (
    columns: readonly SchemaColumn[],
    choice: RowChoice,
  ) => string | null | Promise<string | null>;
  /** Formats a minimum or maximum for the profile. */
  readonly readEnd: (text: string, column: SchemaColumn) => string | null;
  readonly limits: RowLimits;
  /** Shared by the full scans of all tables. */
  readonly wholeTables: TimeBudget;
}

/** The total time for full scans: once it is used up, or where one takes long, a sample is scanned instead. */
export function wholeTableBudget(): TimeBudget {
  return new TimeBudget(wholeTablesMs);
}

const wholeTablesMs = 60_000;
const wholeTableMs = 3_000;
const sampleMs = 10_000;
/** A view may compute anything. */
const viewMs = 1_000;

/** Profiles the best choice of rows that succeeds; null if all fail or take too long. */
export async function scanColumns(
  reading: Reading,
  table: SchemaTable,
  query: ScanQuery,
): Promise<TableScan | null> {
  for (const choice of chooseRows(table, query.limits)) {
    const profiles = await profileRows(reading, { table, choice }, query);
    const [first] = profiles ?? [];
    if (profiles && first) {
      return { profiles, rowEstimate: first.basis === "all-rows" ? first.rowCount : table.rowEstimate };
    }
  }
  return null;
}

interface Look {
  readonly table: SchemaTable;
  readonly choice: RowChoice;
}

async function profileRows(
  reading: Reading,
  { table: { kind, columns }, choice }: Look,
  { print, readEnd, wholeTables }: ScanQuery,
): Promise<readonly ColumnProfile[] | null> {
  const look = async () => {
    const profiles: ColumnProfile[] = [];
    for (let start = 0; start < columns.length; start += columnsPerQuery) {
      const some = columns.slice(start, start + columnsPerQuery);
      const sql = await print(some, choice);
      const limitMs = choice.basis === "all-rows" ? Math.min(wholeTableMs, wholeTables.leftMs) : sampleMs;
      const row = sql !== null && (await reading.tryRead(sql, kind === "view" ? viewMs : limitMs))?.[0];
      if (!row) return null;
      const basis = basisOf(choice, Number(row[0]));
      profiles.push(
        ...some.map((column, index) =>
          readProfile(row, { index, basis, readEnd: (end) => readEnd(end, column) }),
        ),
      );
    }
    return profiles;
  };
  if (choice.basis !== "all-rows") return look();
  return wholeTables.leftMs > 0 ? wholeTables.spend(look) : null;
}

const columnsPerQuery = 100;

interface ProfileParts {
  /** The index of the column within the row of figures. */
  readonly index: number;
  readonly basis: ProfileBasis;
  readonly readEnd: (text: string) => string | null;
}

function readProfile(row: Row, { index, basis, readEnd }: ProfileParts): ColumnProfile {
  const rowCount = Number(row[0]);
  const [filled, distinct, min, max] = row.slice(1 + index * 4, 5 + index * 4);
  // Some servers report 0 as the minimum of no values.
  const read = (end: string | null | undefined) =>
    end === null || end === undefined || Number(filled) === 0 ? null : readEnd(end);
  return {
    rowCount,
    basis,
    nullCount: rowCount - Number(filled),
    distinctCount: Number(distinct),
    min: read(min),
    max: read(max),
  };
}
