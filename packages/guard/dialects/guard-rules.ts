import type { DialectName } from "@askery/model";
import { clickhouse } from "./clickhouse.data.ts";
import type { DialectRules } from "./dialect-rules.ts";
import { duckdb } from "./duckdb.data.ts";
import { mysql } from "./mysql.data.ts";
import { postgres } from "./postgres.data.ts";
import { sqlite } from "./sqlite.data.ts";

export const guardRules: Readonly<Record<DialectName, DialectRules>> = {
  sqlite,
  duckdb,
  postgres,
  mysql,
  clickhouse,
};

/** Caches a value that is derived from the rules of each dialect, and computes it when it is first needed. */
export function perDialect<Prepared>(
  prepare: (rules: DialectRules) => Prepared,
): (dialect: DialectName) => Prepared {
  const known = new Map<DialectName, Prepared>();
  return (dialect) => {
    const found = known.get(dialect);
    if (found !== undefined) return found;
    const prepared = prepare(guardRules[dialect]);
    known.set(dialect, prepared);
    return prepared;
  };
}
