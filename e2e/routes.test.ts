import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useSite } from "./use-site.test-support.ts";

/** One test for each row of PRODUCT §1, with the row's name. */
const { site, visit, shareWindow } = useSite();
const look = shareWindow();

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const unknownId = "00000000-0000-4000-8000-000000000000";

test.for(["/", "/plans"])("%s is shown without the side menu", async (path, context) => {
  const { page } = await look(context, path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect.poll(() => menuOf(page).count()).toBe(0);
});

test.for<readonly [string, string]>([
  ["/ask", "Genesis"],
  ["/ask/genesis", "Genesis"],
  ["/ask/explorer", "Explorer"],
  ["/ask/quantum", "Quantum"],
  ["/chats", "Projects"],
  ["/dashboards", "Dashboards"],
  ["/dashboards/new", "Create new"],
  ["/dashboards/starred", "Starred"],
  ["/dashboards/people", "Favorite users"],
  ["/charts", "Charts"],
  ["/charts/new", "New chart"],
  ["/charts/starred", "Starred"],
  ["/charts/people", "Favorite users"],
  ["/databases", "Databases"],
  ["/databases/new", "Add new"],
  ["/account", "Account"],
  ["/account/shared", "Shared by me"],
  ["/billing", "Billing"],
  ["/notifications", "Notifications"],
  ["/jobs", "Background jobs"],
  ["/audit", "Audit log of the server"],
  ["/server", "Server"],
  ["/trash", "Trash"],
  ["/docs", "Documentation"],
  ["/docs/guides/run-a-server", "Running a server"],
  ["/no/such/page", "Not found"],
])("%s is shown beside the side menu, with its heading", async ([path, heading], context) => {
  const { page } = await look(context, path);
  await menuOf(page).waitFor();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
  await expect.poll(() => page.title()).toContain(heading);
  expect(new URL(page.url()).pathname).toBe(path);
});

test.for([
  `/chat/${unknownId}`,
  `/dashboards/${unknownId}`,
  `/charts/${unknownId}`,
  `/databases/${unknownId}`,
  `/people/${unknownId}`,
  "/share/unknown-token",
])("%s, which does not exist, says so beside the side menu", async (path, context) => {
  const { page } = await look(context, path);
  await menuOf(page).waitFor();
  await expect
    .poll(() => page.getByRole("main").innerText())
    .toMatch(/does not exist|nothing exists at this address|does not work/i);
});

test("a signed-out visitor of a shell route signs in first and returns to that route", async (context) => {
  const { open, owner } = site(context);
  const window = await open();
  const { page } = window;
  await page.goto("/chats?search=revenue");
  await page.waitForURL(/panel=sign-in/);
  expect(new URL(page.url()).searchParams.get("next")).toBe("/chats?search=revenue");
  await page.getByLabel("E-mail").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("/chats?search=revenue");
  await window.context.close();
});

test("/share/{token}: for a signed-out viewer the side menu offers only signing in", async (context) => {
  const { open } = site(context);
  const window = await open();
  await window.visit("/share/unknown-token");
  const menu = menuOf(window.page);
  const offered = async () =>
    (await menu.getByRole("link").allInnerTexts()).map((text) => text.trim()).filter((text) => text !== "");
  await expect.poll(offered).toEqual(["Sign in"]);
  await expect.poll(() => menu.getByRole("button").count()).toBe(0);
  await window.context.close();
});

test("a signed-out visitor reads the documentation from the landing page on, beside the side menu", async (context) => {
  const window = await site(context).open();
  const { page } = window;
  await page.goto("/");
  await page.getByRole("link", { name: "Documentation" }).first().click();
  await page.getByRole("link", { name: "Running a server" }).click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("Running a server");
  await page.getByRole("link", { name: "Connections and secrets" }).click();
  await page.waitForURL("**/docs/guides/connections-and-secrets");
  await menuOf(page).waitFor();
  await page.goto("/docs/guides/no-such-guide");
  await expect.poll(() => page.getByRole("heading", { name: "No such page" }).count()).toBe(1);
  await window.context.close();
});

test("/ask renders the mode last used, Genesis at first, and keeps its address", async (context) => {
  const { page } = await visit(context, "/ask");
  const heading = page.getByRole("heading", { level: 1 });
  await expect.poll(() => heading.innerText()).toBe("Genesis");
  await page.goto("/ask/explorer");
  await expect.poll(() => heading.innerText()).toBe("Explorer");
  await page.goto("/ask");
  await expect.poll(() => heading.innerText()).toBe("Explorer");
  expect(new URL(page.url()).pathname).toBe("/ask");
});

test("/ask?q=… asks at once", async (context) => {
  const { page } = await visit(context, "/ask?q=number%20of%20orders");
  await page.waitForURL(/\/chat\//);
  await expect.poll(() => page.getByRole("heading", { name: "number of orders" }).count()).toBeGreaterThan(0);
});
