import type { ChartSummary } from "@askery/api";
import type { Page, Request } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { ask, findDatabaseOf, startConversation } from "../apps/server/testing/ask.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** The list of saved charts, and reading one of them. */
const { site, visit } = useSite();

const tiles = (page: Page) => page.getByRole("list", { name: "Charts" });
const titlesOf = async (page: Page) => tiles(page).getByRole("heading").allTextContents();

async function saveChart(context: TestContext, question: string, titles: readonly string[]) {
  const { owner } = site(context);
  const conversation = await startConversation(owner, (await findDatabaseOf(owner)).id);
  const { turn } = await ask(owner, conversation.id, question);
  const saved: ChartSummary[] = [];
  for (const title of titles) {
    const { body } = await owner.browser.post(`/api/turns/${turn.id}/charts`, { title });
    saved.push(body as ChartSummary);
  }
  return saved;
}

test("charts are sorted, selected, starred and deleted together, with undo", async (context) => {
  await saveChart(context, "number of orders by channel", ["Bees", "Cats", "Ants"]);
  const { page } = await visit(context, "/charts");
  await expect.poll(async () => titlesOf(page)).toEqual(["Ants", "Cats", "Bees"]);
  const ants = tiles(page).getByRole("article").filter({ hasText: "Ants" });
  await ants.getByText(/^Columns · /u).waitFor();
  await ants.getByText("Ran just now · changed just now").waitFor();
  await page.getByRole("combobox", { name: "Sort by" }).click();
  await page.getByRole("option", { name: "Name" }).click();
  await expect.poll(async () => titlesOf(page)).toEqual(["Ants", "Bees", "Cats"]);
  const show = page.getByRole("combobox", { name: "Show" });
  await show.click();
  await page.getByRole("option", { name: "Out of date" }).click();
  await page.getByText("No chart is out of date").waitFor();
  await show.click();
  await page.getByRole("option", { name: "All kinds" }).click();
  await expect.poll(async () => titlesOf(page)).toEqual(["Ants", "Bees", "Cats"]);
  await page.getByRole("checkbox", { name: "Select Ants" }).click();
  await page.getByRole("checkbox", { name: "Select Cats" }).click();
  const bar = page.getByRole("toolbar", { name: "Selected charts" });
  await bar.getByText("2 charts selected").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await bar.getByRole("button", { name: "Star" }).click();
  await page.getByText("2 charts starred", { exact: true }).waitFor();
  await page.getByRole("checkbox", { name: "Select Ants" }).click();
  await bar.getByRole("button", { name: "Delete" }).click();
  await expect.poll(async () => titlesOf(page)).toEqual(["Bees", "Cats"]);
  const toast = page.getByRole("listitem").filter({ hasText: "1 chart deleted" });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => titlesOf(page)).toEqual(["Ants", "Bees", "Cats"]);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => measureOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("series are hidden and shown by buttons, and at least one remains; a part of time is shown by dragging", async (context) => {
  const [chart] = await saveChart(context, "number of orders by month and channel", ["By month"]);
  const { page } = await visit(context, `/charts/${chart?.id ?? ""}`);
  const series = page.getByRole("list", { name: "Series" }).getByRole("button");
  await series.first().waitFor();
  const count = await series.count();
  for (let index = 0; index < count; index++) await series.nth(index).press("Enter");
  await page.getByText(`${count - 1} hidden`).waitFor();
  await expect.poll(() => series.last().getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("button", { name: "Show all" }).click();
  const box = await page
    .getByRole("img", { name: /chart of/u })
    .first()
    .boundingBox();
  const at = (part: number) =>
    [(box?.x ?? 0) + (box?.width ?? 0) * part, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  await page.mouse.move(...at(0.3));
  await page.mouse.down();
  await page.mouse.move(...at(0.4));
  await page.mouse.move(...at(0.6));
  await page.mouse.up();
  await page.getByRole("button", { name: "Reset zoom" }).waitFor();
  await page.getByRole("button", { name: "Reset zoom" }).click();
  await expect.poll(async () => page.getByRole("button", { name: "Reset zoom" }).count()).toBe(0);
});

test("the thumbnails of a list are one request", async (context) => {
  await saveChart(context, "number of orders by channel", ["Dogs", "Eels", "Foxes"]);
  const { page } = await visit(context, "/charts");
  await tiles(page).getByRole("heading", { name: "Foxes" }).waitFor();
  const asked: string[] = [];
  const note = (request: Request) => asked.push(new URL(request.url()).pathname);
  page.on("request", note);
  await page.reload();
  const drawn = () =>
    tiles(page)
      .locator("img")
      .evaluateAll(
        (images) =>
          images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
      );
  await expect.poll(drawn).toBeGreaterThanOrEqual(3);
  page.off("request", note);
  const { id } = await findDatabaseOf(site(context).owner);
  expect(asked.filter((path) => /^\/api\/.*thumbnail/u.test(path))).toEqual([
    `/api/databases/${id}/chart-thumbnails`,
  ]);
});
