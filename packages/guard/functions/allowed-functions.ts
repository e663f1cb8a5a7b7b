import type { GuardDialect } from "../guard-verdict.ts";
import { toWords } from "../words.ts";
import {
  clickhouseAppliers,
  clickhouseCombinators,
  clickhouseFunctions,
  clickhouseTableFunctions,
} from "./functions.clickhouse.data.ts";
import { duckdbFunctions, duckdbTableFunctions } from "./functions.duckdb.data.ts";
import { mysqlFunctions, mysqlTableFunctions } from "./functions.mysql.data.ts";
import { postgresFunctions } from "./functions.postgres.data.ts";
import { sqliteFunctions, sqliteTableFunctions } from "./functions.sqlite.data.ts";

/** Names in lower case. PostgreSQL has no list of table functions: every allowed function may be used in FROM. */
const functions: Readonly<Record<GuardDialect, ReadonlySet<string>>> = {
  postgres: toWords(...Object.values(postgresFunctions)),
  mysql: toWords(...Object.values(mysqlFunctions), mysqlTableFunctions),
  sqlite: toWords(...Object.values(sqliteFunctions), sqliteTableFunctions),
  duckdb: toWords(...Object.values(duckdbFunctions), duckdbTableFunctions),
  clickhouse: toWords(...Object.values(clickhouseFunctions), clickhouseTableFunctions),
};

const tableFunctions: Readonly<Record<GuardDialect, ReadonlySet<string>>> = {
  postgres: functions.postgres,
  mysql: toWords(mysqlTableFunctions),
  sqlite: toWords(sqliteTableFunctions),
  duckdb: toWords(duckdbTableFunctions),
  clickhouse: toWords(clickhouseTableFunctions),
};

const combinators = [...toWords(clickhouseCombinators)].toSorted((a, b) => b.length - a.length);

/** Whether a query may call it, by its name in lower case. */
export function isAllowedFunction(name: string, dialect: GuardDialect): boolean {
  if (functions[dialect].has(name)) return true;
  return dialect === "clickhouse" && isCombined(name);
}

const appliers = toWords(clickhouseAppliers);

/** Whether ClickHouse applies what comes first to each element of the rest. */
export function appliesFunction(name: string): boolean {
  return appliers.has(name);
}

/** Whether a query may call it as a table function. */
export function isAllowedTableFunction(name: string, dialect: GuardDialect): boolean {
  return tableFunctions[dialect].has(name);
}

const aggregates = toWords(clickhouseFunctions["aggregates"] ?? "");

/** `sumIf`, `uniqMergeOrNull`: an aggregate followed by combinators, which can be combined. */
function isCombined(name: string): boolean {
  let left = name;
  while (!aggregates.has(left)) {
    const ending = combinators.find((combinator) => left.endsWith(combinator));
    if (ending === undefined || ending.length === left.length) return false;
    left = left.slice(0, -ending.length);
  }
  return true;
}
