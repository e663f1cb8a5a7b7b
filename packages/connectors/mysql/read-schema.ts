import type { Relationship } from "@askery/model";
import type { DatabaseSchema, SchemaColumn, SchemaTable } from "../schema-table.ts";
import { readLabels } from "../read-labels.ts";
import type { Reading, Row } from "../server/reading.ts";
import {
  nameTable,
  readTableVersions,
  tableKeyOf,
  type ServerSchemaOptions,
} from "../server/server-schema.ts";
import { typeOfDeclaration } from "./column-type.ts";
import { findRunning } from "./find-running.ts";
import { printText } from "./print-name.ts";
import {
  listColumns,
  listDefinitions,
  listForeignKeys,
  listJsonColumns,
  listKeys,
  listTableVersions,
  listTables,
} from "./schema-queries.data.ts";

/** Lists tables and views by name, with a fixed number of queries. Omits what this user may not read. */
export async function readSchema(
  reading: Reading,
  { database, schemas }: ServerSchemaOptions,
): Promise<DatabaseSchema> {
  const wanted = schemas ?? [database];
  if (wanted.length === 0) return { tables: [], relationships: [] };
  const fill = (query: string) => query.replace("$schemas", printCondition(wanted));
  const list = (query: string) => reading.read(fill(query));
  await reading.tryRead(askFreshCounts, settingMs);
  const json = new Set(
    ((await reading.tryRead(fill(listJsonColumns), jsonMs)) ?? []).map((row) => JSON.stringify(row)),
  );
  const versions = await readTableVersions(reading, fill(listTableVersions));
  const running = findRunning((await reading.tryRead(fill(listDefinitions), settingMs)) ?? []);
  const columns = Map.groupBy(await list(listColumns), tableKeyOf);
  const keys = Map.groupBy(await list(listKeys), tableKeyOf);
  const tables = (await list(listTables)).flatMap((row): readonly SchemaTable[] => {
    const key = tableKeyOf(row);
    const readable = (columns.get(key) ?? []).filter(([, , , , , , , rights]) => rights?.includes("select"));
    if (readable.length === 0) return [];
    const [schema, name] = [textOf(row[0]), textOf(row[1])];
    const isView = row[2] === "VIEW";
    return [
      {
        ...nameTable(schema, name, database),
        kind: isView ? "view" : "table",
        comment: isView ? null : row[3] || null,
        rowEstimate: row[4] === null || isView ? null : Number(row[4]),
        columns: readable.map((column) => readColumn(column, json)),
        ...readKeys(keys.get(key) ?? []),
        ...versions.get(key),
        ...running.get(key),
      },
    ];
  });
  return { tables, relationships: readRelationships(await list(listForeignKeys), tables, database) };
}

const jsonMs = 5_000;
/** MySQL 8 caches row counts for a day. MariaDB has no such setting and needs none. */
const askFreshCounts = "SET SESSION information_schema_stats_expiry = 0";
const settingMs = 5_000;

/** A single name is a lookup; with a list, some servers read the names of all databases. */
function printCondition(schemas: readonly string[]): string {
  const texts = schemas.map(printText);
  return texts.length === 1 ? `= ${texts.join("")}` : `IN (${texts.join(", ")})`;
}

function readColumn(row: Row, json: ReadonlySet<string>): SchemaColumn {
  const [, , name, dataType, columnType, isNullable, comment] = row;
  const isJson = json.has(JSON.stringify(row.slice(0, 3)));
  const labels = readLabels(textOf(columnType));
  return {
    name: textOf(name),
    type: isJson ? "json" : typeOfDeclaration(textOf(dataType), textOf(columnType)),
    nativeType: textOf(columnType),
    ...(textOf(dataType).toLowerCase() === "set" && { isList: true }),
    ...(labels && { labels }),
    isNullable: isNullable === "YES",
    comment: comment || null,
  };
}

function readKeys(rows: readonly Row[]): Pick<SchemaTable, "primaryKey" | "uniqueColumns"> {
  const byIndex = Map.groupBy(rows, (row) => textOf(row[2]));
  const columnsOf = (some: readonly Row[]) => some.map((row) => textOf(row[3]));
  return {
    primaryKey: columnsOf(byIndex.get("PRIMARY") ?? []),
    uniqueColumns: new Set(
      [...byIndex.values()].flatMap((some) => (some.length === 1 ? columnsOf(some) : [])),
    ),
  };
}

/** A foreign key may refer to another database. */
function readRelationships(
  rows: readonly Row[],
  tables: readonly SchemaTable[],
  database: string,
): readonly Relationship[] {
  const known = new Map(tables.map((table) => [table.id, new Set(table.columns.map(({ name }) => name))]));
  const byKey = Map.groupBy(rows, (row) => JSON.stringify(row.slice(0, 3)));
  return [...byKey.values()].flatMap((columns): readonly Relationship[] => {
    const [first] = columns;
    if (!first) return [];
    const from = {
      table: nameTable(textOf(first[0]), textOf(first[1]), database).id,
      columns: columns.map((row) => textOf(row[3])),
    };
    const to = {
      table: nameTable(textOf(first[4]), textOf(first[5]), database).id,
      columns: columns.map((row) => textOf(row[6])),
    };
    const isKnown = [from, to].every((side) =>
      side.columns.every((name) => known.get(side.table)?.has(name)),
    );
    return isKnown ? [{ from, to, origin: "declared" }] : [];
  });
}

function textOf(value: string | null | undefined): string {
  return value ?? "";
}
