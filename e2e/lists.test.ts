import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { createConnection } from "mysql2/promise";
import { Client } from "pg";
import type { Locator, Page } from "playwright-core";
import { afterAll, expect, onTestFinished, test, type TestContext } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { mariadbForTests } from "../scripts/test-servers/mariadb.ts";
import { postgresForTests } from "../scripts/test-servers/postgres.ts";
import { dropFiles, type DroppedFile } from "./drop-files.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Columns of lists, money, enumerations and years, as chips, sentences, charts and tables show them. */
const { site, visit } = useSite({ dataFolder: makeTemporaryFolder(afterAll), sampleScale: 0 });

/** Tags, priority, price and year of each ticket. */
const tickets = [
  { id: 1, tags: ["urgent", "billing"], priority: "low", price: 1000, release_year: 2004 },
  { id: 2, tags: ["billing"], priority: "high", price: 200, release_year: 2005 },
  { id: 3, tags: ["urgent"], priority: "high", price: 30, release_year: 2006 },
  { id: 4, tags: ["urgent", "login"], priority: "medium", price: 4, release_year: 2006 },
  { id: 5, tags: [], priority: "low", price: 500, release_year: 2006 },
].map((ticket) => ({ subject: `Ticket ${ticket.id}`, ...ticket }));

const printRows = (printList: (tags: readonly string[]) => string): string =>
  tickets
    .map(
      ({ id, subject, tags, priority, price, release_year }) =>
        `(${id}, '${subject}', ${printList(tags)}, '${priority}', ${price}, ${release_year})`,
    )
    .join(", ");

const ways: Readonly<Record<string, (context: TestContext) => Promise<string>>> = {
  "arrays of PostgreSQL": async (context) => {
    const found = await postgresForTests();
    if ("skipped" in found) return context.skip(found.skipped);
    const client = new Client(found.connectionString);
    await client.connect();
    await client.query(`
      create type priority as enum ('low', 'medium', 'high');
      create table tickets (id int primary key, subject text, tags text[], priority priority, price money, release_year int);
      insert into tickets values ${printRows((tags) => `array[${tags.map((tag) => `'${tag}'`).join(", ")}]::text[]`)};
      analyze`);
    await client.end();
    return save(context, `${found.connectionString}?sslmode=disable`);
  },
  "a SET of MariaDB": async (context) => {
    const found = await mariadbForTests();
    if ("skipped" in found) return context.skip(found.skipped);
    const client = await createConnection({ ...found, multipleStatements: true });
    await client.query(`
      create table tickets (id int primary key, subject varchar(20), tags set ('billing', 'login', 'urgent'),
        priority enum ('low', 'medium', 'high'), price decimal(10, 2), release_year int);
      insert into tickets values ${printRows((tags) => `'${tags.join(",")}'`)};
      analyze table tickets`);
    await client.end();
    const { user, password, host, port, database } = found;
    return save(context, `mysql://${user}:${password}@${host}:${port}/${database}?ssl-mode=DISABLED`);
  },
  "lists in an uploaded JSON file": async (context) =>
    upload(context, { name: "tickets.json", text: JSON.stringify(tickets) }),
  "lists in an uploaded Parquet file": async (context) =>
    upload(context, { name: "tickets.parquet", text: await writeParquet() }),
};

async function upload(context: TestContext, file: DroppedFile): Promise<string> {
  const { page } = await visit(context, "/databases/new");
  await dropFiles(page, [file]);
  await page.getByRole("button", { name: "Upload", exact: true }).press("Enter");
  await page.getByRole("heading", { name: "Ask it" }).waitFor();
  return (await readDatabases(site(context).owner)).at(-1)?.id ?? "";
}

async function writeParquet(): Promise<Buffer> {
  const file = join(makeTemporaryFolder(onTestFinished), "tickets.parquet");
  const database = await DuckDBInstance.create(":memory:");
  const connection = await database.connect();
  const rows = printRows((tags) => `[${tags.map((tag) => `'${tag}'`).join(", ")}]::varchar[]`);
  await connection.run(
    `copy (from (values ${rows}) tickets (id, subject, tags, priority, price, release_year)) to '${file}'`,
  );
  connection.closeSync();
  database.closeSync();
  return readFileSync(file);
}

async function save(context: TestContext, url: string): Promise<string> {
  const { browser } = site(context).owner;
  const { body } = await browser.post("/api/databases", {
    name: "Tickets",
    connection: { kind: "url", url },
  });
  const { database, syncId } = body as {
    readonly database: { readonly id: string };
    readonly syncId: string;
  };
  await (await browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`)).text();
  return database.id;
}

/** What an answer shows: its chips, its sentence, and its table. */
async function readAnswer(
  page: Page,
): Promise<readonly [chips: readonly string[], sentence: string, rows: readonly string[]]> {
  const answer = page.getByRole("region", { name: "Answer", exact: true });
  await answer.waitFor();
  const chips = answer.getByRole("list", { name: "Understood as" }).getByRole("listitem");
  const sentence = await answer.getByRole("paragraph").first().innerText();
  await answer.getByRole("tab", { name: "Table" }).click();
  await answer.getByRole("grid").waitFor();
  return [await oneLines(chips), sentence, await oneLines(answer.locator("tbody tr[aria-rowindex]"))];
}

async function oneLines(items: Locator): Promise<readonly string[]> {
  return (await items.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());
}

test.for(Object.entries(ways))("%s", { timeout: 120_000 }, async ([name, make], context) => {
  const id = await make(context);
  const { page } = await visit(context, "/ask");
  const ask = async (question: string) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(`/ask?database=${id}&q=${encodeURIComponent(question)}`);
    await page.waitForURL(/\/chat\//);
    const shown = await readAnswer(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => measureOverflow(page)).toBe(0);
    return shown;
  };
  expect(await ask("tickets by tag")).toEqual([
    ["measure number of tickets", "by tags", "sort tickets, highest first"],
    "Urgent has the most tickets with 3, login the fewest with 1.",
    ["urgent 3", "billing 2", "login 1"],
  ]);
  expect(await ask("how many tickets with tag urgent in 2006")).toEqual([
    ["measure number of tickets", "filter tags include urgent", "filter release year is 2006"],
    "There are 2 tickets where tags include urgent and release year is 2006.",
    ["2"],
  ]);
  const [, none] = await ask("how many tickets without tags");
  expect(none).toBe("There is 1 ticket without tags.");
  const [, , lists] = await ask("subject and tags of tickets");
  expect(lists.at(0)).toMatch(/^Ticket 1 (?:urgent, billing|billing, urgent)$/);
  expect(lists.at(-1)).toBe("Ticket 5 –");
  expect((await ask("total price by release year"))[2]).toEqual(["2004 1,000", "2005 200", "2006 534"]);
  // A file declares no order.
  if (name.includes("file")) return;
  expect((await ask("total price by priority sorted by priority"))[2]).toEqual([
    "low 1,500",
    "medium 4",
    "high 230",
  ]);
});
