import type { Database } from "@askery/api";
import type { Page } from "playwright-core";
import { beforeAll, expect, test, type TestContext } from "vitest";
import { mariadbForTests } from "../scripts/test-servers/mariadb.ts";
import { postgresForTests } from "../scripts/test-servers/postgres.ts";
import { faultOf, field, pickKind } from "./connection-form.test-support.ts";
import { fillMariadb } from "./fill-mariadb.test-support.ts";
import { fillPostgres, type FilledPostgres } from "./fill-postgres.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Databases are added, connected, switched and removed. */
const { site, visit } = useSite();

let filled: FilledPostgres | { readonly skipped: string };
beforeAll(async () => {
  const postgres = await postgresForTests();
  filled = "skipped" in postgres ? postgres : await fillPostgres(postgres.connectionString);
});

function postgres(context: TestContext): FilledPostgres {
  return "skipped" in filled ? context.skip(filled.skipped) : filled;
}

const main = (page: Page) => page.getByRole("main");
const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

/** Asks the current database, and waits for the figure in the answer. */
async function askHowMany(page: Page, things: string, figure: string): Promise<void> {
  await page.goto(`/ask?q=${encodeURIComponent(`how many ${things} are there`)}`);
  await page.waitForURL(/\/chat\//);
  const answer = page.getByRole("region", { name: "Answer", exact: true });
  await answer.getByText(figure, { exact: true }).first().waitFor();
}

async function deleteDatabase(page: Page, name: string): Promise<void> {
  await page.goto("/databases");
  await page.getByRole("button", { name: `Actions for ${name}` }).press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await toast(page, `${name} deleted`).waitFor();
}

test("sample data is added, and removed by typing its name; Undo brings it back", async (context) => {
  const { owner } = site(context);
  for (const { id } of await readDatabases(owner)) {
    await owner.browser.request(`/api/databases/${id}`, { method: "DELETE" });
  }
  const { page } = await visit(context, "/databases");
  await page.getByRole("link", { name: "Add a database" }).click();
  await page.getByRole("button", { name: "Try sample data" }).press("Enter");
  await page.waitForURL((url) => url.pathname === "/ask");
  const [sample] = await readDatabases(owner);
  expect(sample?.kind).toBe("sample");
  await page.goto(`/databases/${sample?.id ?? ""}/danger`);
  await page.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await dialog.getByText("This does not match the name").waitFor();
  await dialog.getByRole("textbox").fill(sample?.name ?? "");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/databases");
  await main(page).getByText("No databases yet").waitFor();
  await toast(page, "deleted").getByRole("button", { name: "Undo" }).click();
  await main(page)
    .getByRole("link", { name: sample?.name ?? "" })
    .waitFor();
});

test("the row of the sample waits for its figures, then shows them", async (context) => {
  const { page } = await visit(context, "/chats");
  const released = Promise.withResolvers<void>();
  await page.route(/\/(?:tables|readiness)(?:\?|$)/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto("/databases");
  const fact = (term: string) =>
    main(page)
      .locator("dl > div")
      .filter({ has: page.getByText(term, { exact: true }) })
      .getByRole("definition");
  await fact("Tables").waitFor();
  await expect.poll(() => fact("Tables").innerText()).toBe("Loading");
  await expect.poll(() => fact("Readiness").innerText()).toBe("Loading");
  await expect.poll(() => fact("People").innerText()).toBe("1");
  released.resolve();
  // The readiness of a database is computed first.
  await expect.poll(() => fact("Tables").innerText(), { timeout: 60_000 }).toBe("16");
  await expect.poll(() => fact("Readiness").innerText(), { timeout: 60_000 }).toMatch(/^\d+ of 100$/);
});

test("PostgreSQL by the form: errors are shown at their fields, typed values remain, and the tables are asked", async (context) => {
  const { host, port, database, user, password } = postgres(context);
  const { page } = await visit(context, "/databases/new?way=connect");
  await pickKind(page, /^PostgreSQL/);
  await page.getByRole("button", { name: "Test" }).press("Enter");
  await expect.poll(() => faultOf(page, "Host")).toBe("Enter the host, such as db.example.com.");
  await expect
    .poll(() => field(page, "Host").evaluate((input) => input === document.activeElement))
    .toBe(true);
  await field(page, "Host").fill(host);
  await field(page, "Port").fill(port);
  await field(page, "Database").fill(database);
  await field(page, "User").fill(user);
  const secret = page.getByLabel("Password", { exact: true });
  await secret.fill("wrong");
  await page.getByRole("button", { name: "Test" }).press("Enter");
  await page.locator('input[aria-invalid="true"]').waitFor();
  await expect.poll(() => faultOf(page, "Password")).toMatch(/password/i);
  await expect.poll(() => field(page, "Database").inputValue()).toBe(database);
  await secret.fill(password);
  await page.getByRole("button", { name: "Test" }).press("Enter");
  await page.getByText("It works").waitFor();
  await main(page)
    .getByText(/read-only · 3 tables/)
    .waitFor();
  await field(page, "Name").fill("By form");
  await page.getByRole("button", { name: "Save and read tables" }).press("Enter");
  await page.getByText("3 tables read").waitFor();
  const questions = page.getByRole("list", { name: "Questions to try" }).getByRole("link");
  await expect.poll(() => questions.count()).toBeGreaterThan(0);
  await askHowMany(page, "orders", "120");
  await deleteDatabase(page, "By form");
});

test("the result of a test is not shown for values that were typed meanwhile", async (context) => {
  const { ownerUrl } = postgres(context);
  const { page } = await visit(context, "/databases/new?way=connect");
  const tested = Promise.withResolvers<void>();
  const typed = Promise.withResolvers<void>();
  await page.route("**/api/connections/test", async (route) => {
    const response = await route.fetch();
    tested.resolve();
    await typed.promise;
    await route.fulfill({ response });
  });
  await page.getByLabel("Or paste its address").fill(ownerUrl);
  await page.getByRole("button", { name: "Test" }).press("Enter");
  await tested.promise;
  await field(page, "Database").fill("another");
  const response = page.waitForResponse("**/api/connections/test");
  typed.resolve();
  await (await response).finished();
  await page.unroute("**/api/connections/test");
  await expect.poll(() => page.getByText("It works").count()).toBe(0);
  await page.getByRole("button", { name: "Test" }).click();
  await expect.poll(() => faultOf(page, "Database")).toMatch(/has no database named another/);
  await expect.poll(() => page.getByText("It works").count()).toBe(0);
});

test("PostgreSQL by a pasted URL: it fills in the form; for a user who can write, it shows how to create a read-only one", async (context) => {
  const { ownerUrl, host, port, database } = postgres(context);
  const { page } = await visit(context, "/databases/new?way=connect");
  const address = page.getByLabel("Or paste its address");
  for (const key of ["Tab", "Enter"]) {
    await address.fill(`db.example.com/${key}`);
    await page.keyboard.press(key);
    await expect.poll(() => faultOf(page, "Or paste its address")).toMatch(/^This is not a database address/);
  }
  await address.fill(ownerUrl);
  await expect.poll(() => field(page, "Host").inputValue()).toBe(host);
  await expect.poll(() => field(page, "Port").inputValue()).toBe(port);
  await expect.poll(() => field(page, "Database").inputValue()).toBe(database);
  await address.blur();
  const { password } = new URL(ownerUrl);
  await expect.poll(() => address.inputValue()).not.toContain(`:${password}@`);
  // Later changes of the URL do not change the password.
  await address.press("End");
  await address.pressSequentially("?connect_timeout=10");
  await expect
    .poll(() => page.getByLabel("Password", { exact: true }).inputValue())
    .toBe(decodeURIComponent(password));
  await page.getByRole("button", { name: "Test" }).press("Enter");
  await page.getByText("This user can write").waitFor();
  await expect
    .poll(() => page.getByRole("region", { name: "SQL that creates a read-only user" }).innerText())
    .toMatch(/create role/i);
  await page.getByRole("button", { name: "Save and read tables" }).press("Enter");
  await page.getByText("3 tables read").waitFor();
  await page.getByRole("link", { name: "View the tables" }).click();
  await page.getByRole("link", { name: "order_lines" }).waitFor();
  await deleteDatabase(page, database);
});

/** Presses Tab until an element with this text has the focus. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      const labels = activeElement instanceof HTMLInputElement ? [...(activeElement.labels ?? [])] : [];
      return [...labels, activeElement].map((one) => one?.textContent ?? "").join(" ");
    });
    if (words.test(focused)) return;
  }
  throw new Error(`Tab never reaches ${words.source}.`);
}

test("by keyboard alone: a kind is chosen, a form filled in, tested and saved", async (context) => {
  const { host, port, database, user, password } = postgres(context);
  const { page } = await visit(context, "/databases/new?way=connect");
  await page.getByRole("radio", { name: /^PostgreSQL/ }).waitFor();
  await page.locator("#page").focus();
  await tabTo(page, /PostgreSQL/);
  await page.keyboard.press("Space");
  await field(page, "Host").waitFor();
  for (const [label, value] of [
    [/^Host/, host],
    [/^Port/, port],
    [/^Database/, database],
    [/^User/, user],
    [/^Password/, password],
    [/^Name/, "By keys"],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(value);
  }
  await tabTo(page, /^\s*Test$/);
  await page.keyboard.press("Enter");
  await page.getByText("It works").waitFor();
  await field(page, "Name").focus();
  await page.keyboard.press("Enter");
  await page.getByText("3 tables read").waitFor();
  expect((await readDatabases(site(context).owner)).map(({ name }) => name)).toContain("By keys");
  await deleteDatabase(page, "By keys");
});

test("MariaDB by the form: connected, read and asked", async (context) => {
  const mariadb = await mariadbForTests();
  if ("skipped" in mariadb) return context.skip(mariadb.skipped);
  await fillMariadb(mariadb);
  const { page } = await visit(context, "/databases/new?way=connect");
  await pickKind(page, /^MySQL/);
  await field(page, "Host").fill(mariadb.host);
  await field(page, "Port").fill(String(mariadb.port));
  await field(page, "Database").fill(mariadb.database);
  await field(page, "User").fill(mariadb.user);
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Test" }).press("Enter");
  await expect.poll(() => faultOf(page, "Password")).toMatch(/password/i);
  await page.getByLabel("Password", { exact: true }).fill(mariadb.password);
  await field(page, "Name").fill("Maria");
  await page.getByRole("button", { name: "Save and read tables" }).press("Enter");
  await page.getByText("1 table read").waitFor();
  await askHowMany(page, "orders", "40");
  await deleteDatabase(page, "Maria");
});

test("leaving after typing asks for confirmation", async (context) => {
  const { page } = await visit(context, "/databases/new?way=connect&kind=mysql");
  await field(page, "Host").fill("db.example.com");
  const crumb = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Databases" });
  await crumb.click();
  await page.getByRole("button", { name: "Stay" }).press("Enter");
  await expect.poll(() => field(page, "Host").inputValue()).toBe("db.example.com");
  await crumb.click();
  await page.getByRole("button", { name: "Leave" }).press("Enter");
  await page.waitForURL("**/databases");
});

test("a saved connection is tested without its secret, changes that do not work are refused, and its tables are read again", async (context) => {
  const { url } = postgres(context);
  const { owner } = site(context);
  const added = await owner.browser.post("/api/databases", {
    name: "Changed",
    connection: { kind: "url", url },
  });
  const { database, syncId } = added.body as { readonly database: Database; readonly syncId: string };
  await (await owner.browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`)).text();
  const { page } = await visit(context, `/databases/${database.id}/connection`);
  await page.getByText("Saved. Leave it empty to keep it.").waitFor();
  const password = page.getByLabel("Password", { exact: true });
  await expect.poll(() => password.inputValue()).toBe("");
  await page.getByRole("button", { name: "Test" }).press("Enter");
  await page.getByText("It works").waitFor();
  const port = await field(page, "Port").inputValue();
  await field(page, "Port").fill("1");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await page.locator('[aria-invalid="true"], [role="alert"]').first().waitFor();
  await field(page, "Port").fill(port);
  await page.getByRole("button", { name: "Read again" }).click();
  await page.getByText("3 tables read").waitFor();
  const readings = page.getByRole("list", { name: "Sync history" }).getByRole("listitem");
  await expect.poll(() => readings.count()).toBeGreaterThan(1);
  await page.getByRole("combobox", { name: "Read them" }).press("Enter");
  await page.getByRole("option", { name: "Every day" }).press("Enter");
  await page.getByText(/^Next at/).waitFor();
  await deleteDatabase(page, "Changed");
});

test("the settings of a database make it the current one; switching there stays on the tab", async (context) => {
  const { url } = postgres(context);
  const { owner } = site(context);
  const added = await owner.browser.post("/api/databases", {
    name: "Other",
    connection: { kind: "url", url },
  });
  const { database } = added.body as { readonly database: { readonly id: string } };
  const [sample] = await readDatabases(owner);
  const { page } = await visit(context, `/databases/${database.id}/knowledge`);
  const switcher = page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("button", { name: /databases$/ });
  await expect.poll(() => switcher.innerText()).toContain("Other");
  await switcher.click();
  await page.getByRole("menuitemradio", { name: new RegExp(sample?.name ?? "") }).click();
  await page.waitForURL(`**/databases/${sample?.id ?? ""}/knowledge`);
  await deleteDatabase(page, "Other");
});
