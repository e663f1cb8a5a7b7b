import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** What the boxes for questions do with what is typed and pasted into them. */
const { site, visit } = useSite();

const box = (page: Page) => page.getByRole("combobox", { name: "Question", exact: true });
const followUp = (page: Page) => page.getByRole("combobox", { name: "Follow-up question" });
const answers = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const questions = async (page: Page) =>
  page.locator("#page").getByRole("heading", { level: 2 }).allInnerTexts();

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(async (copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("ControlOrMeta+V");
}

test("a follow-up is completed by keyboard, as it is understood after the question before", async (context) => {
  const { page } = await visit(context, "/ask?q=revenue%20by%20month%20this%20year");
  await page.waitForURL(/\/chat\//);
  await answers(page).waitFor();
  await followUp(page).fill("");
  await followUp(page).pressSequentially("by categ");
  const options = page.getByRole("listbox", { name: "Suggested completions" }).getByRole("option");
  await options.filter({ hasText: "category" }).first().waitFor();
  const list = await options.first().boundingBox();
  const field = await followUp(page).boundingBox();
  expect(list?.y).toBeLessThan(field?.y ?? 0);
  await page.keyboard.press("Tab");
  await expect.poll(async () => (await followUp(page).inputValue()).trim()).toBe("by category");
  await page.keyboard.press("Enter");
  await expect.poll(async () => answers(page).count()).toBe(2);
});

test("a misspelled word is corrected with Tab", async (context) => {
  const { page } = await visit(context, "/ask");
  await box(page).pressSequentially("number of custmers");
  await page.getByRole("option").filter({ hasText: "spelling" }).waitFor();
  await page.keyboard.press("Tab");
  await expect.poll(async () => (await box(page).inputValue()).trim()).toBe("number of customers");
});

test("keys of an input method are left to it: Enter and Tab end the composition, and send or accept nothing", async (context) => {
  const { page } = await visit(context, "/ask");
  await box(page).pressSequentially("revenue by bra");
  await page.getByRole("option").filter({ hasText: "brand" }).waitFor();
  const session = await page.context().newCDPSession(page);
  const compose = async (text: string) =>
    session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await compose("ん");
  await compose("んど");
  // Browsers report such keys as 229.
  for (const key of ["Enter", "Tab", "ArrowDown"]) {
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", key, windowsVirtualKeyCode: 229 });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", key, windowsVirtualKeyCode: 229 });
  }
  await expect.poll(() => box(page).inputValue()).toBe("revenue by braんど");
  await session.send("Input.insertText", { text: "んど" });
  await expect.poll(async () => box(page).inputValue()).toBe("revenue by braんど");
  expect(new URL(page.url()).pathname).toBe("/ask");
  for (let count = 0; count < 2; count++) await page.keyboard.press("Backspace");
  await page.getByRole("option").filter({ hasText: "brand" }).waitFor();
  await page.keyboard.press("Tab");
  await expect.poll(async () => (await box(page).inputValue()).trim()).toBe("revenue by brand");
});

test("the demo completes questions without an account, by keyboard, at both widths", async (context) => {
  for (const width of [1440, 360]) {
    const window = await site(context).open({ width, height: 800 });
    onTestFinished(() => window.context.close());
    await window.visit("/");
    const { page } = window;
    const demo = page.getByRole("combobox", { name: "Question about the sample shop" });
    await demo.fill("");
    await demo.pressSequentially("revenue by bra");
    await page.getByRole("option").filter({ hasText: "brand" }).waitFor();
    const list = page.getByRole("listbox", { name: "Suggested completions" });
    await list.scrollIntoViewIfNeeded();
    const bottom = await list.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 20, bottom - 10));
    });
    expect([width, bottom, await measureOverflow(page)]).toEqual([width, true, 0]);
    await page.keyboard.press("Tab");
    await expect.poll(async () => (await demo.inputValue()).trim()).toBe("revenue by brand");
    await page.keyboard.press("Enter");
    await page.getByText("Revenue by brand", { exact: false }).first().waitFor();
  }
});

test("what is typed into the demo before its scripts have come stays, with focus and caret, and is completed", async (context) => {
  const window = await site(context).open();
  onTestFinished(() => window.context.close());
  const { page } = window;
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/u, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const demo = page.getByRole("combobox", { name: "Question about the sample shop" });
  await demo.fill("");
  await demo.pressSequentially("orders by bra");
  for (let count = 0; count < 6; count++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("xy");
  for (let count = 0; count < 2; count++) await page.keyboard.press("Backspace");
  await page.keyboard.press("End");
  scripts.resolve();
  await page.getByRole("option").filter({ hasText: "brand" }).waitFor();
  await expect.poll(() => demo.inputValue()).toBe("orders by bra");
  await page.keyboard.type("nd");
  await expect.poll(async () => demo.inputValue()).toBe("orders by brand");
});

test("pasted lines are asked one after another, and go on after a reload", async (context) => {
  const { page } = await visit(context, "/ask");
  await box(page).focus();
  await paste(
    page,
    "- how many orders are there\n- revenue by country this year\n- top 5 products by revenue",
  );
  await page.getByText("3 questions, asked one after another.").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat\//);
  await page.reload();
  await expect
    .poll(async () => questions(page))
    .toEqual(["how many orders are there", "revenue by country this year", "top 5 products by revenue"]);
  await answers(page).last().getByText("leads the five products").waitFor();
  await expect.poll(() => page.getByText("Next: ").count()).toBe(0);
});

test("when a question can't be sent, those that wait stay until the user continues or discards them", async (context) => {
  const { page } = await visit(context, "/ask?q=how%20many%20orders%20are%20there");
  await page.waitForURL(/\/chat\//);
  await answers(page).waitFor();
  const turns = "**/api/conversations/*/turns";
  const failSecond = async () => {
    let count = 0;
    await page.route(turns, async (route) => (++count > 1 ? route.abort() : route.continue()));
    await followUp(page).focus();
    await paste(page, "revenue by month\nrevenue by country\nrevenue by category");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await page.getByText("Waiting: revenue by country and 1 more question").waitFor();
    await page.unroute(turns);
  };
  await failSecond();
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  await expect.poll(async () => answers(page).count()).toBe(4);
  await failSecond();
  await page.getByRole("button", { name: "Discard" }).press("Enter");
  await expect.poll(() => page.getByText("Waiting: ").count()).toBe(0);
  await expect.poll(() => answers(page).count()).toBe(5);
});

test("several lines are one question if the user says so, at 360 px too", async (context) => {
  const { page } = await visit(context, "/ask", { width: 360, height: 780 });
  await box(page).focus();
  await paste(page, "revenue by month\nthis year");
  const join = page.getByRole("button", { name: "Ask as one question" });
  await join.waitFor();
  expect(await measureOverflow(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await join.click();
  await expect.poll(async () => box(page).inputValue()).toBe("revenue by month this year");
  await expect.poll(() => join.count()).toBe(0);
});

test("the database and the engine under the box are text; its only button asks", async (context) => {
  const { page } = await visit(context, "/ask");
  const form = page.locator("form").filter({ has: box(page) });
  await form.getByText("Marlow & Finch · Built-in engine").waitFor();
  await expect.poll(() => form.getByRole("button").allInnerTexts()).toEqual([expect.stringMatching(/^Ask/)]);
  await expect.poll(() => form.getByRole("link").count()).toBe(0);
});
