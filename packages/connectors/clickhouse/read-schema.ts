import type { SchemaColumn, SchemaTable } from "../schema-table.ts";
import type { Reading, Row } from "../server/reading.ts";
import {
  nameTable,
  readTableVersions,
  tableKeyOf,
  type ServerSchemaOptions,
} from "../server/server-schema.ts";
import { isListType, isNullable, typeOf } from "./column-type.ts";
import { findRunning } from "./find-running.ts";
import { isTooOld } from "./oldest-version.ts";
import { printText } from "./print-name.ts";

export interface ClickhouseTable extends SchemaTable {
  /** The column that is the whole sorting key, if it is one column: it may be unique. */
  readonly sortingKey: string | null;
  /** Whether `_part_offset` is available, which finds some rows without reading the others. */
  readonly numbersItsRows: boolean;
}

/** Lists tables and views by name, with a fixed number of queries. Old servers have no comments and no row counts. */
export async function readSchema(
  reading: Reading,
  { database, schemas }: ServerSchemaOptions,
): Promise<readonly ClickhouseTable[]> {
  const wanted = schemas ?? [database];
  if (wanted.length === 0) return [];
  const known = new Set(
    (await reading.read(listFields)).map(([table, name]) => `${table ?? ""}.${name ?? ""}`),
  );
  const fieldOf = (path: string, otherwise: string) =>
    known.has(path) ? (path.split(".")[1] ?? otherwise) : otherwise;
  const [[version] = []] = await reading.read("SELECT version()");
  const within = `database IN (${wanted.map(printText).join(", ")})`;
  const versions = await readTableVersions(
    reading,
    `${listTableVersions} AND ${within} GROUP BY database, table`,
  );
  const columns = Map.groupBy(
    await reading.read(`SELECT database, table, name, type, ${fieldOf("columns.comment", "''")},
      ${fieldOf("columns.is_in_sorting_key", fieldOf("columns.is_in_primary_key", "0"))}
      FROM system.columns WHERE ${within} ORDER BY database, table, ${fieldOf("columns.position", "1")}`),
    tableKeyOf,
  );
  const tables = await reading.read(`SELECT database, name, engine, ${fieldOf("tables.comment", "''")},
    ${fieldOf("tables.total_rows", "NULL")}, ${fieldOf("tables.as_select", "''")} FROM system.tables
    WHERE ${within} AND name NOT LIKE '.inner%' AND ${fieldOf("tables.is_temporary", "0")} = 0 ORDER BY database, name`);
  return tables.flatMap((row): readonly ClickhouseTable[] => {
    const own = columns.get(tableKeyOf(row)) ?? [];
    const [schema, name, engine, comment, rows, definition] = row.map((text) => text ?? "");
    if (own.length === 0 || schema === undefined || name === undefined) return [];
    const sorting = own.filter((column) => column[5] === "1");
    return [
      {
        ...nameTable(schema, name, database),
        kind: engine?.endsWith("View") ? "view" : "table",
        comment: comment || null,
        rowEstimate: rows ? Number(rows) : null,
        columns: own.map(readColumn),
        primaryKey: [],
        uniqueColumns: new Set(),
        numbersItsRows: engine?.endsWith("MergeTree") === true && !isTooOld(version ?? ""),
        sortingKey: sorting.length === 1 ? (sorting[0]?.[2] ?? null) : null,
        ...versions.get(tableKeyOf(row)),
        ...(engine === "View" && findRunning(definition ?? "")),
      },
    ];
  });
}

const listFields = `SELECT table, name FROM system.columns WHERE database = 'system' AND table IN ('tables', 'columns')`;

/** The version of a table is the set of its parts, because parts are immutable. */
const listTableVersions = `SELECT database, table,
  concat(toString(count()), ' ', toString(groupBitXor(cityHash64(name))), ' ', toString(max(modification_time)))
  FROM system.parts WHERE active`;

function readColumn([, , name, type, comment]: Row): SchemaColumn {
  return {
    name: name ?? "",
    ...(isListType(type ?? "") ? { type: "text", isList: true } : { type: typeOf(type ?? "") }),
    nativeType: type ?? "",
    isNullable: isNullable(type ?? ""),
    comment: comment || null,
  };
}
