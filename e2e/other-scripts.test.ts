import { afterAll, expect, test } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { dropFiles } from "./drop-files.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Names in scripts that the product's font lacks. */
const { visit } = useSite({ dataFolder: makeTemporaryFolder(afterAll), sampleScale: 0 });

// Devices have fonts for the first two at most: nearly none has one for Tangut.
const cities = ["Αθήνα", "東京", "\u{17000}\u{17001}"];

test("names in any script are shown as they are; a picture without some letters says so", async (context) => {
  const { page } = await visit(context, "/databases/new");
  const rows = cities.map((city, index) => `${city},${(index + 1) * 10}`);
  await dropFiles(page, [{ name: "visits.csv", text: ["city,guests", ...rows].join("\n") }]);
  await page.getByRole("button", { name: "Upload", exact: true }).press("Enter");
  await page.getByRole("heading", { name: "Ask it" }).waitFor();
  await page.goto("/ask?q=total%20guests%20by%20city");
  await page.waitForURL(/\/chat\//);
  const answer = page.getByRole("region", { name: "Answer", exact: true });
  await answer.locator("figure canvas, figure svg").first().waitFor();
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "PNG picture" }).click();
  await page.getByText("This device has no font for some letters.").first().waitFor();
  await page.setViewportSize({ width: 360, height: 780 });
  await answer.getByRole("tab", { name: "Table" }).click();
  const names = answer.locator("tbody tr[aria-rowindex] td:first-child");
  await expect.poll(async () => (await names.allInnerTexts()).toSorted()).toEqual(cities.toSorted());
  await expect.poll(() => measureOverflow(page)).toBe(0);
});
