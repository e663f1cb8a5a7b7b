import { linkSync } from "node:fs";
import { join } from "node:path";
import { openFile } from "@askery/connectors";
import { expect, onTestFinished, test } from "vitest";
import { writeShopFile } from "../testing/shop-file.test-support.ts";
import { readContents } from "./read-contents.ts";

const city = {
  table: "customers",
  column: "city",
  reason: "A person made it private.",
  origin: "given",
} as const;

async function read(path: string, privateColumns: readonly (typeof city)[] = []) {
  const connector = await openFile(path);
  onTestFinished(() => connector.close());
  return readContents({ connector, target: { kind: "file", path } }, () => privateColumns);
}

const columnsOf = ({ values }: Awaited<ReturnType<typeof read>>) =>
  values.map(({ column }) => column).toSorted();

test("a file is read once, under whichever name, and again after it changes", async () => {
  const shop = writeShopFile();
  const first = await read(shop.path);
  expect(columnsOf(first)).toEqual(["city", "customer_id", "email", "name"]);
  const link = join(shop.folder, "linked.sqlite");
  linkSync(shop.path, link);
  expect([await read(shop.path), await read(link)].map((contents) => contents === first)).toEqual([
    true,
    true,
  ]);
  shop.change("CREATE TABLE stores (id INTEGER PRIMARY KEY)");
  expect((await read(shop.path)).catalog.tables.map(({ name }) => name)).toEqual([
    "customers",
    "orders",
    "stores",
  ]);
});

test("a file is read again after a column became private", async () => {
  const shop = writeShopFile();
  await read(shop.path);
  expect(columnsOf(await read(shop.path, [city]))).toEqual(["customer_id", "email", "name"]);
});

test("a failed read is repeated", async () => {
  const { path } = writeShopFile();
  const connector = await openFile(path);
  await connector.close();
  const closed = readContents({ connector, target: { kind: "file", path } }, () => []);
  await expect(closed).rejects.toMatchObject({ code: "database-gone" });
  expect((await read(path)).catalog.tables).toHaveLength(2);
});
