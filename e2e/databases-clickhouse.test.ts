import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { clickhouseForTests } from "../scripts/test-servers/clickhouse.ts";
import type { ClickhouseDatabase } from "../scripts/test-servers/clickhouse-server.ts";
import { currentClickhouseForTests } from "../scripts/test-servers/current-clickhouse.ts";
import { fillClickhouse } from "./fill-clickhouse.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Connecting and asking ClickHouse in a browser: a current one, and one that is too old for most questions. */
const { visit } = useSite();

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });

test("ClickHouse by the form: errors are shown at their fields, then it is read and asked", async (context) => {
  const database = await currentClickhouseForTests();
  if ("skipped" in database) return context.skip(database.skipped);
  await fillClickhouse(database);
  const { page } = await visit(context, "/databases/new?way=connect");
  await fillForm(page, { ...database, password: "wrong" });
  await page.getByRole("button", { name: "Test" }).press("Enter");
  await page.locator('input[aria-invalid="true"]').waitFor();
  await page.getByText("rejected the user name askery or its password").first().waitFor();
  await page.getByLabel("Password", { exact: true }).fill(database.password);
  await page.getByRole("button", { name: "Test" }).press("Enter");
  await page.getByText("This user can write").waitFor();
  await expect
    .poll(() => page.getByRole("region", { name: "SQL that creates a read-only user" }).innerText())
    .toContain("SETTINGS readonly = 2");
  await save(page, "Click");

  await ask(page, "how many orders are there");
  await answer(page).getByText("40", { exact: true }).first().waitFor();
  await ask(page, "top 2 customers by total");
  await answer(page).getByText("Di", { exact: true }).first().waitFor();
  await expect.poll(() => answer(page).getByText("Ada", { exact: true }).count()).toBe(0);
  await ask(page, "running total of total by month");
  await answer(page).getByText("7,800").first().waitFor();
});

test("a ClickHouse of 2018 is read and counted, and a message shows what it does not support", async (context) => {
  const database = await clickhouseForTests();
  if ("skipped" in database) return context.skip(database.skipped);
  await fillClickhouse(database);
  const { page } = await visit(context, "/databases/new?way=connect");
  await fillForm(page, database);
  await page.getByRole("button", { name: "Test" }).press("Enter");
  await page.getByText("Running totals and similar questions need 24.8 or later").waitFor();
  await save(page, "Click of 2018");

  await ask(page, "how many orders are there");
  await answer(page).getByText("40", { exact: true }).first().waitFor();
  await ask(page, "running total of total by month");
  const message = page.getByText("The server runs ClickHouse 18.16.1. This query needs 24.8 or later");
  await expect.poll(() => message.count()).toBeGreaterThan(0);
});

async function fillForm(page: Page, database: ClickhouseDatabase): Promise<void> {
  await page.getByRole("radio", { name: /^ClickHouse/ }).click();
  await page.getByRole("heading", { name: "Connect a database" }).waitFor();
  await field(page, "Host").fill(database.host);
  await field(page, "Port").fill(String(database.port));
  await field(page, "Database").fill(database.database);
  await field(page, "User").fill(database.user);
  await page.getByLabel("Password", { exact: true }).fill(database.password);
}

async function save(page: Page, name: string): Promise<void> {
  await field(page, "Name").fill(name);
  await page.getByRole("button", { name: "Save and read tables" }).press("Enter");
  await page.getByText("2 tables read").waitFor();
}

/** Asks the database that was connected last. */
async function ask(page: Page, question: string): Promise<void> {
  await page.goto(`/ask?q=${encodeURIComponent(question)}`);
  await page.waitForURL(/\/chat\//);
}
