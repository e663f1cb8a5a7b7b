import { expect, test } from "vitest";
import { databaseKindNames, fileKindNames, serverKindNames, serverKindOfScheme } from "./database-kind.ts";

test("every kind is a file or a server", () => {
  expect([fileKindNames, serverKindNames]).toEqual([
    ["sqlite", "duckdb"],
    ["postgres", "mysql", "clickhouse"],
  ]);
  expect(databaseKindNames).toEqual([...fileKindNames, ...serverKindNames]);
});

test("a URL's scheme determines its kind", () => {
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
