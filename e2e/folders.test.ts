import type { Dashboard, Folder } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { pickAction } from "./pick-action.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Folders in the lists of dashboards and charts. */
const { site, visit } = useSite();

async function databaseOf(person: TestPerson): Promise<string> {
  const [database] = await readDatabases(person);
  return `/api/databases/${database?.id ?? ""}`;
}

async function addBoards(person: TestPerson, titles: readonly string[]): Promise<void> {
  const database = await databaseOf(person);
  for (const title of titles) await person.browser.post(`${database}/dashboards`, { title });
}

async function addFolder(person: TestPerson, name: string, parentId: string | null = null): Promise<string> {
  const body = { kind: "dashboard", name, parentId };
  return ((await person.browser.post(`${await databaseOf(person)}/folders`, body)).body as Folder).id;
}

const folder = (page: Page, name: string) =>
  page.getByRole("list", { name: "Folders" }).getByRole("link", { name, exact: true });
const item = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

const newFolder = (page: Page) =>
  page.locator("#page").getByRole("button", { name: "New folder", exact: true });

async function nameFolder(page: Page, name: string): Promise<void> {
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill(name);
  await page.keyboard.press("Enter");
  // A dialog that closes takes the focus from a menu that just opened.
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Moves the selected items to a folder, by a part of its name. Enter takes the first one, once the list is narrowed. */
async function moveTo(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole("combobox", { name: "Find a folder" }).fill(typed);
  const first = page.getByRole("option").first();
  await expect.poll(() => first.innerText()).toContain(name);
  await page.keyboard.press("Enter");
}

test.for([1440, 360])(
  "at %i px, by keyboard alone, folders are made, nested, filled, opened by their address, renamed and deleted with Undo",
  async (width, context) => {
    const { owner } = site(context);
    await addBoards(owner, [`Weekly ${width}`, `Monthly ${width}`]);
    const { page } = await visit(context, "/dashboards", { width, height: 900 });
    await newFolder(page).press("Enter");
    await nameFolder(page, `Sales ${width}`);
    await pickAction(page, `Actions for folder Sales ${width}`, "New folder inside");
    await nameFolder(page, `Europe ${width}`);
    await pickAction(page, `Actions for Weekly ${width}`, "Move to a folder");
    await moveTo(page, `europe ${width}`, `Europe ${width}`);
    await page.getByText(`1 dashboard moved to Europe ${width}`, { exact: true }).waitFor();
    await expect.poll(() => item(page, `Weekly ${width}`).count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);

    await folder(page, `Sales ${width}`).press("Enter");
    await folder(page, `Europe ${width}`).press("Enter");
    await item(page, `Weekly ${width}`).waitFor();
    await page.reload();
    await item(page, `Weekly ${width}`).waitFor();
    expect(await measureOverflow(page)).toBe(0);
    await page
      .getByRole("navigation", { name: "Folder" })
      .getByRole("link", { name: `Sales ${width}` })
      .press("Enter");
    await pickAction(page, `Actions for folder Europe ${width}`, "Rename");
    await nameFolder(page, `EU ${width}`);
    await folder(page, `EU ${width}`).waitFor();
    await pickAction(page, `Actions for folder EU ${width}`, "Delete");
    await item(page, `Weekly ${width}`).waitFor();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await folder(page, `EU ${width}`).waitFor();
    await expect.poll(() => item(page, `Weekly ${width}`).count()).toBe(0);
    await page.goBack();

    await page.getByRole("searchbox", { name: "Find a dashboard" }).fill(`weekly ${width}`);
    await page.getByText(`in Sales ${width} / EU ${width}`).waitFor();
  },
);

test("several dashboards and a folder are dragged into a folder and out of it", async (context) => {
  const { owner } = site(context);
  await addBoards(owner, ["One", "Two", "Three"]);
  const [inbox, archive] = [await addFolder(owner, "Inbox"), await addFolder(owner, "Archive")];
  const { page } = await visit(context, "/dashboards");
  for (const name of ["One", "Two"]) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await item(page, "One").dragTo(folder(page, "Inbox"));
  await page.getByText("2 dashboards moved to Inbox", { exact: true }).waitFor();
  await expect.poll(() => item(page, "Two").count()).toBe(0);
  await folder(page, "Inbox").dragTo(folder(page, "Archive"));
  await page.getByText("Folder moved to Archive", { exact: true }).waitFor();
  await folder(page, "Archive").click();
  await folder(page, "Inbox").click();
  await page.waitForURL((url) => url.searchParams.get("folder") === inbox);
  await item(page, "One").dragTo(
    page.getByRole("navigation", { name: "Folder" }).getByRole("link", { name: "Archive" }),
  );
  await page.getByText("1 dashboard moved to Archive", { exact: true }).waitFor();
  await page.goto(`/dashboards?folder=${archive}`);
  await item(page, "One").waitFor();
  await page.goto("/dashboards?folder=11111111-1111-4111-8111-111111111111");
  await page.getByText("This folder no longer exists.", { exact: true }).waitFor();
  await item(page, "Three").waitFor();
});

test("selected charts are moved into a folder of their own list, and become a dashboard", async (context) => {
  const { owner } = site(context);
  const { items } = (await owner.browser.get(`${await databaseOf(owner)}/conversations`)).body as {
    readonly items: readonly { readonly id: string }[];
  };
  for (const [index, title] of ["Chart one", "Chart two"].entries()) {
    const { body } = await owner.browser.get(`/api/conversations/${items[index]?.id ?? ""}`);
    const turnId = (body as { readonly turns: readonly { readonly id: string }[] }).turns[0]?.id ?? "";
    await owner.browser.post(`/api/turns/${turnId}/charts`, { title });
  }
  const { page } = await visit(context, "/charts");
  await item(page, "Chart one").waitFor();
  await expect.poll(() => page.getByRole("list", { name: "Folders" }).count()).toBe(0);
  await newFolder(page).press("Enter");
  await nameFolder(page, "Board papers");
  await folder(page, "Board papers").waitFor();
  const select = async (name: string) => page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await select("Chart one");
  await select("Chart two");
  const bar = page.getByRole("toolbar", { name: "Selected charts" });
  await bar.getByRole("button", { name: "Move" }).press("Enter");
  await moveTo(page, "board", "Board papers");
  await page.getByText("2 charts moved to Board papers", { exact: true }).waitFor();
  await folder(page, "Board papers").click();
  await select("Chart one");
  await select("Chart two");
  await bar.getByRole("button", { name: "Make a dashboard" }).press("Enter");
  await page.getByRole("heading", { name: "New dashboard", level: 1 }).waitFor();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const made = (await owner.browser.get(`/api/dashboards/${id}`)).body as Dashboard;
  expect(made.cards.map(({ chart }) => chart.title).toSorted()).toEqual(["Chart one", "Chart two"]);
});

test("a thousand dashboards are listed page by page, and searched across folders", async (context) => {
  const { owner } = site(context);
  const database = await databaseOf(owner);
  await addFolder(owner, "Regions");
  const titles = Array.from({ length: 1000 }, (_, index) => `Region ${index}`);
  for (let start = 0; start < titles.length; start += 50) {
    await Promise.all(
      titles
        .slice(start, start + 50)
        .map(async (title) => owner.browser.post(`${database}/dashboards`, { title })),
    );
  }
  const { page } = await visit(context, "/dashboards");
  const rows = page.getByRole("list", { name: "Dashboards" }).getByRole("listitem");
  await expect.poll(() => rows.count()).toBe(30);
  await page.getByRole("button", { name: "Load more" }).press("Enter");
  await expect.poll(() => rows.count()).toBe(60);
  await page.getByRole("searchbox", { name: "Find a dashboard" }).fill("region 73");
  const found = ["73", ...Array.from({ length: 10 }, (_, digit) => `73${digit}`)];
  await expect
    .poll(async () =>
      (await rows.allInnerTexts()).map((text) => /Region (\d+)/.exec(text)?.[1] ?? text).toSorted(),
    )
    .toEqual(found);
  await page.getByRole("checkbox", { name: "Select Region 731" }).check();
  await page
    .getByRole("toolbar", { name: "Selected dashboards" })
    .getByRole("button", { name: "Move" })
    .press("Enter");
  await moveTo(page, "regions", "Regions");
  await expect.poll(() => rows.filter({ hasText: "in Regions" }).count()).toBe(1);
});
