import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Nothing that was shown moves while a page comes: the sum of its layout shifts, as browsers count them. */
const { site, shareWindow } = useSite();
const widths = [1440, 360];
const visitors = widths.map((width) => shareWindow({ width, script: watchShifts }));

const maxShift = 0.02;

test.for([
  "/",
  "/plans",
  "/ask",
  "/ask/explorer",
  "/ask?q=list%20all%20customers",
  "/chat/{chat}",
  "/chats",
  "/charts",
  "/charts/new",
  "/dashboards",
  "/databases",
  "/databases/{database}",
  "/databases/{database}/connection",
  "/databases/{database}/tables",
  "/databases/{database}/knowledge",
  "/account",
  "/billing",
])("%s", async (path, context) => {
  const { owner } = site(context);
  const [database] = await readDatabases(owner);
  const id = database?.id ?? "";
  const { items } = (await owner.browser.get(`/api/databases/${id}/conversations`)).body as {
    readonly items: readonly { readonly id: string }[];
  };
  const address = path.replace("{database}", id).replace("{chat}", items[0]?.id ?? "");
  const shifts = await Promise.all(
    visitors.map(async (visit) => {
      const { page } = await visit(context, address);
      await page.waitForLoadState("networkidle");
      return sumOfShifts(page);
    }),
  );
  expect(widths.filter((_, index) => (shifts[index] ?? Infinity) > maxShift)).toEqual([]);
});

interface Watched {
  shifts: number;
}

/** Runs in the page, before anything is painted. */
function watchShifts(): void {
  const watched = globalThis as unknown as Watched;
  watched.shifts = 0;
  new PerformanceObserver((list) => {
    // An entry of this type has a value; the types of the library do not know it.
    for (const entry of list.getEntries()) watched.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

async function sumOfShifts(page: Page): Promise<number> {
  await page.waitForFunction(() => document.fonts.status === "loaded");
  return page.evaluate(() => (globalThis as unknown as Watched).shifts);
}
