import type { DialectName } from "@askery/model";
import { clickhouse } from "./clickhouse.data.ts";
import type { DialectRules } from "./dialect-rules.ts";
import { duckdb } from "./duckdb.data.ts";
import { mysql } from "./mysql.data.ts";
import { postgres } from "./postgres.data.ts";
import { sqlite } from "./sqlite.data.ts";

/** The rules of every dialect. */
export const guardRules: Readonly<Record<DialectName, DialectRules>> = {
  sqlite,
  duckdb,
  postgres,
  mysql,
  clickhouse,
};

/** Prepares something from the rules of a dialect, once for each, when it is first asked for. */
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
