import { createConnection } from "mysql2/promise";
import { expect, test } from "vitest";
import { mariadbForTests } from "./mariadb.ts";
import type { MariadbDatabase } from "./mariadb-server.ts";

test("every caller gets a new, empty MariaDB database, in UTF-8", async (context) => {
  const first = await mariadbForTests();
  const second = await mariadbForTests();
  if ("skipped" in first) return context.skip(first.skipped);
  if ("skipped" in second) return context.skip(second.skipped);

  await query(first, "CREATE TABLE only_here AS SELECT 'Zoë' AS name");

  expect(await query(first, "SELECT name, @@character_set_database AS characters FROM only_here")).toEqual([
    { name: "Zoë", characters: "utf8mb4" },
  ]);
  expect(await query(second, "SHOW TABLES")).toEqual([]);
});

async function query(database: MariadbDatabase, sql: string): Promise<unknown> {
  const connection = await createConnection({ ...database });
  try {
    const [rows] = await connection.query(sql);
    return rows;
  } finally {
    await connection.end();
  }
}
