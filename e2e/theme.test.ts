import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useSite } from "./use-site.test-support.ts";

/** PRODUCT §2, row Theme. */
const { visit } = useSite();

const shown = (page: Page) => page.evaluate(() => document.documentElement.className);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));

async function choose(page: Page, theme: string): Promise<void> {
  await page.getByRole("button", { name: "ines@example.com" }).click();
  await page.getByRole("menuitemradio", { name: theme }).click();
  await page.keyboard.press("Escape");
}

test("dark by default, whatever the device prefers, and nothing is stored", async (context) => {
  const { page } = await visit(context, "/ask", { device: "light" });
  expect([await shown(page), await stored(page)]).toEqual(["dark", null]);
});

test("a choice is stored in localStorage under theme, and is a class on the page root", async (context) => {
  const { page, context: window } = await visit(context, "/ask");
  await choose(page, "Light");
  await expect.poll(() => shown(page)).toBe("light");
  expect(await stored(page)).toBe("light");
  expect((await window.cookies()).map(({ name }) => name)).not.toContain("theme");
  await page.reload();
  expect(await shown(page)).toBe("light");
});

test("system follows the device, and updates live", async (context) => {
  const { page } = await visit(context, "/ask", { device: "light" });
  await choose(page, "System");
  await expect.poll(() => shown(page)).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => shown(page)).toBe("dark");
  expect(await stored(page)).toBe("system");
});

test("a change in another tab is applied", async (context) => {
  const { page, context: window } = await visit(context, "/ask");
  const other = await window.newPage();
  await other.goto("/plans");
  await other.evaluate(() => localStorage.setItem("theme", "light"));
  await expect.poll(() => shown(page)).toBe("light");
});

test.for(["dark", "light"] as const)(
  "the first paint is already %s, and the menu has its width",
  async (theme, context) => {
    const { page, context: window } = await visit(context, "/ask");
    await page.evaluate((value) => localStorage.setItem("theme", value), theme);
    await window.addCookies([{ name: "sidebar_state", value: "false", url: page.url() }]);
    // Only the page's own first script runs, so this is the first paint.
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/chats");
    expect(await shown(page)).toBe(theme);
    expect((await page.locator(".shell-menu").boundingBox())?.width).toBe(48);
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    // The build writes colors as "lab(2.8 …)".
    const lightness = Number(/[\d.]+/.exec(background)?.[0]);
    expect(theme === "dark" ? lightness < 10 : lightness > 90).toBe(true);
  },
);
