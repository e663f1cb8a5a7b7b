import type { DialectName } from "@askery/model";
import { dialectNamed } from "./dialects/dialect-named.ts";
import { quoteIdentifier } from "./quote-identifier.ts";

/** The part of a table that a person may read. */
export interface PermittedRows {
  readonly schema: string | null;
  readonly name: string;
  readonly columns: readonly string[];
  /** A row must match all of them. */
  readonly filters: readonly RowFilter[];
}

/** The values that a column may have. None permits no row. */
export interface RowFilter {
  readonly column: string;
  readonly values: readonly string[];
  /** Whether the column has numbers; values that are none are left out. */
  readonly isNumeric: boolean;
}

/**
 * Prints common table expressions with the names of tables, so that a statement that has them reads only the permitted
 * parts.
 */
export function printPermitted(tables: readonly PermittedRows[], dialectName: DialectName): string {
  const quote = (name: string) => quoteIdentifier(name, dialectNamed(dialectName));
  return tables
    .map((table) => `${quote(table.name)} AS (${printPermittedRows(table, dialectName)})`)
    .join(", ");
}

/** Prints common table expressions with names that read nothing. */
export function printBlocked(names: readonly string[], dialectName: DialectName): string {
  const quote = (name: string) => quoteIdentifier(name, dialectNamed(dialectName));
  return names.map((name) => `${quote(name)} AS (SELECT 1)`).join(", ");
}

/**
 * Prints the query that reads only the permitted part. If it has filters, the database computes it before anything else
 * looks at a row: otherwise a cast that fails would show a value of a row that is not permitted.
 */
function printPermittedRows(
  { schema, name, columns, filters }: PermittedRows,
  dialectName: DialectName,
): string {
  const dialect = dialectNamed(dialectName);
  const quote = (text: string) => quoteIdentifier(text, dialect);
  const from = schema ?? ownSchema[dialectName];
  const table = from === null ? quote(name) : `${quote(from)}.${quote(name)}`;
  const rows = `SELECT ${columns.map(quote).join(", ")} FROM ${table}`;
  if (filters.length === 0) return rows;
  const conditions = filters.map(({ column, values, isNumeric }) => {
    const printed = isNumeric ? values.filter(isNumber) : values.map((value) => dialect.textLiteral(value));
    if (printed.length === 0) return "1 = 0";
    const list = `IN (${printed.join(", ")})`;
    const isAlike = `${quote(column)} ${list}`;
    return isNumeric || dialectName !== "mysql"
      ? isAlike
      : `${isAlike} AND ${bytesOf(quote(column))} ${list}`;
  });
  return `${rows} WHERE ${conditions.join(" AND ")} ${fences[dialectName]}`;
}

/** MySQL's collations treat different texts as equal: case, accents, blanks at the end. */
function bytesOf(column: string): string {
  return `CAST(CONVERT(${column} USING utf8mb4) AS BINARY)`;
}

/** Where a query that has the name of its table must name the schema, so that it does not read itself. */
const ownSchema: Readonly<Record<DialectName, string | null>> = {
  sqlite: "main",
  duckdb: "main",
  postgres: null,
  mysql: null,
  clickhouse: null,
};

/** A clause without effect on the rows, beyond which no database moves a condition. */
const fences: Readonly<Record<DialectName, string>> = {
  sqlite: "LIMIT -1",
  duckdb: "LIMIT 9223372036854775807",
  postgres: "OFFSET 0",
  mysql: "LIMIT 18446744073709551615",
  clickhouse: "LIMIT 9223372036854775807",
};

function isNumber(text: string): boolean {
  return /^-?\d{1,30}(?:\.\d{1,30})?$/u.test(text);
}
