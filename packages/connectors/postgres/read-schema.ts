import type { Relationship } from "@askery/model";
import { moneyType, type ColumnTypes } from "./column-type.ts";
import type { Reading, Row } from "../server/reading.ts";
import type { DatabaseSchema, SchemaColumn, SchemaTable } from "../schema-table.ts";
import { tableKeyOf } from "../server/server-schema.ts";
import type { ServerContext } from "../server/server-connector.ts";
import type { ServerTraits } from "./learn-server.ts";
import { listSources, withoutCompiling } from "./code-queries.ts";
import { printText } from "./print-text.ts";
import { listColumns, listKeys, listTableVersions, listTables, listUniqueColumns } from "./schema-queries.ts";

/** A table, with the facts that statements need. */
export interface PostgresTable extends SchemaTable {
  readonly oid: string;
  /** The schema, even if names need not be qualified with it. */
  readonly namespace: string;
  /** Whether its rows are in pages of this server, which can be sampled. */
  readonly isStored: boolean;
  readonly pages: number;
  /** The number of tables that store its rows: partitions and inheriting tables. */
  readonly parts: number;
}

export type SchemaOptions = ServerContext<Pick<ServerTraits, "types">>;

/**
 * Reads everything that this user may read, except what belongs to the server or to extensions; by schema in creation
 * order.
 */
export async function readSchema(
  reading: Reading,
  { target: { schemas }, traits: { types } }: SchemaOptions,
): Promise<DatabaseSchema<PostgresTable>> {
  const condition = printSchemas(schemas);
  const fill = (sql: string) => sql.replaceAll("$schemas", () => condition);
  const read = (sql: string) => reading.read(fill(sql));
  const versions = new Map(
    ((await reading.tryRead(fill(listTableVersions), tableVersionMs)) ?? []).map(([oid, version = ""]) => [
      oid,
      version === null ? {} : { version },
    ]),
  );
  const [listed, columns, keys, unique] = [
    await read(listTables),
    Map.groupBy(await read(listColumns), ([oid]) => oid),
    await read(listKeys),
    Map.groupBy(await read(listUniqueColumns), ([oid]) => oid),
  ];
  const running = new Map(
    ((await reading.tryRead(withoutCompiling + listSources, sourcesMs)) ?? []).map((row) => [
      tableKeyOf(row),
      row[3] ?? "",
    ]),
  );
  const primaryKeys = new Map(
    keys.filter(([, kind]) => kind === "p").map(([oid, , names]) => [oid, namesOf(names)]),
  );
  const ids = new Set<string>();
  const tables = listed.map((row): PostgresTable => {
    const [oid = null] = row;
    const described = (columns.get(oid) ?? []).map((column) => describeColumn(column, types));
    const readable = new Set(described.map(({ name }) => name));
    const primaryKey = primaryKeys.get(oid) ?? [];
    const runs = running.get(tableKeyOf(row.slice(1)));
    return {
      ...describeTable(row, ids),
      columns: described,
      primaryKey: primaryKey.every((name) => readable.has(name)) ? primaryKey : [],
      uniqueColumns: new Set((unique.get(oid) ?? []).map(([, name]) => name ?? "")),
      ...versions.get(oid),
      ...(runs !== undefined && { runs }),
    };
  });
  return { tables, relationships: readRelationships(keys, tables) };
}

const tableVersionMs = 10_000;
const sourcesMs = 10_000;

/** Prints the condition that replaces `$schemas`. */
export function printSchemas(schemas: readonly string[] | null): string {
  if (schemas === null) return "TRUE";
  return schemas.length === 0 ? "FALSE" : `n.nspname IN (${schemas.map(printText).join(", ")})`;
}

function describeTable(
  row: Row,
  ids: Set<string>,
): Omit<PostgresTable, "columns" | "primaryKey" | "uniqueColumns"> {
  const [oid, namespace, name, kind, comment, isDefault, rows, pagesThen, pagesNow, parts] = row;
  const named = { namespace: namespace ?? "", name: name ?? "" };
  const schema = isDefault === "t" ? null : named.namespace;
  const pages = Number(pagesNow ?? 0);
  return {
    ...named,
    oid: oid ?? "",
    id: nameOnce(schema === null ? named.name : `${schema}.${named.name}`, named, ids),
    schema,
    kind: kind === "v" || kind === "m" ? "view" : "table",
    isStored: kind !== "v" && kind !== "f",
    comment: comment ?? null,
    rowEstimate:
      rows === null || rows === undefined ? null : estimateRows(Number(rows), Number(pagesThen), pages),
    pages,
    parts: Number(parts ?? 1),
  };
}

/** Ensures unique ids: a dot within a name could make two tables look the same. */
function nameOnce(
  id: string,
  { namespace, name }: { namespace: string; name: string },
  ids: Set<string>,
): string {
  const once = ids.has(id) ? JSON.stringify([namespace, name]) : id;
  ids.add(once);
  return once;
}

/** Scales the last count by the number of pages; null if rows were never counted. */
function estimateRows(rows: number, pagesThen: number, pagesNow: number): number | null {
  if (pagesNow === 0) return 0;
  if (rows < 0 || pagesThen === 0) return null;
  return Math.round((rows / pagesThen) * pagesNow);
}

function describeColumn(row: Row, types: ColumnTypes): SchemaColumn {
  const [, name, nativeType, , , isRequired, comment, , , labels] = row;
  return {
    name: name ?? "",
    nativeType: nativeType ?? "",
    ...describeType(row, types),
    ...(labels && { labels: namesOf(labels) }),
    isNullable: isRequired !== "t",
    comment: comment ?? null,
  };
}

function describeType(
  [, , , oid, category, , , elementOid, elementCategory]: Row,
  types: ColumnTypes,
): Pick<SchemaColumn, "type" | "isNumberText" | "isList"> {
  if (Number(oid) === moneyType) return { type: "decimal", isNumberText: true };
  const element = elementOid ? types.typeOfColumn(Number(elementOid), elementCategory ?? "") : null;
  if (element === "text" || element === "integer") return { type: "text", isList: true };
  return { type: types.typeOfColumn(Number(oid), category ?? "") };
}

function readRelationships(keys: readonly Row[], tables: readonly PostgresTable[]): readonly Relationship[] {
  const byOid = new Map(tables.map((table) => [table.oid, table]));
  return keys.flatMap(([from, kind, columns, to, targets, isValidated]): readonly Relationship[] => {
    const [source, target] = [byOid.get(from ?? ""), byOid.get(to ?? "")];
    if (kind !== "f" || !source || !target) return [];
    const [here, there] = [namesOf(columns), namesOf(targets)];
    if (!hasColumns(source, here) || !hasColumns(target, there)) return [];
    return [
      {
        from: { table: source.id, columns: here },
        to: { table: target.id, columns: there },
        // Rows from before a key that is NOT VALID may refer to nothing.
        origin: isValidated === "t" ? "declared" : "inferred",
      },
    ];
  });
}

function hasColumns({ columns }: SchemaTable, names: readonly string[]): boolean {
  return names.every((name) => columns.some((column) => column.name === name));
}

function namesOf(json: string | null | undefined): readonly string[] {
  const names: unknown = JSON.parse(json ?? "[]");
  return Array.isArray(names) ? names.map(String) : [];
}
