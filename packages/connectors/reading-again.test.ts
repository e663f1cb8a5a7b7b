import type { Catalog, CatalogTable } from "@askery/model";
import { expect, test } from "vitest";
import { openServer } from "./open-server.ts";
import { openOldClickhouse, openMariadb, openPostgres } from "./open-written.test-support.ts";

const profileOf = (catalog: Catalog, name: string) => tableOf(catalog, name).columns[0]?.profile;

test.for([
  ["PostgreSQL", openPostgres],
  ["MariaDB", openMariadb],
  ["ClickHouse", openOldClickhouse],
] as const)("%s: unchanged tables are not scanned again", async ([, open], { skip }) => {
  const opened = await open();
  if ("skipped" in opened) return skip(opened.skipped);
  const { target, write, leave, engine } = opened;
  await write(
    ...["kept", "changed", "grown"].flatMap((name) => [
      `CREATE TABLE ${name} (id INTEGER)${engine}`,
      `INSERT INTO ${name} VALUES (1), (2)`,
    ]),
  );
  const connector = await openServer(target);
  const read = () => connector.introspect();
  // A server may not report the latest writes yet.
  await expect
    .poll(async () => (await read()).tables.map(({ version }) => typeof version))
    .toEqual(versioned);
  const known = markAll(await read());
  await write("INSERT INTO changed VALUES (3)", "ALTER TABLE grown ADD COLUMN day DATE");
  const again = await connector.introspect({ known });
  expect(profileOf(again, "kept")).toEqual(marked);
  expect(profileOf(again, "changed")).toMatchObject({ rowCount: 3, max: "3" });
  expect(profileOf(again, "grown")).toMatchObject({ rowCount: 2, max: "2" });
  expect(tableOf(again, "grown").columns).toHaveLength(2);
  await connector.close();
  await leave();
});

const versioned = ["string", "string", "string"];
const marked = {
  rowCount: 77,
  basis: "all-rows",
  nullCount: 7,
  distinctCount: 70,
  min: "-7",
  max: "7",
} as const;

/** Marks all profiles, which shows later which of them were reused. */
function markAll({ tables, relationships }: Catalog): Catalog {
  return {
    relationships,
    tables: tables.map((table) => ({
      ...table,
      columns: table.columns.map((column) => ({ ...column, profile: marked })),
    })),
  };
}

function tableOf({ tables }: Catalog, name: string): CatalogTable {
  const table = tables.find((one) => one.name === name);
  if (table === undefined) throw new Error(`There is no table ${name}.`);
  return table;
}
