import { randomUUID } from "node:crypto";
import type { ChartDesign } from "@askery/model";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { findDatabaseOf } from "../apps/server/testing/ask.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Zooming into axes of figures, by pointer and by keyboard. */
const { site, visit } = useSite();

const picture = (page: Page) => page.getByRole("img", { name: /chart of|Histogram of/u });
const figures = (page: Page) => page.getByRole("application", { name: "Figures of the chart" });
const reset = (page: Page) => page.getByRole("button", { name: "Reset zoom" });

async function openChart(context: TestContext, sql: string, design: ChartDesign): Promise<Page> {
  const { owner } = site(context);
  const drafts = `/api/databases/${(await findDatabaseOf(owner)).id}/chart-drafts`;
  const draft = await owner.browser.post(drafts, { start: { kind: "sql", text: sql, variables: [] } });
  const id = randomUUID();
  const { id: draftId } = draft.body as { readonly id: string };
  await owner.browser.post(`${drafts}/${draftId}/chart`, { id, title: "Zoomed", design });
  const { page } = await visit(context, `/charts/${id}`);
  await picture(page).waitFor();
  return page;
}

/** The number that a picture's description starts with: "120 points", "700 values". */
async function countShown(page: Page): Promise<string> {
  const description = (await picture(page).getAttribute("aria-label")) ?? "";
  return / (\d+ (?:points?|values?))/u.exec(description)?.[1] ?? description;
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await picture(page).boundingBox()) ?? {};
  const at = ([across, down]: readonly [number, number]) => [x + width * across, y + height * down] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
  await page.mouse.move(...at(to));
  await page.mouse.up();
}

const points = `
  SELECT place::DOUBLE AS price, ((place * 7) % 50)::DOUBLE AS pieces
  FROM (SELECT row_number() OVER (ORDER BY id) AS place FROM orders LIMIT 40) AS numbered`;

test("points are zoomed into along both axes by dragging, step by step by keyboard, and back", async (context) => {
  const page = await openChart(context, points, {
    kind: "scatter",
    display: {},
    marks: [],
    columns: { axis: "price", figures: ["price", "pieces"], series: null },
  });
  await expect.poll(() => countShown(page)).toBe("40 points");
  await drag(page, [0.2, 0.25], [0.6, 0.7]);
  await reset(page).waitFor();
  const dragged = await countShown(page);
  expect(Number(dragged.split(" ")[0])).toBeLessThan(25);
  expect(await findViolations(page)).toEqual([]);
  await reset(page).click();
  await expect.poll(() => countShown(page)).toBe("40 points");

  await figures(page).focus();
  await page.keyboard.press("ArrowRight");
  const mark = () => figures(page).locator("output").textContent();
  const first = await mark();
  await page.keyboard.press("+");
  await reset(page).waitFor();
  await expect.poll(() => countShown(page)).not.toBe("40 points");
  // The same point has the focus.
  await expect.poll(mark).toBe(first);
  const once = await countShown(page);
  await page.keyboard.press("+");
  await expect.poll(() => countShown(page)).not.toBe(once);
  await page.keyboard.press("-");
  await expect.poll(() => countShown(page)).toBe(once);
  await page.keyboard.press("0");
  await expect.poll(() => countShown(page)).toBe("40 points");
  await expect.poll(() => reset(page).count()).toBe(0);
});

test("a histogram shows a part in finer bins, by dragging and by keyboard", async (context) => {
  const spread = "SELECT total FROM orders WHERE total < 1500 ORDER BY id LIMIT 900";
  const page = await openChart(context, spread, { kind: "histogram", display: {}, marks: [] });
  const bars = () => figures(page).locator("svg path").count();
  const all = await picture(page).getAttribute("aria-label");
  await expect.poll(bars).toBeGreaterThan(3);
  await drag(page, [0.2, 0.5], [0.45, 0.5]);
  await reset(page).waitFor();
  await expect.poll(() => picture(page).getAttribute("aria-label")).not.toBe(all);
  await figures(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("0");
  await expect.poll(() => picture(page).getAttribute("aria-label")).toBe(all);
});

test("a course is zoomed into by keyboard", async (context) => {
  const course =
    "SELECT date_trunc('month', ordered_at) AS month, count(*) AS orders FROM orders GROUP BY 1 ORDER BY 1";
  const page = await openChart(context, course, { kind: "line", display: {}, marks: [] });
  const all = await picture(page).getAttribute("aria-label");
  await figures(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await reset(page).waitFor();
  await expect.poll(() => picture(page).getAttribute("aria-label")).not.toBe(all);
  await page.keyboard.press("-");
  await expect.poll(() => picture(page).getAttribute("aria-label")).toBe(all);
});
