import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { PopulatedDataFolder } from "./populate-data-folder.ts";
import type { ScreenState } from "./screen-state.ts";

export const widths = [1440, 768, 360] as const;
export const themes = ["dark", "light"] as const;

const heights = { 1440: 900, 768: 1024, 360: 780 } as const;
/** The maximum height in CSS pixels; the rest is cut off. */
const highest = 2600;
const timeoutMs = 20_000;
const maxTries = 4;

type Width = (typeof widths)[number];
type Theme = (typeof themes)[number];

export interface Camera {
  readonly browser: Browser;
  readonly url: string;
  readonly home: PopulatedDataFolder;
  readonly folder: string;
}

export function pictureName(state: string, width: Width, theme: Theme): string {
  return `${state}-${width}-${theme}.png`;
}

/**
 * Takes six pictures of each state: three widths in two themes. Returns the states that could not be reached, with the
 * reason; their pictures show the page as it was.
 */
export async function takePictures(
  camera: Camera,
  states: readonly ScreenState[],
): Promise<readonly string[]> {
  mkdirSync(camera.folder, { recursive: true });
  const failures: string[] = [];
  for (const width of widths) {
    const owner = await openContext(camera, width, "owner");
    const signedOut = await openContext(camera, width, "nobody");
    for (const state of states) {
      const page = await (state.who === "nobody" ? signedOut : owner).newPage();
      page.setDefaultTimeout(timeoutMs);
      const failure = await takeState(camera, page, { state, width });
      if (failure !== null) failures.push(`${state.name} at ${width}: ${failure}`);
      await page.close();
    }
    await owner.close();
    await signedOut.close();
  }
  return failures;
}

async function openContext(
  { browser, url, home }: Camera,
  width: Width,
  who: "owner" | "nobody",
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: heights[width] },
    colorScheme: "dark",
    reducedMotion: "reduce",
    hasTouch: width === 360,
  });
  if (who === "owner") await context.addCookies(home.cookies);
  await context.addInitScript(() => localStorage.setItem("theme", "system"));
  return context;
}

async function takeState(
  { home, folder }: Camera,
  page: Page,
  { state, width }: { readonly state: ScreenState; readonly width: Width },
): Promise<string | null> {
  const { name, path, database = "sample", bring, leave, isWhole = true } = state;
  const height = heights[width];
  try {
    await page.addInitScript((id) => localStorage.setItem("askery-database", id), home.databases[database]);
    await page.goto(path(home), { waitUntil: "load" });
    await page.locator("#root [aria-busy=true].shell").waitFor({ state: "detached" });
    await bring(page, home);
    await settle(page);
    const whole = Math.min(highest, height + (isWhole ? await hidden(page) : 0));
    await page.setViewportSize({ width, height: whole });
    await photograph(page, folder, (theme) => pictureName(name, width, theme));
    await leave?.(page);
    return null;
  } catch (error) {
    const reason = firstLineOf(error);
    try {
      await photograph(page, folder, (theme) => pictureName(name, width, theme));
      return reason;
    } catch (again) {
      return `${reason}; no picture: ${firstLineOf(again)}`;
    }
  }
}

function firstLineOf(error: unknown): string {
  return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
}

async function photograph(page: Page, folder: string, nameOf: (theme: Theme) => string): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    // The first wait is for the page to notice the theme, the second for the images that it then requests.
    await settle(page);
    await settle(page);
    writeFileSync(join(folder, nameOf(theme)), await takeSteady(page));
  }
}

/**
 * Charts are drawn step by step and thumbnails load late, so the picture is taken when two in a row are equal, or after
 * `maxTries`.
 */
async function takeSteady(page: Page): Promise<Buffer> {
  let last = await page.screenshot();
  for (let tries = 0; tries < maxTries; tries++) {
    const next = await page.screenshot();
    if (next.equals(last)) return next;
    last = next;
    await settle(page);
  }
  return last;
}

/** Waits for fonts, visible images and animations, then until the page is idle. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    await Promise.allSettled(seen.map(async (image) => image.decode()));
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(async ({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** How much taller the window must be to show the whole page. */
async function hidden(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scrollers = [document.documentElement, document.querySelector("#page")];
    return Math.max(...scrollers.map((one) => (one === null ? 0 : one.scrollHeight - one.clientHeight)));
  });
}
