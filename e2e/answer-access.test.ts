import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import type { WindowOptions } from "./open-site.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** An answer for people who hear it, who enlarge it, and who touch it. */
const { visit } = useSite();

const question = "revenue by month last year";
const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const chips = (page: Page) => page.getByRole("list", { name: "Understood as" });
const panel = (page: Page) => page.getByRole("dialog");

async function askFor(context: TestContext, options?: WindowOptions): Promise<Page> {
  const { page } = await visit(context, `/ask?q=${encodeURIComponent(question)}`, options);
  await page.waitForURL(/\/chat\//);
  await page.getByRole("button", { name: "Add to this answer" }).waitFor();
  await answer(page).getByRole("img").first().waitFor();
  return page;
}

/** Names of parts that a screen reader reads, in their order. */
async function namesOf(page: Page, role: "button" | "tab" | "columnheader"): Promise<readonly string[]> {
  const found = await answer(page).getByRole(role).all();
  const lines = await Promise.all(found.map((one) => one.ariaSnapshot()));
  return lines.map((line) => /"(?<name>[^"]*)"/u.exec(line)?.groups?.["name"] ?? "");
}

test("a screen reader finds the sentence, the chips by name, the chart in words, and the table by its cells", async (context) => {
  const page = await askFor(context);
  await page.getByRole("heading", { level: 2, name: question }).waitFor();
  for (const name of ["measure revenue", "by month", "period last year"]) {
    await expect.poll(() => chips(page).getByRole("button", { name, exact: true }).count()).toBe(1);
  }
  const names = await namesOf(page, "button");
  expect(names.filter((name) => name.trim() === "")).toEqual([]);
  const drawn = await answer(page).getByRole("img").first().getAttribute("aria-label");
  expect(drawn).toMatch(/^Line chart of revenue by month, 12 points, .*Highest: .*Lowest: /u);
  const chart = answer(page).getByRole("application", { name: "Figures of the chart" });
  await chart.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => chart.getByRole("status").textContent()).toMatch(/\d/u);
  await page.getByRole("tab", { name: "Table" }).click();
  const table = answer(page).getByRole("grid", { name: /^Table: / });
  for (const name of ["Month", "Revenue"]) await table.getByRole("columnheader", { name }).first().waitFor();
  await table.locator('[data-cell="0:0"]').focus();
  await page.keyboard.press("ArrowRight");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-cell"));
  await expect.poll(focused).toBe("0:1");
  expect(await findViolations(page)).toEqual([]);
});

test("a screen reader hears which question each answer is to, its receipt, and what a panel changes", async (context) => {
  const page = await askFor(context);
  const followUps = ["only Germany", "compare with the year before"];
  for (const [index, followUp] of followUps.entries()) {
    await page.getByRole("combobox", { name: "Follow-up question" }).fill(followUp);
    await page.keyboard.press("Enter");
    await expect.poll(() => answer(page).count()).toBe(index + 2);
  }
  for (const asked of [question, ...followUps]) {
    const turn = page.getByRole("article", { name: asked, exact: true });
    await turn.getByRole("region", { name: "Answer", exact: true }).waitFor();
    const receipt = await turn.getByRole("list", { name: "Receipt" }).ariaSnapshot();
    expect(receipt).toContain("Built-in engine");
    expect(receipt).not.toMatch(/listitem: "?·/u);
  }
  // Two years compared have the same months side by side, so their own chip offers no grain.
  await chips(page).last().getByRole("button", { name: "by month of year" }).waitFor();
  const chip = chips(page).nth(1).getByRole("button", { name: "by month" });
  await chip.press("Enter");
  const editor = page.getByRole("dialog", { name: "Change by: month" });
  await editor.getByRole("radio", { name: "Month", checked: true }).waitFor();
  await editor.getByRole("option", { name: "ordered at", selected: true }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => chip.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("a screen reader hears why a question is not answered, and each choice with its figure", async (context) => {
  const { page } = await visit(context, "/ask?q=revenue%20by%20moon%20phase%20this%20year");
  await page.waitForURL(/\/chat\//);
  const refusal = page.getByRole("region", { name: "Not answered", exact: true });
  const choices = refusal.getByRole("list", { name: "Did you mean" });
  const first = choices.getByRole("button", { name: /€[\d.]+[kM]$/u }).first();
  await first.waitFor();
  await expect.poll(() => refusal.getByRole("paragraph").first().textContent()).toContain("moon");
  const names = await refusal.getByRole("button").evaluateAll((found) => found.map((one) => one.textContent));
  expect(names.filter((name) => name.trim() === "")).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});

test("at 200 %, all parts of an answer are within the page, and its panels within the window", async (context) => {
  const zoomed = { width: 720, height: 450, context: { deviceScaleFactor: 2 } };
  const page = await askFor(context, zoomed);
  for (const tab of ["Table", "SQL", "Chart"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect.poll(() => measureOverflow(page)).toBe(0);
  }
  for (const name of ["measure revenue", "by month", "period last year"]) {
    await chips(page).getByRole("button", { name, exact: true }).click();
    await panel(page).waitFor();
    await expect.poll(() => isWithin(page)).toBe(true);
    await page.keyboard.press("Escape");
    await panel(page).waitFor({ state: "detached" });
  }
  await chips(page).getByRole("button", { name: "period last year" }).click();
  await panel(page).getByRole("button", { name: "this year" }).click();
  await chips(page).getByRole("button", { name: "period this year" }).waitFor();
});

/** Whether the panel is within the window. */
async function isWithin(page: Page): Promise<boolean> {
  const box = await panel(page).boundingBox();
  const size = page.viewportSize();
  if (box === null || size === null) return false;
  const { x, y, width, height } = box;
  return x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
}

test("at 360 px, an answer is changed, looked at and drilled into by touch", async (context) => {
  const touched = { width: 360, height: 740, context: { hasTouch: true, isMobile: true } };
  const page = await askFor(context, touched);
  await chips(page).getByRole("button", { name: "period last year" }).tap();
  await panel(page).getByRole("button", { name: "this year" }).tap();
  await chips(page).getByRole("button", { name: "period this year" }).waitFor();
  await page.getByRole("tab", { name: "Table" }).tap();
  await answer(page).getByRole("grid").getByRole("gridcell").nth(1).tap();
  await panel(page).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Chart" }).tap();
  expect(await smallTargets(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
});

/** Buttons of the answer that are less than 24 px high or wide, which WCAG 2.2 calls too small to touch. */
async function smallTargets(page: Page): Promise<readonly string[]> {
  return answer(page)
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        const isShown = width > 0 && height > 0;
        const name = button.getAttribute("aria-label") ?? button.textContent;
        return isShown && (width < 24 || height < 24) ? [`${name} ${width} × ${height}`] : [];
      }),
    );
}
