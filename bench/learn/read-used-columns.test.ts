import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { readUsedColumns } from "./read-used-columns.ts";

test("The columns that a statement reads are those of all its parts.", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE client (id, name, country); CREATE TABLE pallet (id, client_id, fee)");

  expect(
    readUsedColumns(
      database,
      "SELECT c.name FROM client c WHERE NOT EXISTS (SELECT 1 FROM pallet p WHERE p.client_id = c.id)",
    ),
  ).toEqual([
    { table: "client", column: "id" },
    { table: "client", column: "name" },
    { table: "pallet", column: "client_id" },
  ]);
  database.close();
});
