import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { findDatabaseOf } from "../apps/server/testing/ask.test-support.ts";
import { setRole } from "../apps/server/testing/team-scene.test-support.ts";
import { signUpPerson } from "../apps/server/testing/test-people.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { shoot } from "./shoot.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** A tab, a link and a step back keep their own database, whatever another tab shows. */
const { site, visit } = useSite();

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const switcherOf = (page: Page) => menuOf(page).getByRole("button", { name: /databases$/ });
const historyOf = (page: Page) => menuOf(page).getByRole("region", { name: "History" });

interface Two {
  readonly shop: { readonly id: string; readonly name: string };
  readonly other: { readonly id: string; readonly name: string };
}

/** The sample, and an empty database beside it. */
async function addOther(context: TestContext): Promise<Two> {
  const { owner } = site(context);
  const [shop] = await readDatabases(owner);
  if (shop === undefined) throw new Error("There is no sample.");
  const added = await owner.browser.post("/api/databases/files", { name: "Other" });
  return { shop, other: added.body as Two["other"] };
}

async function inDatabase(page: Page, name: string): Promise<void> {
  await expect.poll(() => switcherOf(page).innerText()).toContain(name);
}

test("with one database, URLs do not name it", async (context) => {
  const { page } = await visit(context, "/charts");
  await switcherOf(page).waitFor();
  expect(new URL(page.url()).search).toBe("");
  await expect
    .poll(() => menuOf(page).getByRole("link", { name: "More" }).getAttribute("href"))
    .toBe("/chats");
});

test("two tabs in two databases: links, reload, back, projects and the palette use the tab's own database", async (context) => {
  const { shop, other } = await addOther(context);
  const { page, context: window } = await visit(context, "/charts");
  await page.waitForURL(`/charts?database=${shop.id}`);
  await switcherOf(page).click();
  await page.getByRole("menuitemradio", { name: /Other/ }).click();
  await page.waitForURL(`/charts?database=${other.id}`);
  await inDatabase(page, "Other");

  const second = await window.newPage();
  await second.goto(`/charts?database=${shop.id}`);
  await inDatabase(second, shop.name);
  await page.reload();
  await inDatabase(page, "Other");
  await page.goBack();
  await page.waitForURL(`/charts?database=${shop.id}`);
  await inDatabase(page, shop.name);
  await page.goForward();
  await inDatabase(page, "Other");
  await expect
    .poll(() => menuOf(page).getByRole("link", { name: "Askery" }).getAttribute("href"))
    .toBe(`/ask?database=${other.id}`);

  const project = await historyOf(second).getByRole("link").first().getAttribute("href");
  await page.goto(project ?? "");
  await page.getByRole("region", { name: "Answer", exact: true }).waitFor();
  await inDatabase(page, shop.name);
  const more = historyOf(page).getByRole("link", { name: "More" });
  await expect.poll(() => more.getAttribute("href")).toBe(`/chats?database=${shop.id}`);
  await page.keyboard.press("Control+K");
  await page.getByRole("combobox", { name: "Search" }).fill("dashboards");
  await page.getByRole("option", { name: "Dashboards", exact: true }).click();
  await page.waitForURL(`/dashboards?database=${shop.id}`);
});

test("a favorite of one database, opened while another is current, opens its own", async (context) => {
  const { shop, other } = await addOther(context);
  const { browser } = site(context).owner;
  const title = "Kept elsewhere";
  const made = await browser.post(`/api/databases/${other.id}/dashboards`, { title });
  const { id: targetId } = made.body as { readonly id: string };
  await browser.post(`/api/databases/${other.id}/favorites`, { kind: "dashboard", targetId });

  const { page } = await visit(context, `/charts?database=${other.id}`);
  const favorite = menuOf(page).getByRole("region", { name: "Favorites" }).getByRole("link", { name: title });
  const href = (await favorite.getAttribute("href")) ?? "";
  await page.goto(`/charts?database=${shop.id}`);
  await inDatabase(page, shop.name);
  await historyOf(page).getByRole("link", { name: "More" }).waitFor();
  await expect.poll(() => favorite.count()).toBe(0);

  await page.goto(href);
  await page.getByRole("heading", { name: title }).first().waitFor();
  await inDatabase(page, "Other");
  await favorite.waitFor();
  await expect
    .poll(() => menuOf(page).getByRole("link", { name: "Askery" }).getAttribute("href"))
    .toBe(`/ask?database=${other.id}`);
});

test("a link to a database without access says so", async (context) => {
  const { shop } = await addOther(context);
  const { page } = await visit(context, "/charts?database=00000000-0000-4000-8000-000000000000");
  await page.getByRole("heading", { name: "You can’t open this database" }).waitFor();
  await page.getByRole("link", { name: `Ask ${shop.name}` }).click();
  await page.waitForURL(`/ask?database=${shop.id}`);
  await expect.poll(() => switcherOf(page).innerText()).toContain(shop.name);
});

test("two databases of the same name differ in the switcher by their owner and kind", async (context) => {
  const { server, open } = site(context);
  const [olga, vera] = [await signUpPerson(server, "Olga"), await signUpPerson(server, "Vera")];
  const { id: databaseId } = await findDatabaseOf(olga);
  await setRole(server, { databaseId, userId: vera.userId, role: "viewer" });
  const { page, visit } = await open({ person: vera });
  await visit("/ask");
  await expect.poll(() => switcherOf(page).innerText()).toContain("Of Olga · Sample data");
  await switcherOf(page).click();
  for (const owner of ["Yours", "Of Olga"]) {
    await page.getByRole("menuitemradio", { name: `${owner} · Sample data` }).waitFor();
  }
  await shoot(page, "namesakes");
});
