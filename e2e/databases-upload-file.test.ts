import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, expect, test } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { dropFiles } from "./drop-files.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** A file that already is a database is dropped and asked. */
const { site, visit } = useSite({ dataFolder: makeTemporaryFolder(afterAll), sampleScale: 0 });

const tables = `
  CREATE TABLE planets (id INTEGER PRIMARY KEY, name VARCHAR NOT NULL, moons INTEGER NOT NULL);
  INSERT INTO planets VALUES (1, 'Earth', 1), (2, 'Mars', 2), (3, 'Venus', 0);
  CREATE TABLE landings (id INTEGER PRIMARY KEY, planet_id INTEGER NOT NULL REFERENCES planets (id));
  INSERT INTO landings VALUES (1, 2), (2, 2), (3, 3), (4, 2);`;

async function writeDuckdb(path: string): Promise<void> {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  await connection.run(tables);
  connection.closeSync();
  instance.closeSync();
}

async function writeSqlite(path: string): Promise<void> {
  const file = new DatabaseSync(path);
  file.exec(tables);
  file.close();
}

test.for([
  ["planets.duckdb", writeDuckdb],
  ["planets.sqlite", writeSqlite],
] as const)("%s is dropped, uploaded, asked and answered", async ([name, write], context) => {
  const { owner } = site(context);
  const before = await readDatabases(owner);
  const path = join(makeTemporaryFolder(), name);
  await write(path);
  const { page } = await visit(context, "/databases/new");
  await dropFiles(page, [{ name, text: await readFile(path) }]);
  const files = page.getByRole("list", { name: "Files", exact: true }).getByRole("listitem");
  await files.filter({ hasText: name }).waitFor();
  await page.getByRole("button", { name: "Upload", exact: true }).press("Enter");
  await page.getByRole("heading", { name: "Ask it" }).waitFor();
  await page.goto("/ask?q=how%20many%20landings%20by%20planet%20name");
  await page.waitForURL(/\/chat\//);
  const answer = page.getByRole("region", { name: "Answer", exact: true });
  await answer.getByText("Mars", { exact: true }).first().waitFor();
  await answer.getByText("3", { exact: true }).first().waitFor();
  const [added] = (await readDatabases(owner)).slice(before.length);
  expect(added).toMatchObject({ name: "Planets", kind: "file" });
});
