import type { Catalog, CatalogTable } from "@askery/model";
import { expect, test } from "vitest";
import { clickhouseForTests } from "../../scripts/test-servers/clickhouse.ts";
import { executeClickhouse } from "../../scripts/test-servers/clickhouse-server.ts";
import { mariadbForTests } from "../../scripts/test-servers/mariadb.ts";
import { postgresForTests } from "../../scripts/test-servers/postgres.ts";
import { targetOf as clickhouseTarget } from "./clickhouse/clickhouse-target.test-support.ts";
import {
  signInAsAdmin as signInToMysql,
  targetOf as mysqlTarget,
} from "./mysql/mysql-target.test-support.ts";
import { openServer } from "./open-server.ts";
import {
  signInAsAdmin as signInToPostgres,
  targetOf as postgresTarget,
} from "./postgres/postgres-target.test-support.ts";
import type { ServerTarget } from "./server/server-target.ts";

/** A database on a server, and somebody who writes to it. */
interface Written {
  readonly target: ServerTarget;
  readonly write: (...statements: readonly string[]) => Promise<void>;
  readonly leave: () => Promise<void>;
  /** How tables are made. */
  readonly engine: string;
}

type Opened = Written | { readonly skipped: string };

async function openPostgres(): Promise<Opened> {
  const answer = await postgresForTests();
  if ("skipped" in answer) return answer;
  const admin = await signInToPostgres(answer.connectionString);
  return {
    target: postgresTarget(answer.connectionString),
    // What was written shows in the counters once the session has told it.
    write: async (...statements) => {
      for (const sql of [...statements, "SELECT pg_stat_force_next_flush()"]) await admin.query(sql);
    },
    leave: () => admin.end(),
    engine: "",
  };
}

async function openMariadb(): Promise<Opened> {
  const database = await mariadbForTests();
  if ("skipped" in database) return database;
  const admin = await signInToMysql(database);
  return {
    target: mysqlTarget(database),
    write: async (...statements) => {
      for (const sql of statements) await admin.query(sql);
    },
    leave: () => admin.end(),
    engine: "",
  };
}

async function openClickhouse(): Promise<Opened> {
  const database = await clickhouseForTests();
  if ("skipped" in database) return database;
  return {
    target: clickhouseTarget(database),
    write: async (...statements) => {
      for (const sql of statements) await executeClickhouse(database, sql);
    },
    leave: () => Promise.resolve(),
    engine: " ENGINE = MergeTree ORDER BY id",
  };
}

const profileOf = (catalog: Catalog, name: string) => tableOf(catalog, name).columns[0]?.profile;

test.for([
  ["PostgreSQL", openPostgres],
  ["MariaDB", openMariadb],
  ["ClickHouse", openClickhouse],
] as const)("%s: what has not changed is not looked at again", async ([, open], { skip }) => {
  const opened = await open();
  if ("skipped" in opened) return skip(opened.skipped);
  const { target, write, leave, engine } = opened;
  await write(
    ...["kept", "changed", "grown"].flatMap((name) => [
      `CREATE TABLE ${name} (id INTEGER)${engine}`,
      `INSERT INTO ${name} VALUES (1), (2)`,
    ]),
  );
  const connector = await openServer(target);
  const read = () => connector.introspect();
  // Of what was written just now a server may not yet say so.
  await expect.poll(async () => (await read()).tables.map(({ stamp }) => typeof stamp)).toEqual(stamped);
  const known = markAll(await read());
  await write("INSERT INTO changed VALUES (3)", "ALTER TABLE grown ADD COLUMN day DATE");
  const again = await connector.introspect({ known });
  expect(profileOf(again, "kept")).toEqual(marked);
  expect(profileOf(again, "changed")).toMatchObject({ rowCount: 3, max: "3" });
  expect(profileOf(again, "grown")).toMatchObject({ rowCount: 2, max: "2" });
  expect(tableOf(again, "grown").columns).toHaveLength(2);
  await connector.close();
  await leave();
});

const stamped = ["string", "string", "string"];
const marked = { rowCount: 77, nullCount: 7, distinctCount: 70, min: "-7", max: "7" };

/** As if it had been otherwise then: what is taken from there shows. */
function markAll({ tables, relationships }: Catalog): Catalog {
  return {
    relationships,
    tables: tables.map((table) => ({
      ...table,
      columns: table.columns.map((column) => ({ ...column, profile: marked })),
    })),
  };
}

function tableOf({ tables }: Catalog, name: string): CatalogTable {
  const table = tables.find((one) => one.name === name);
  if (table === undefined) throw new Error(`There is no table ${name}.`);
  return table;
}
