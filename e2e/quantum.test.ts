import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { shoot } from "./shoot.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Investigating the sample shop. */
const { site, visit } = useSite();

const question = "Why did orders change in May?";
const address = `/ask/quantum?q=${encodeURIComponent(question)}`;
const report = (page: Page) => page.getByRole("region", { name: "Report" });
const plan = (page: Page) => page.getByRole("region", { name: "Plan" });
const start = (page: Page) => page.getByRole("button", { name: "Investigate", exact: true });

test("a typed question shows its plan, then a report whose sentences link to their steps", async (context) => {
  const { page } = await visit(context, "/ask/quantum");
  await page.getByRole("combobox", { name: "Question" }).fill(question);
  await page.keyboard.press("Enter");
  await plan(page).waitFor();
  await page.getByRole("button", { name: "Wait" }).click();
  expect(new URL(page.url()).searchParams.get("q")).toBe(question);
  await expect.poll(() => plan(page).getByRole("checkbox").count()).toBeGreaterThan(5);
  await start(page).click();
  await report(page).waitFor();
  await page
    .getByRole("link", { name: /^Step 1: / })
    .first()
    .click();
  expect(new URL(page.url()).hash).toBe("#step-1");
  await page.locator("#step-1").getByText("SQL ·").click();
  await page.locator("#step-1").getByText("SELECT").waitFor();
});

test("with the keyboard: a step is left out before it starts, and the report says so", async (context) => {
  const { page } = await visit(context, address);
  await start(page).waitFor();
  await page.getByRole("button", { name: "Wait" }).focus();
  await page.keyboard.press("Enter");
  const channel = plan(page).getByRole("checkbox", { name: /by channel$/ });
  await channel.focus();
  await page.keyboard.press("Space");
  await page.getByText("Left out", { exact: true }).waitFor();
  await start(page).focus();
  await page.keyboard.press("Enter");
  const caveat = report(page).getByText("One step was left out.");
  await caveat.waitFor();
  await expect.poll(() => caveat.count()).toBe(1);
});

test("a plan that nobody touches starts by itself", async (context) => {
  const { page } = await visit(context, address);
  await page.getByText(/^Starts in \d s$/).waitFor();
  await report(page).waitFor();
  expect(new URL(page.url()).searchParams.get("run")).toBe("1");
});

test("with the keyboard, at 360 px: a step is added, the period is changed, and the plan waits meanwhile", async (context) => {
  const { page } = await visit(context, address, { width: 360 });
  await plan(page).getByRole("button", { name: "Add a step" }).focus();
  await page.keyboard.press("Enter");
  const item = page.getByRole("menuitem", { name: "Number of orders in May 2026 and May 2025" });
  await item.focus();
  await page.keyboard.press("Enter");
  await plan(page).getByRole("checkbox", { name: "Number of orders in May 2026 and May 2025" }).waitFor();
  expect(await measureOverflow(page)).toBe(0);
  await expect.poll(() => page.getByText(/^Starts in/).count()).toBe(0);
  await start(page).click();
  await report(page)
    .getByText(/^Compared with May 2025: /)
    .waitFor();
  await plan(page).getByRole("button", { name: "Change the period" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Another period" }).fill("in the month before");
  await page.keyboard.press("Enter");
  await report(page)
    .getByText(/in Apr 2026/)
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get("further")).toBe('["in the month before"]');
});

test("a report is saved, survives a reload, and is a conversation and a dashboard as well", async (context) => {
  const { page } = await visit(context, `${address}&run=1`);
  await report(page).waitFor();
  await page.getByRole("button", { name: "Save as dashboard" }).click();
  await page.getByText("Dashboard saved", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Save report" }).click();
  await page.waitForURL(/\/reports\//);
  await page.reload();
  await report(page)
    .getByText(/in May 2026/)
    .first()
    .waitFor();
  await page.getByRole("link", { name: "Open as conversation" }).click();
  await page.waitForURL(/\/chat\//);
  await page
    .getByText(/in May 2026/)
    .first()
    .waitFor();
  await page.getByRole("link", { name: "Open the report" }).click();
  await report(page).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/reports\//);
});

test("a saved report is shared by a link, which shows what it found to a signed-out visitor", async (context) => {
  const { page } = await visit(context, `${address}&run=1`);
  await report(page).waitFor();
  await page.getByRole("button", { name: "Save report" }).click();
  await page.waitForURL(/\/reports\//);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("switch", { name: "Anyone with the link" }).click();
  const link = await dialog.getByRole("textbox", { name: "Link", exact: true }).inputValue();
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByText("Public", { exact: true }).waitFor();
  const visitor = await site(context).open({ width: 360 });
  await visitor.visit(new URL(link).pathname);
  await visitor.page
    .getByText(/in May 2026/)
    .first()
    .waitFor();
  expect(await measureOverflow(visitor.page)).toBe(0);
  expect(await findViolations(visitor.page)).toEqual([]);
  await shoot(visitor.page, "shared-report-360");
});

test("a saved report runs again beside its earlier run, and its schedule is paused, removed and put back", async (context) => {
  const { page } = await visit(context, `${address}&run=1`);
  await report(page).waitFor();
  await page.getByRole("button", { name: "Save report" }).click();
  await page.waitForURL(/\/reports\//);
  await page.getByRole("button", { name: "Run again" }).click();
  const changes = page.getByRole("region", { name: "What changed" });
  await changes.getByText("Nothing changed.").waitFor();
  await expect
    .poll(() => changes.getByRole("rowheader").allInnerTexts())
    .toEqual(["Number of orders in May 2026", "Number of orders in Apr 2026"]);
  const runs = page.getByRole("region", { name: "Runs" });
  await expect.poll(async () => runs.getByRole("listitem").count()).toBe(2);
  const schedule = page.getByRole("region", { name: "Schedule" });
  await schedule.getByRole("radio", { name: "Weekly" }).click();
  await schedule.getByText(/^It runs next on Mon/).waitFor();
  await schedule.getByRole("button", { name: "Pause" }).click();
  await schedule.getByText(/^Paused/).waitFor();
  await schedule.getByRole("button", { name: "Resume" }).click();
  await schedule.getByText(/^It runs next on Mon/).waitFor();
  await schedule.getByRole("radio", { name: "Off" }).focus();
  await page.keyboard.press("Space");
  await schedule.getByText(/^It runs when you run it/).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await schedule.getByText(/^It runs next on Mon/).waitFor();
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await measureOverflow(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
});

test("what data cannot answer is refused, with questions that can be investigated", async (context) => {
  const { page } = await visit(
    context,
    `/ask/quantum?q=${encodeURIComponent("What would we earn at half the price?")}&run=1`,
  );
  await page.getByText("The data show what happened, not what would have happened otherwise.").waitFor();
  await page
    .getByRole("region", { name: "Why this cannot be investigated" })
    .getByRole("link", { name: /^Why did / })
    .first()
    .click();
  await start(page).waitFor();
  expect(new URL(page.url()).searchParams.get("q")).toMatch(/^Why did /);
});

test("a forecast names its range, and draws the past with what is expected", async (context) => {
  const question = encodeURIComponent("Forecast orders for the next 3 months");
  const { page } = await visit(context, `/ask/quantum?q=${question}&run=1`);
  await report(page)
    .getByText(/is forecast at [\d,]+; in 80% of such cases it is/)
    .waitFor();
  await page.locator("#step-2").getByRole("img").first().waitFor();
  await expect.poll(() => plan(page).getByRole("checkbox").count()).toBe(1);
});

test("a question continues the report, and the trail leads back", async (context) => {
  const { page } = await visit(context, `${address}&run=1`);
  await report(page).waitFor();
  await page.getByRole("textbox", { name: "Ask further" }).fill("compared to last year");
  await page.keyboard.press("Enter");
  await report(page)
    .getByText(/in May 2025/)
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get("further")).toBe('["compared to last year"]');
  await page.getByRole("navigation", { name: "Trail" }).getByRole("link", { name: question }).click();
  await report(page)
    .getByText(/in Apr 2026/)
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get("further")).toBe(null);
});

test("at 360 and 1440 px nothing overflows, and everything is accessible", async (context) => {
  for (const width of [360, 1440]) {
    const { page } = await visit(context, `${address}&run=1`, { width });
    await report(page).waitFor();
    expect([width, await measureOverflow(page)]).toEqual([width, 0]);
    expect(await findViolations(page)).toEqual([]);
  }
});
