import { clickhouseForTests, type ClickhouseForTests } from "../../scripts/test-servers/clickhouse.ts";
import { executeClickhouse } from "../../scripts/test-servers/clickhouse-server.ts";
import { currentClickhouseForTests } from "../../scripts/test-servers/current-clickhouse.ts";
import { mariadbForTests } from "../../scripts/test-servers/mariadb.ts";
import { postgresForTests } from "../../scripts/test-servers/postgres.ts";
import { targetOf as clickhouseTarget } from "./clickhouse/clickhouse-target.test-support.ts";
import {
  signInAsAdmin as signInToMysql,
  targetOf as mysqlTarget,
} from "./mysql/mysql-target.test-support.ts";
import {
  signInAsAdmin as signInToPostgres,
  targetOf as postgresTarget,
} from "./postgres/postgres-target.test-support.ts";
import type { ServerTarget } from "./server/server-target.ts";

/** A database on a server, and a client that writes to it. */
interface Written {
  readonly target: ServerTarget;
  readonly write: (...statements: readonly string[]) => Promise<void>;
  readonly leave: () => Promise<void>;
  /** Appended to CREATE TABLE. */
  readonly engine: string;
}

type Opened = Written | { readonly skipped: string };

export async function openPostgres(): Promise<Opened> {
  const answer = await postgresForTests();
  if ("skipped" in answer) return answer;
  const admin = await signInToPostgres(answer.connectionString);
  return {
    target: postgresTarget(answer.connectionString),
    // PostgreSQL updates its counters only once the writing session flushes its statistics.
    write: async (...statements) => {
      for (const sql of [...statements, "SELECT pg_stat_force_next_flush()"]) await admin.query(sql);
    },
    leave: () => admin.end(),
    engine: "",
  };
}

export async function openMariadb(): Promise<Opened> {
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

export function openOldClickhouse(): Promise<Opened> {
  return openClickhouse(clickhouseForTests());
}

export function openCurrentClickhouse(): Promise<Opened> {
  return openClickhouse(currentClickhouseForTests());
}

async function openClickhouse(answer: Promise<ClickhouseForTests>): Promise<Opened> {
  const database = await answer;
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
