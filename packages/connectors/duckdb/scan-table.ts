import type { DuckDBConnection } from "@duckdb/node-api";
import type { ColumnProfile, ColumnType, ProfileBasis } from "@askery/model";
import { basisOf, maxViewRows, type RowChoice } from "../choose-rows.ts";
import { quoteName } from "../child/quote-name.ts";
import { rowsOf } from "./read-schema.ts";
import type { SchemaTable } from "../schema-table.ts";
import type { Row } from "./read-schema.ts";

/** Profiles every column, in table order; one query per hundred columns. */
export async function profileTable(
  connection: DuckDBConnection,
  table: SchemaTable,
  maxRows: number,
): Promise<readonly ColumnProfile[]> {
  const profiles: ColumnProfile[] = [];
  const choice = chooseRows(table, maxRows);
  const isSmall = table.rowEstimate !== null && table.rowEstimate <= maxExactRows;
  for (let start = 0; start < table.columns.length; start += columnsPerQuery) {
    const columns = table.columns.slice(start, start + columnsPerQuery);
    const figures = columns.map((column, index) =>
      printFigures(quoteName(column.name), index, {
        isSmall,
        hasOrder: hasOrder(column.type) && !column.isList,
      }),
    );
    const sql = `SELECT count(*) AS rows, ${figures.join(", ")} FROM ${printSample(table, maxRows)}`;
    const row = (await rowsOf(connection, sql))[0] ?? {};
    const basis = basisOf(choice, Number(row["rows"] ?? 0));
    profiles.push(...columns.map((_, index) => readProfile(row, index, basis)));
  }
  return profiles;
}

/** Prints the whole table, a system sample of a huge one, or the first rows of a view. */
export function printSample(table: SchemaTable, maxRows: number): string {
  const name = `${table.schema === null ? "" : `${quoteName(table.schema)}.`}${quoteName(table.name)}`;
  const choice = chooseRows(table, maxRows);
  switch (choice.basis) {
    case "first-rows":
      return `(FROM ${name} LIMIT ${String(choice.maxRows)})`;
    case "all-rows":
      return name;
    case "spread-sample": {
      const percent = Math.max(0.01, (100 * choice.maxRows) / (table.rowEstimate ?? choice.maxRows));
      return `${name} TABLESAMPLE system(${percent.toFixed(4)} PERCENT) REPEATABLE (1)`;
    }
  }
}

function chooseRows({ kind, rowEstimate }: SchemaTable, maxRows: number): RowChoice {
  if (kind === "view") return { basis: "first-rows", maxRows: maxViewRows };
  return rowEstimate === null || rowEstimate <= maxRows
    ? { basis: "all-rows" }
    : { basis: "spread-sample", maxRows };
}

const columnsPerQuery = 100;
/** Above this many rows, an exact distinct count takes long; the estimate is within two percent. */
const maxExactRows = 200_000;

interface FigureOptions {
  readonly isSmall: boolean;
  readonly hasOrder: boolean;
}

function printFigures(column: string, index: number, { isSmall, hasOrder }: FigureOptions): string {
  const at = String(index);
  const distinct = isSmall ? `count(DISTINCT ${column})` : `approx_count_distinct(${column})`;
  const range = hasOrder ? [`min(${column})::VARCHAR`, `max(${column})::VARCHAR`] : ["NULL", "NULL"];
  return `count(${column}) AS filled${at}, ${distinct} AS distinct${at}, ${range[0] ?? ""} AS min${at}, ${range[1] ?? ""} AS max${at}`;
}

function hasOrder(type: ColumnType): boolean {
  return type !== "json" && type !== "binary" && type !== "other";
}

function readProfile(row: Row, index: number, basis: ProfileBasis): ColumnProfile {
  const rowCount = Number(row["rows"] ?? 0);
  const filled = Number(row[`filled${String(index)}`] ?? 0);
  return {
    rowCount,
    basis,
    nullCount: rowCount - filled,
    distinctCount: Math.min(filled, Number(row[`distinct${String(index)}`] ?? 0)),
    min: readEnd(row[`min${String(index)}`]),
    max: readEnd(row[`max${String(index)}`]),
  };
}

function readEnd(value: Row[string] | undefined): string | null {
  return typeof value === "string" ? value.slice(0, maxShownLength).replace(/\+00$/, "") : null;
}

const maxShownLength = 200;
