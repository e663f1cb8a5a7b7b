import type { DialectName } from "@askery/model";
import type { Dialect } from "./dialect.ts";
import { clickhouse } from "./clickhouse.ts";
import { duckdb } from "./duckdb.ts";
import { mysql } from "./mysql.ts";
import { postgres } from "./postgres.ts";
import { sqlite } from "./sqlite.ts";

export function dialectNamed(name: DialectName): Dialect {
  return dialects[name];
}

const dialects: Readonly<Record<DialectName, Dialect>> = { sqlite, duckdb, postgres, mysql, clickhouse };
