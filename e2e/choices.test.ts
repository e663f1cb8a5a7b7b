import { expect, test } from "vitest";
import { useSite } from "./use-site.test-support.ts";

/** What else may have been meant is offered beside or instead of an answer, with its figure; a pick answers at once. */
const { visit } = useSite();

test("a question with unknown words offers what may have been meant, and a pick is answered at once", async (context) => {
  const { page } = await visit(context, "/ask?q=revenue%20by%20moon%20phase%20this%20year");
  await page.waitForURL(/\/chat\//);
  const refusal = page.getByRole("region", { name: "Not answered", exact: true });
  await refusal.getByRole("heading", { name: "Did you mean" }).waitFor();
  const first = refusal.getByRole("list", { name: "Did you mean" }).getByRole("button").first();
  await expect.poll(() => first.innerText()).toMatch(/€[\d.]+[kM]$/);
  const offered = await first.innerText();
  await first.press("Enter");
  const answer = page.getByRole("region", { name: "Answer", exact: true });
  await answer.waitFor();
  expect(offered.toLowerCase()).toContain("revenue");
  await expect.poll(async () => (await answer.innerText()).toLowerCase()).toContain("revenue");
  await expect.poll(() => page.getByRole("heading", { name: "Did you mean" }).count()).toBe(0);
  await page.reload();
  await answer.waitFor();
});

test("close interpretations are offered by what differs, with figures; picking one answers from its run", async (context) => {
  const { page } = await visit(context, "/ask?q=top%205%20countries%20by%20revenue");
  const answer = page.getByRole("region", { name: "Answer", exact: true });
  const choices = answer.getByRole("list", { name: "Or did you mean" });
  await choices.waitFor();
  const buttons = choices.getByRole("button");
  const texts = await buttons.allInnerTexts();
  expect(new Set(texts).size).toBe(texts.length);
  const first = buttons.first();
  await expect.poll(() => first.innerText()).toMatch(/5 rows, first \w+ €/);
  const figure = /first (\w+)/.exec(await first.innerText())?.[1] ?? "";
  await first.focus();
  await page.keyboard.press("Enter");
  await choices.waitFor({ state: "detached" });
  await expect.poll(() => answer.innerText()).toContain(figure);
  await expect.poll(() => answer.innerText()).toContain("cached, ");
});

test("a pick offers to be remembered, and the same word in another question follows", async (context) => {
  const { page } = await visit(context, "/ask?q=sales%20by%20store%2C%20last%20month%20pls");
  const answer = page.getByRole("region", { name: "Answer", exact: true });
  await answer.getByRole("button", { name: /^sales = number of orders/i }).press("Enter");
  const offer = answer.getByText("Remember for this database that “sales” means orders?");
  await offer.waitFor();
  await answer.getByRole("button", { name: "Remember", exact: true }).press("Enter");
  await offer.waitFor({ state: "detached" });
  await page.getByText("Remembered: “sales” means orders", { exact: true }).waitFor();
  const box = page.getByRole("combobox", { name: /follow-up/i });
  await box.fill("sales by channel this year");
  await box.press("Enter");
  await expect.poll(() => answer.last().innerText()).toMatch(/number of orders/);
  await expect.poll(() => answer.last().innerText()).toContain("“sales” as defined: orders");
});

test("an answer that an editor verifies is not in doubt: the choices beside it go, until that is taken back", async (context) => {
  const { page } = await visit(context, "/ask?q=top%205%20countries%20by%20revenue%20this%20year");
  const answer = page.getByRole("region", { name: "Answer", exact: true });
  const choices = answer.getByRole("list", { name: "Or did you mean" });
  await choices.waitFor();
  await answer.getByRole("button", { name: "Verify", exact: true }).press("Enter");
  await answer.getByText(/^Verified by/).waitFor();
  await expect.poll(() => choices.count()).toBe(0);
  await answer.getByRole("button", { name: "Verified", exact: true }).press("Enter");
  await choices.waitFor();
});
