import { sampleTables } from "./schema.data.ts";
import type { SampleTable } from "./table.ts";

/**
 * The schema of the sample shop, parents before children, so that creating or filling the tables in this
 * order breaks no foreign key.
 */
export const sampleSchema: readonly SampleTable[] = sampleTables;

/** The statement that creates a table, with its keys. */
export function printCreateTable(table: SampleTable): string {
  const columns = table.columns.map(
    (column) => `${column.name} ${column.type}${column.nullable ? "" : " NOT NULL"}`,
  );
  const keys = [
    `PRIMARY KEY (${table.primaryKey.join(", ")})`,
    ...table.foreignKeys.map((key) => `FOREIGN KEY (${key.column}) REFERENCES ${key.table} (id)`),
  ];
  return `CREATE TABLE ${table.name} (\n  ${[...columns, ...keys].join(",\n  ")}\n)`;
}

/** The statements that add the comments of a table and its columns. */
export function printComments(table: SampleTable): readonly string[] {
  return [
    `COMMENT ON TABLE ${table.name} IS ${quote(table.comment)}`,
    ...table.columns.map(
      (column) => `COMMENT ON COLUMN ${table.name}.${column.name} IS ${quote(column.comment)}`,
    ),
  ];
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
