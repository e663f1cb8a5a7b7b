import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findViolations } from "./find-violations.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Words of a question are defined beside its answer, and the answer follows. */
const { visit } = useSite();

const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const refusal = (page: Page) => page.getByRole("region", { name: "Not answered", exact: true });
const word = (page: Page, name: RegExp) =>
  page.getByRole("heading", { level: 2 }).getByRole("button", { name });

async function ask(page: Page, question: string): Promise<void> {
  await page.goto(`/ask?q=${encodeURIComponent(question)}`);
  await page.waitForURL(/\/chat\//);
}

test.for([1440, 360])(
  "at %i px: an unknown word is defined in the question, and the answer follows",
  async (width, context) => {
    const { page } = await visit(context, "/ask", { width, height: 800 });
    await ask(page, "zorgs by country");
    await refusal(page).waitFor();
    await word(page, /zorgs/).press("Enter");
    const panel = page.getByRole("dialog", { name: "“zorgs”" });
    await panel.getByRole("list", { name: "It means" }).getByRole("button").first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await panel.getByRole("searchbox").fill("produc");
    await panel.getByRole("button", { name: /^products/ }).click();
    await answer(page).waitFor();
    // The message remains while the pointer is on it.
    await page.getByRole("button", { name: "Undo" }).hover();
    await page.getByRole("listitem").filter({ hasText: "“zorgs” means products" }).waitFor();
    await expect.poll(() => answer(page).innerText()).toContain("products");
    // The word shows who defined it.
    await word(page, /zorgs/).press("Enter");
    await panel.getByText(/^Defined by Ines, /).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    // Undo takes the definition back, and the question is asked once more.
    await page.getByRole("button", { name: "Undo" }).click();
    await refusal(page).waitFor();
  },
);

test("a word that means nothing is left out of questions, and says so until it is forgotten", async (context) => {
  const { page } = await visit(context, "/ask");
  await ask(page, "blorp number of orders");
  await refusal(page).waitFor();
  await word(page, /blorp/).press("Enter");
  const panel = page.getByRole("dialog", { name: "“blorp”" });
  await panel.getByRole("button", { name: "It means nothing" }).click();
  await answer(page).waitFor();
  await word(page, /blorp/).press("Enter");
  await panel.getByText("nothing: a rule leaves it out").waitFor();
  await expect.poll(() => answer(page).innerText()).toContain("orders");
  await panel.getByRole("button", { name: "Forget" }).click();
  await refusal(page).waitFor();
});

test("a refusal offers to define its first unknown word, also as a metric", async (context) => {
  const { page } = await visit(context, "/ask");
  await ask(page, "wug of orders");
  await refusal(page).getByRole("button", { name: "Define “wug”" }).click();
  await page.getByRole("dialog", { name: "“wug”" }).getByRole("button", { name: "Define a metric" }).click();
  const form = page.getByRole("dialog", { name: "Define a metric" });
  await expect.poll(() => form.getByLabel("Name").inputValue()).toBe("wug");
  await form.getByLabel("Over the table").click();
  await page.getByRole("button", { name: "orders", exact: true }).click();
  await form.getByLabel("How it is computed").fill("count(*) * 2");
  await form.getByRole("button", { name: "Save" }).click();
  await answer(page).waitFor();
  await expect.poll(() => answer(page).innerText()).toContain("Wug");
});

test.for([1440, 360])(
  "at %i px: unknown words are defined under the box and the follow-up box while typing",
  async (width, context) => {
    const { page } = await visit(context, "/ask", { width, height: 800 });
    const typed = page.getByRole("textbox").or(page.getByRole("combobox"));
    await typed.fill("number of frobs by country");
    await page.getByText("Not found here:").waitFor();
    await page.getByRole("button", { name: "frobs (unknown)" }).click();
    const panel = page.getByRole("dialog", { name: "“frobs”" });
    await panel.getByRole("searchbox").fill("custom");
    await panel.getByRole("button", { name: /^customers/ }).click();
    await page.getByText("“frobs” means customers", { exact: true }).waitFor();
    await page.getByText("Not found here:").waitFor({ state: "detached" });
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Not found here:").waitFor();
    await ask(page, "number of orders");
    await answer(page).waitFor();
    await page.getByRole("combobox", { name: "Follow-up question" }).fill("only the snarked ");
    await page.getByRole("button", { name: "snarked (unknown)" }).click();
    await page.getByRole("dialog", { name: "“snarked”" }).waitFor();
  },
);
