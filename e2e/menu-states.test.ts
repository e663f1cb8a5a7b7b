import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** One test for each row of the table in PRODUCT §2, with the row's name. */
const { site, visit } = useSite();

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const toggle = (page: Page) => page.getByRole("button", { name: "Toggle menu" });

const iconsOnly = { cookies: [{ name: "sidebar_state", value: "false" }] };

/** From now on, time passes only when the test advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2030-01-01T00:00:00Z" });
  await page.clock.pauseAt("2030-01-01T00:01:00Z");
}

async function widthOf(page: Page): Promise<number> {
  return (await menuOf(page).boundingBox())?.width ?? 0;
}

test("menu states: the choice is kept in cookie sidebar_state, path /, lifetime 604800 s", async (context) => {
  const { page, context: window } = await visit(context, "/ask");
  const set = await page.evaluate(async () => {
    const seen: string[] = [];
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
    Object.defineProperty(document, "cookie", {
      get: () => String(cookie?.get?.call(document)),
      set: (value: string) => {
        seen.push(value);
        cookie?.set?.call(document, value);
      },
    });
    document.querySelector<HTMLButtonElement>("[aria-label='Toggle menu']")?.click();
    return seen;
  });
  expect(set).toEqual(["sidebar_state=false; path=/; max-age=604800; samesite=lax"]);
  const cookie = (await window.cookies()).find(({ name }) => name === "sidebar_state");
  expect(cookie).toMatchObject({ value: "false", path: "/" });
  await page.reload();
  await expect.poll(() => widthOf(page)).toBe(48);
  await toggle(page).click();
  await expect
    .poll(async () => (await window.cookies()).find(({ name }) => name === "sidebar_state")?.value)
    .toBe("true");
});

test.for(["Control+b", "Meta+b"])("%s toggles the menu", async (keys, context) => {
  const { page } = await visit(context, "/ask");
  await page.keyboard.press(keys);
  await expect.poll(() => widthOf(page)).toBe(48);
  await page.keyboard.press(keys);
  await expect.poll(() => widthOf(page)).toBe(256);
});

test("an open menu remains open when the page under it loads", async (context) => {
  const { page } = await visit(context, "/chats");
  const opened = Promise.withResolvers<void>();
  await page.route("**/assets/ask-page-*.js", async (route) => {
    await opened.promise;
    await route.continue();
  });
  await menuOf(page).getByRole("link", { name: "Askery" }).click();
  await menuOf(page).getByRole("button", { name: "ines@example.com" }).click();
  const item = page.getByRole("menuitem", { name: "Billing" });
  await item.waitFor();
  opened.resolve();
  await page.getByRole("combobox", { name: "Question" }).waitFor();
  await page.keyboard.press("b");
  await expect.poll(() => item.and(page.locator(":focus")).count()).toBe(1);
});

test("widths: 16rem, icons only 3rem", async (context) => {
  const { page } = await visit(context, "/ask");
  await expect.poll(() => widthOf(page)).toBe(256);
  await toggle(page).click();
  await expect.poll(() => widthOf(page)).toBe(48);
});

test("under 768 px the menu is a sheet, 18rem wide, that slides in, opens and closes", async (context) => {
  const { page } = await visit(context, "/ask", { width: 767 });
  await expect.poll(() => menuOf(page).count()).toBe(0);
  await toggle(page).click();
  await expect.poll(() => widthOf(page)).toBe(288);
  await page.keyboard.press("Escape");
  await expect.poll(() => menuOf(page).count()).toBe(0);
  await page.keyboard.press("Control+b");
  await menuOf(page).waitFor();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect.poll(() => menuOf(page).count()).toBe(0);
});

test("at 768 px the menu is beside the page", async (context) => {
  const { page } = await visit(context, "/ask", { width: 768 });
  await expect.poll(() => widthOf(page)).toBe(256);
});

test("tooltip delay: 0 ms in the menu", async (context) => {
  const { page } = await visit(context, "/ask", iconsOnly);
  await stopClock(page);
  await menuOf(page).getByRole("button", { name: "Dashboards" }).hover();
  await page.clock.runFor(20);
  await expect.poll(() => page.getByRole("tooltip").textContent()).toContain("Dashboards");
});

test("tooltip delay: 700 ms elsewhere, 300 ms skip delay", async (context) => {
  const { page } = await visit(context, "/ask");
  await stopClock(page);
  const tips = page.getByRole("tooltip");
  const bell = page.getByRole("link", { name: "Notifications" }).first();
  await toggle(page).hover();
  await page.clock.runFor(650);
  await expect.poll(() => tips.count()).toBe(0);
  await page.clock.runFor(100);
  await expect.poll(() => tips.textContent()).toContain("Toggle menu");
  // Within 300 ms after one has closed, the next opens at once.
  await bell.hover();
  await page.clock.runFor(20);
  // The pointer's grace period around the first ends with its next move, and the following move opens the second.
  await bell.hover({ position: { x: 6, y: 6 } });
  await page.clock.runFor(20);
  await bell.hover({ position: { x: 9, y: 9 } });
  await page.clock.runFor(50);
  await expect.poll(() => tips.textContent()).toContain("Notifications");
  await page.mouse.move(700, 500);
  await page.clock.runFor(400);
  await toggle(page).hover();
  await page.clock.runFor(100);
  await expect.poll(() => tips.count()).toBe(0);
});

test("sub-menus: open after hovering 100 ms, and remain open within the pointer's grace", async (context) => {
  const { owner } = site(context);
  const [database] = await readDatabases(owner);
  const favorites = `/api/databases/${database?.id ?? ""}/favorites`;
  const { body } = await owner.browser.post(favorites, { kind: "folder", title: "Reviews" });
  const { id: parentId } = body as { readonly id: string };
  for (const title of ["Weekly", "Monthly", "Yearly"]) {
    await owner.browser.post(favorites, { kind: "folder", title, parentId });
  }
  const { page } = await visit(context, "/ask", iconsOnly);
  await menuOf(page).getByRole("button", { name: "Favorites" }).click();
  const folder = page.getByRole("menuitem", { name: "Reviews" });
  await folder.waitFor();
  await stopClock(page);
  const inside = page.getByRole("menuitem", { name: /ly$/ });
  await folder.hover();
  await page.clock.runFor(90);
  await expect.poll(() => inside.count()).toBe(0);
  await page.clock.runFor(30);
  await expect.poll(() => inside.count()).toBe(3);
  const from = await folder.boundingBox();
  const to = await inside.last().boundingBox();
  if (from === null || to === null) throw new Error("The sub-menu has no place.");
  // Diagonally, over the items in between.
  await page.mouse.move(from.x + from.width - 4, from.y + from.height / 2);
  await page.mouse.move(to.x + 8, to.y + to.height / 2, { steps: 8 });
  await page.clock.runFor(290);
  await expect.poll(() => inside.count()).toBe(3);
});

test("type-ahead: letters find an item, and start over after 1000 ms", async (context) => {
  const { page } = await visit(context, "/ask");
  await menuOf(page).getByRole("button", { name: "ines@example.com" }).click();
  await page.getByRole("menuitem", { name: "Billing" }).waitFor();
  await stopClock(page);
  const focused = async () => {
    await page.clock.runFor(10);
    return page.evaluate(() => document.activeElement?.textContent ?? "");
  };
  await page.keyboard.press("b");
  await expect.poll(focused).toBe("Billing");
  await page.clock.runFor(900);
  await page.keyboard.press("n");
  // The letters still count as one search, and "bn" finds nothing.
  expect(await focused()).toBe("Billing");
  await page.clock.runFor(1100);
  await page.keyboard.press("n");
  await expect.poll(focused).toBe("Notifications");
});

test("keyboard only: Tab reaches every row of the menu in order, and Enter opens it", async (context) => {
  const { page } = await visit(context, "/ask");
  // The question box takes the focus when it appears.
  await page.getByRole("combobox", { name: "Question" }).and(page.locator(":focus")).waitFor();
  for (const group of ["Asks", "Dashboards", "Charts"]) {
    await menuOf(page).getByRole("button", { name: group, exact: true }).press("Enter");
  }
  await menuOf(page).getByRole("link", { name: "More" }).waitFor();
  const rows = await menuOf(page)
    .locator("a, button")
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute("aria-label") ?? element.textContent),
    );
  expect(rows.length).toBeGreaterThan(20);
  await menuOf(page).getByRole("link", { name: "Askery" }).focus();
  const reached: string[] = [];
  for (const _ of rows) {
    reached.push(
      await page.locator(":focus").evaluate((row) => row.getAttribute("aria-label") ?? row.textContent),
    );
    await page.keyboard.press("Tab");
  }
  expect(reached).toEqual(rows);
  await menuOf(page).getByRole("link", { name: "Quantum" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/ask/quantum");
});
