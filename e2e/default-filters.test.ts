import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** A default filter of an answer is shown, removed for a question, and restored. */
const { site, visit } = useSite();

const chips = (page: Page) => page.getByRole("list", { name: "Understood as" }).last().getByRole("listitem");
const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true }).last();

test("a default filter is removed by its chip and restored by it; each answer shows what counts", async (context) => {
  const { owner } = site(context);
  const [sample] = await readDatabases(owner);
  const entry = { kind: "filter", table: "orders", condition: "status <> 'cancelled'" };
  await owner.browser.post(`/api/databases/${sample?.id ?? ""}/knowledge`, { entry });
  const { page } = await visit(context, "/ask?q=how%20many%20orders%20are%20there");
  await page.waitForURL(/\/chat\//);
  await answer(page).waitFor();
  await expect
    .poll(() => chips(page).allInnerTexts())
    .toEqual(["measure\nnumber of orders", "default\nstatus is not cancelled"]);
  const filtered = await answer(page).getByRole("paragraph").first().innerText();
  await page.setViewportSize({ width: 360, height: 780 });
  const lift = page.getByRole("button", { name: "Ask without status is not cancelled" });
  const end = async () => {
    const box = await lift.boundingBox();
    return (box?.x ?? Infinity) + (box?.width ?? 0);
  };
  await expect.poll(end).toBeLessThan(360);

  await lift.press("Enter");
  await page.getByRole("button", { name: "Ask with status is not cancelled again" }).waitFor();
  await expect
    .poll(() => chips(page).allInnerTexts())
    .toEqual(["measure\nnumber of orders", "without\nstatus is not cancelled"]);
  await expect.poll(() => answer(page).getByRole("paragraph").first().innerText()).not.toBe(filtered);
  await answer(page)
    .getByText("Of orders all count, not only those where status is not cancelled.")
    .waitFor();
  await answer(page).getByText("without “status is not cancelled” of orders").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Ask with status is not cancelled again" }).press("Enter");
  await page.getByRole("button", { name: "Ask without status is not cancelled" }).waitFor();
  await expect.poll(() => answer(page).getByRole("paragraph").first().innerText()).toBe(filtered);
});
