import { expect, test } from "vitest";
import { databaseKindNames, fileKindNames, serverKindNames, serverKindOfScheme } from "./database-kind.ts";

test("every kind is a file or a server", () => {
  expect([fileKindNames, serverKindNames]).toEqual([
    ["sqlite", "duckdb"],
    ["postgres", "mysql", "clickhouse"],
  ]);
  expect(databaseKindNames).toEqual([...fileKindNames, ...serverKindNames]);
});

test("an address names its kind by its scheme", () => {
  const schemes = ["postgresql", "MariaDB", "clickhouse", "redshift", "sqlite", "http", "constructor"];
  expect(schemes.map(serverKindOfScheme)).toEqual([
    "postgres",
    "mysql",
    "clickhouse",
    "postgres",
    null,
    null,
    null,
  ]);
});
