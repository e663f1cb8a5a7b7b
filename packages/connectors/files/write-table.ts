import type { DuckDBConnection } from "@duckdb/node-api";
import { AppError } from "@askery/model";
import { quoteName } from "../child/quote-name.ts";
import { printText } from "../duckdb/print-text.ts";
import { rowsOf, textOf } from "../duckdb/read-schema.ts";
import type { LoadColumn } from "./choose-columns.ts";
import { describeStray } from "./choose-columns.ts";
import { chooseCommonType } from "./common-type.ts";
import { fileMessages } from "../messages/file-messages.ts";

export interface TableTarget {
  readonly name: string;
  readonly mode: "replace" | "append";
}

/** Creates a table or appends to it. Returns the columns as written. */
export async function writeTable(
  connection: DuckDBConnection,
  target: TableTarget,
  rows: { readonly relation: string; readonly columns: readonly LoadColumn[]; readonly fileName: string },
): Promise<readonly LoadColumn[]> {
  const existing = await readColumns(connection, target.name);
  if (target.mode === "append" && existing.length > 0) {
    return appendRows(connection, { ...rows, name: target.name, existing });
  }
  const name = quoteName(target.name);
  await connection.run(`DROP TABLE IF EXISTS ${name}`);
  // Frees the space of the old rows.
  await connection.run("CHECKPOINT");
  await connection.run(
    `CREATE TABLE ${name} AS SELECT ${printSelection(rows.columns)} FROM ${rows.relation}`,
  );
  for (const { name: column, comment } of rows.columns) {
    if (comment !== null) {
      await connection.run(`COMMENT ON COLUMN ${name}.${quoteName(column)} IS ${printText(comment)}`);
    }
  }
  return rows.columns;
}

/** Appends all rows of a table to another, which is created if necessary, and drops the first. */
export async function moveRows(
  connection: DuckDBConnection,
  {
    from,
    target,
    fileName,
  }: { readonly from: string; readonly target: TableTarget; readonly fileName: string },
): Promise<void> {
  const columns = (await readColumns(connection, from)).map(({ name, type, comment }) => {
    const value = quoteName(name);
    const text = `CAST(${value} AS VARCHAR)`;
    return { name, type, value, source: text, text, comment, strays: null };
  });
  await writeTable(connection, target, { relation: quoteName(from), columns, fileName });
  await connection.run(`DROP TABLE ${quoteName(from)}`);
}

interface ExistingColumn {
  readonly name: string;
  readonly type: string;
  readonly comment: string | null;
}

async function readColumns(connection: DuckDBConnection, table: string): Promise<readonly ExistingColumn[]> {
  const rows = await rowsOf(
    connection,
    `SELECT column_name AS name, data_type AS type, comment FROM duckdb_columns()
     WHERE database_name = current_database() AND schema_name = 'main' AND table_name = ${printText(table)}
     ORDER BY column_index`,
  );
  return rows.map(({ name, type, comment }) => ({
    name: textOf(name),
    type: textOf(type),
    comment: typeof comment === "string" ? comment : null,
  }));
}

interface Append {
  readonly name: string;
  readonly existing: readonly ExistingColumn[];
  readonly relation: string;
  readonly columns: readonly LoadColumn[];
  readonly fileName: string;
}

/**
 * Appends rows by column name: adds columns that the table lacks; those that the rows lack stay empty. Widens a numeric
 * column as needed, but only a text column takes texts.
 */
async function appendRows(connection: DuckDBConnection, append: Append): Promise<readonly LoadColumn[]> {
  const { name, existing, relation, columns, fileName } = append;
  const known = new Map(existing.map((column) => [column.name.toLowerCase(), column]));
  const matched = columns.filter((column) => known.has(column.name.toLowerCase()));
  if (matched.length === 0) throw unlike(fileName, name, columns, existing);
  const written: LoadColumn[] = [];
  for (const column of columns) {
    const old = known.get(column.name.toLowerCase());
    if (!old) {
      await connection.run(
        `ALTER TABLE ${quoteName(name)} ADD COLUMN ${quoteName(column.name)} ${column.type}`,
      );
      written.push(column);
      continue;
    }
    const type = chooseCommonType(old.type, column.type);
    if (type !== null && type !== old.type) {
      await connection.run(`ALTER TABLE ${quoteName(name)} ALTER ${quoteName(old.name)} TYPE ${type}`);
    }
    written.push({
      ...(await fitColumn(connection, column, { old, type, relation, fileName })),
      name: old.name,
    });
  }
  await connection.run(
    `INSERT INTO ${quoteName(name)} BY NAME SELECT ${printSelection(written)} FROM ${relation}`,
  );
  return written;
}

interface Fitting {
  readonly old: ExistingColumn;
  /** Null if the two types have no common type. */
  readonly type: string | null;
  readonly relation: string;
  readonly fileName: string;
}

/** Converts a file's column to the type of the table's column. Values that don't fit are strays. */
async function fitColumn(
  connection: DuckDBConnection,
  column: LoadColumn,
  fitting: Fitting,
): Promise<LoadColumn> {
  const { old, type, relation, fileName } = fitting;
  if (type === "VARCHAR") return { ...column, type, value: column.text, strays: null };
  if (type !== null) return { ...column, type };
  const value = `TRY_CAST(${column.text} AS ${old.type})`;
  const test = `(${column.text} IS NOT NULL AND ${value} IS NULL)`;
  const [counts = {}] = await rowsOf(
    connection,
    `SELECT count(${column.text}) AS filled, count(*) FILTER (WHERE ${test}) AS strays,
       any_value(${column.text}) FILTER (WHERE ${test}) AS example FROM ${relation}`,
  );
  const count = Number(counts["strays"]);
  if (count * 2 > Number(counts["filled"])) {
    throw columnUnlike({ fileName, column: old.name, type: old.type, example: textOf(counts["example"]) });
  }
  const reason = describeStray({ kind: kindOf(old.type) });
  return { ...column, type: old.type, value, strays: count > 0 ? { count, test, reason } : null };
}

function kindOf(type: string): "number" | "boolean" | "date" | "timestamp" | "time" {
  if (type === "BOOLEAN") return "boolean";
  if (type === "DATE") return "date";
  if (type.startsWith("TIMESTAMP")) return "timestamp";
  return type.startsWith("TIME") ? "time" : "number";
}

function printSelection(columns: readonly LoadColumn[]): string {
  return columns.map(({ name, value }) => `${value} AS ${quoteName(name)}`).join(", ");
}

function unlike(
  fileName: string,
  table: string,
  columns: readonly LoadColumn[],
  existing: readonly ExistingColumn[],
): AppError {
  const list = (names: readonly { readonly name: string }[]) =>
    names
      .slice(0, 5)
      .map(({ name }) => name)
      .join(", ");
  return new AppError(
    "invalid-input",
    fileMessages.noCommonColumns(fileName, table, { file: list(columns), table: list(existing) }),
  );
}

function columnUnlike(facts: {
  readonly fileName: string;
  readonly column: string;
  readonly type: string;
  readonly example: string;
}): AppError {
  const kinds = {
    number: "numbers",
    boolean: "yes or no",
    date: "dates",
    timestamp: "times",
    time: "times of day",
  };
  const { fileName, column, type, example } = facts;
  return new AppError(
    "invalid-input",
    fileMessages.columnMismatch({
      file: fileName,
      column,
      kind: kinds[kindOf(type)],
      example: example.slice(0, 60),
    }),
  );
}
