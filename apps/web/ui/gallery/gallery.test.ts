import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Browser, Page } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumForTests } from "../../../../scripts/test-servers/chromium.ts";
import { findViolations } from "../../../../scripts/test-servers/find-violations.ts";
import { launchChromium } from "../../../../scripts/test-servers/launch-chromium.ts";

const program = await chromiumForTests();
let folder: string;
let server: ViteDevServer;
let browser: Browser;

beforeAll(async () => {
  if ("skipped" in program) return;
  folder = await mkdtemp(join(tmpdir(), "askery-gallery-"));
  server = await createServer({
    root: fileURLToPath(new URL("../..", import.meta.url)),
    configFile: false,
    cacheDir: folder,
    logLevel: "error",
    plugins: [react(), tailwind()],
    server: { host: "127.0.0.1", port: 0, watch: null, hmr: false },
    // Scans all entries first, because a dependency found later would reload the page.
    optimizeDeps: { entries: ["ui/gallery/main.tsx", "ui/*.tsx"] },
  });
  await server.listen();
  browser = await launchChromium(program);
});

afterAll(async () => {
  if ("skipped" in program) return;
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const overPage = "[role=menu], [role=dialog], [role=alertdialog]";
const sizes = [
  { theme: "dark", width: 1440 },
  { theme: "light", width: 360 },
] as const;

test.for(sizes)(
  "every component passes axe and fits, $theme, $width px wide",
  async ({ theme, width }, context) => {
    if ("skipped" in program) return context.skip(program.skipped);
    const page = await openGallery(theme, width);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    await page.context().close();
  },
);

test.for(sizes)(
  "overlays pass axe, and Esc returns focus, $theme, $width px wide",
  async ({ theme, width }, context) => {
    if ("skipped" in program) return context.skip(program.skipped);
    const page = await openGallery(theme, width);
    for (const name of [
      "Menu",
      "Filter",
      "Dialog",
      "Question",
      "Sheet left",
      "Sheet right",
      "Sheet bottom",
    ]) {
      const opener = page.getByRole("button", { name, exact: true });
      await opener.focus();
      await page.keyboard.press("Enter");
      const opened = page.locator(overPage);
      await opened.waitFor();
      expect({ name, violations: await findViolations(page, overPage) }).toEqual({ name, violations: [] });
      await page.keyboard.press("Escape");
      await opened.waitFor({ state: "detached" });
      // The focus moves after the overlay is gone.
      await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe(name);
    }
    await page.context().close();
  },
);

test("a menu opens again while it fades out", async (context) => {
  if ("skipped" in program) return context.skip(program.skipped);
  const page = await openGallery("dark", 1440, "no-preference");
  await page.addStyleTag({
    content: "[role=menu][data-state=closed] { animation-duration: 30s !important }",
  });
  const trigger = page.getByRole("button", { name: "Menu", exact: true });
  await trigger.click();
  await page.getByRole("menuitem", { name: "Share Project" }).click();
  const menu = page.getByRole("menu");
  expect(await menu.getAttribute("data-state")).toBe("closed");
  await trigger.click();
  expect(await menu.getAttribute("data-state")).toBe("open");
  await trigger.click();
  expect(await menu.getAttribute("data-state")).toBe("closed");
  await page.context().close();
});

async function openGallery(
  theme: "dark" | "light",
  width: number,
  reducedMotion: "reduce" | "no-preference" = "reduce",
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(`${server.resolvedUrls?.local[0] ?? ""}ui/?theme=${theme}`);
  // This appears last, after 300 ms.
  await page.getByText("Reading the tables of Marlow & Finch").waitFor();
  return page;
}
