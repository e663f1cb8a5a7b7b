import { expect, test } from "vitest";
import type { GuardDialect } from "../guard-verdict.ts";
import { canReadTable } from "./check-source.ts";
import { isFileName } from "./is-file-name.ts";

const tables: readonly (readonly [GuardDialect, string, boolean])[] = [
  ["postgres", "orders", true],
  ["postgres", "sales.orders", true],
  ["postgres", "public.pg_orders", true],
  ["postgres", "pg_class", true],
  ["postgres", "pg_catalog.pg_class", true],
  ["postgres", "information_schema.columns", true],
  ["postgres", "shop.information_schema.columns", true],
  ["postgres", "pg_authid", false],
  ["postgres", "PG_CATALOG.PG_AUTHID", false],
  ["postgres", "information_schema.user_mapping_options", false],
  ["postgres", "pg_temp_3.orders", false],
  ["postgres", "pg_toast_temp_3.orders", false],
  ["postgres", "a.shop.information_schema.columns", false],
  ["mysql", "shop.user", true],
  ["mysql", "mysql.user", false],
  ["sqlite", "main.sqlite_master", true],
  ["sqlite", "main.pragma_database_list", false],
  ["duckdb", "shop.main.orders", true],
  ["duckdb", "main.duckdb_settings", false],
  ["duckdb", "main.duckdb_columns", true],
  ["duckdb", "sqlite_master", true],
  ["clickhouse", "system.tables", true],
  ["clickhouse", "system.users", false],
];

test.for(tables)("%s: %s may be read: %s", ([dialect, name, expected]) => {
  expect(canReadTable(name.split("."), dialect)).toBe(expected);
});

test("DuckDB reads these as files", () => {
  const names = [
    ["data.csv"],
    ["data", "parquet"],
    ["DATA.CSV.GZ"],
    ["s3", "bucket", "json"],
    ["x.json?a=b"],
    ["/etc/passwd"],
    ["../x"],
    ["~/x"],
    ["C:\\x"],
    ["https://example.com/x"],
  ];
  expect(names.filter((name) => !isFileName(name))).toEqual([]);
});

test("and these as tables", () => {
  const names = [
    ["orders"],
    ["main", "orders"],
    ["Net / Gross"],
    ["a.b"],
    ["v1.2"],
    [":x"],
    ["/* open"],
    ["what?"],
  ];
  expect(names.filter(isFileName)).toEqual([]);
});
