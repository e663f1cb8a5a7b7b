import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signUpPerson } from "../apps/server/testing/test-people.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** One test for each row of PRODUCT §2, with the row's name. */
const { site, visit } = useSite();

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });

async function openGroup(page: Page, title: string): Promise<void> {
  await menuOf(page).getByRole("button", { name: title, exact: true }).click();
}

/** The links of an open group: their titles and targets. */
async function linksOf(page: Page, group: string): Promise<readonly string[]> {
  const trigger = menuOf(page).getByRole("button", { name: group, exact: true });
  const id = (await trigger.getAttribute("aria-controls")) ?? "";
  const links = await page.locator(`[id="${id}"]`).getByRole("link").all();
  return Promise.all(
    links.map(async (link) => `${await link.innerText()} → ${(await link.getAttribute("href")) ?? ""}`),
  );
}

test("main button: carries the product's name and goes to /ask", async (context) => {
  const { page } = await visit(context, "/chats");
  const main = menuOf(page).getByRole("link", { name: "Askery" });
  await main.click();
  await page.waitForURL("/ask");
  await expect.poll(() => menuOf(page).getByRole("img", { name: "Askery" }).isVisible()).toBe(true);
});

test.for<readonly [string, readonly string[]]>([
  ["Asks", ["Genesis → /ask/genesis", "Explorer → /ask/explorer", "Quantum → /ask/quantum"]],
  [
    "Dashboards",
    [
      "Create new → /dashboards/new",
      "History → /dashboards",
      "Starred → /dashboards/starred",
      "Favorite Users → /dashboards/people",
    ],
  ],
  ["Charts", ["History → /charts", "Starred → /charts/starred", "Favorite Users → /charts/people"]],
])("group %s: its items", async ([title, links], context) => {
  const { page } = await visit(context, "/ask");
  await openGroup(page, title);
  await expect.poll(() => linksOf(page, title)).toEqual(links);
});

test("groups: open and close on click; none starts open", async (context) => {
  const { page } = await visit(context, "/ask/genesis");
  const states = async () =>
    Promise.all(
      ["Asks", "Dashboards", "Charts"].map((name) =>
        menuOf(page).getByRole("button", { name, exact: true }).getAttribute("aria-expanded"),
      ),
    );
  expect(await states()).toEqual(["false", "false", "false"]);
  await openGroup(page, "Charts");
  await expect.poll(states).toEqual(["false", "false", "true"]);
  await openGroup(page, "Charts");
  await expect.poll(states).toEqual(["false", "false", "false"]);
});

test("History: the five latest by their summary, linked to /chat/{id}, then More", async (context) => {
  const { page } = await visit(context, "/ask");
  const history = menuOf(page).getByRole("region", { name: "History" });
  const links = history.getByRole("link");
  await expect.poll(() => links.count()).toBe(6);
  const targets = await Promise.all((await links.all()).map((link) => link.getAttribute("href")));
  expect(targets.slice(0, 5).every((target) => /^\/chat\/[0-9a-f-]{36}$/.test(target ?? ""))).toBe(true);
  expect([await links.last().innerText(), targets[5]]).toEqual(["More", "/chats"]);
});

test("History: View Project, Share Project, Delete Project, and Undo", async (context) => {
  const { page } = await visit(context, "/ask");
  const history = menuOf(page).getByRole("region", { name: "History" });
  await expect.poll(() => history.getByRole("link").count()).toBe(6);
  const title = await history.getByRole("link").first().innerText();
  const address = (await history.getByRole("link").first().getAttribute("href")) ?? "";
  const entry = history.locator(`a[href="${address}"]`);
  const openActions = async () =>
    history
      .getByRole("button", { name: `Actions for ${title}` })
      .first()
      .click();
  await openActions();
  const items = page.getByRole("menuitem");
  await expect.poll(() => items.allInnerTexts()).toEqual(["View Project", "Share Project", "Delete Project"]);
  await page.getByRole("menuitem", { name: "Delete Project" }).click();
  await entry.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await entry.waitFor();
  await openActions();
  await page.getByRole("menuitem", { name: "Share Project" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await openActions();
  await page.getByRole("menuitem", { name: "View Project" }).click();
  await page.waitForURL(`**${address}`);
});

test("History: a title that does not fit shows on hover and on focus", async (context) => {
  const { page } = await visit(context, "/ask");
  const cut = menuOf(page)
    .getByRole("region", { name: "History" })
    .getByRole("link", { name: /last quarter/ });
  const title = (await cut.last().getAttribute("aria-label")) ?? (await cut.last().innerText());
  await cut.last().hover();
  await expect.poll(() => page.getByRole("tooltip").innerText()).toBe(title);
  await page.mouse.move(800, 400, { steps: 4 });
  await expect.poll(() => page.getByRole("tooltip").count()).toBe(0);
  await page.keyboard.press("Tab");
  await cut.last().focus();
  await expect.poll(() => page.getByRole("tooltip").innerText()).toBe(title);
});

test("Favorites: entries that link to their url, with nested child items", async (context) => {
  const { owner } = site(context);
  const { page } = await visit(context, "/ask");
  const databases = await readDatabases(owner);
  const path = `/api/databases/${databases[0]?.id ?? ""}`;
  const { items } = (await owner.browser.get(`${path}/conversations`)).body as {
    readonly items: readonly { readonly id: string }[];
  };
  const folder = await owner.browser.post(`${path}/favorites`, { kind: "folder", title: "Monday review" });
  const { id: parentId } = folder.body as { readonly id: string };
  await owner.browser.post(`${path}/favorites`, {
    kind: "conversation",
    targetId: items[0]?.id,
    title: "Kept project",
    parentId,
  });
  await page.reload();
  const favorites = menuOf(page).getByRole("region", { name: "Favorites" });
  await favorites.getByRole("button", { name: "Monday review", exact: true }).click();
  const link = favorites.getByRole("link", { name: "Kept project" });
  await expect.poll(() => link.getAttribute("href")).toBe(`/chat/${items[0]?.id ?? ""}`);
});

test("Databases: logo, name and plan of the current one; Add new; Settings opens /databases", async (context) => {
  const { page } = await visit(context, "/ask");
  const switcher = menuOf(page).getByRole("button", { name: /databases$/ });
  await expect.poll(() => switcher.innerText()).toContain("Free");
  await switcher.click();
  await expect
    .poll(() => page.getByRole("menuitem", { name: "Add new" }).getAttribute("href"))
    .toBe("/databases/new");
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await page.waitForURL("/databases");
});

test("Databases: the first is current, and another once it is picked", async (context) => {
  const { owner } = site(context);
  const added = await owner.browser.post("/api/databases/files", { name: "Second shop" });
  const { id } = added.body as { readonly id: string };
  const { page } = await visit(context, "/ask");
  const switcher = menuOf(page).getByRole("button", { name: /databases$/ });
  const [first, second] = await readDatabases(owner);
  expect([first?.id === id, second?.id]).toEqual([false, id]);
  await expect.poll(() => switcher.innerText()).toContain(first?.name);
  await switcher.click();
  await page.getByRole("menuitemradio", { name: /Second shop/ }).click();
  await expect.poll(() => switcher.innerText()).toContain("Second shop");
  await owner.browser.request(`/api/databases/${id}`, { method: "DELETE" });
});

test("Databases: nothing is shown when the list is empty, and first-run cards lead on", async (context) => {
  const { server, open } = site(context);
  const person = await signUpPerson(server, "Nadia");
  const databases = await readDatabases(person);
  for (const { id } of databases) await person.browser.request(`/api/databases/${id}`, { method: "DELETE" });
  const window = await open({ person });
  await window.visit("/ask");
  const { page } = window;
  await menuOf(page).getByRole("button", { name: "nadia@example.com" }).waitFor();
  const group = menuOf(page).getByRole("button", { name: /^Databases/ });
  await expect.poll(() => group.count()).toBe(0);
  await page
    .getByRole("main")
    .getByText(/sample/i)
    .first()
    .waitFor();
  await window.context.close();
});

test("user menu: avatar with fallback, name, e-mail, and its items", async (context) => {
  const { page } = await visit(context, "/ask");
  const account = menuOf(page).getByRole("button", { name: "ines@example.com" });
  await expect.poll(() => account.innerText()).toContain("ines@example.com");
  await account.click();
  await expect
    .poll(() => page.getByRole("menuitem").allInnerTexts())
    .toEqual(["Upgrade to Pro", "Account", "Billing", "Notifications", "Background jobs", "Log out"]);
});

test.for<readonly [string, RegExp]>([
  ["Upgrade to Pro", /\/plans\?plan=Pro$/],
  ["Account", /\/account$/],
  ["Billing", /\/billing$/],
  ["Notifications", /\/notifications$/],
  ["Background jobs", /\/jobs$/],
])("user menu: %s", async ([item, url], context) => {
  const { page } = await visit(context, "/ask");
  await menuOf(page).getByRole("button", { name: "ines@example.com" }).click();
  await page.getByRole("menuitem", { name: item }).click();
  await expect.poll(() => page.url()).toMatch(url);
});

test("user menu: Log out ends the session", async (context) => {
  const { server, open } = site(context);
  const person = await signUpPerson(server, "Omar");
  const window = await open({ person });
  await window.visit("/ask");
  await menuOf(window.page).getByRole("button", { name: "omar@example.com" }).click();
  // Logging out ends by loading the landing page anew.
  const reload = window.page.waitForEvent("load");
  await window.page.getByRole("menuitem", { name: "Log out" }).click();
  await reload;
  expect(new URL(window.page.url()).pathname).toBe("/");
  await window.page.goto("/ask");
  await expect.poll(() => window.page.url()).toContain("panel=sign-in");
  await window.context.close();
});
