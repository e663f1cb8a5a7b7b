import { tmpdir } from "node:os";
import type { Database } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { writeShopFile, type ShopFile } from "../apps/server/testing/shop-file.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** What makes answers trustworthy: computing them again. */
const { site, visit } = useSite({ environment: { fileFolders: [tmpdir()] } });

const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });

/** Saves a small shop as a database, whose file can change. */
async function addShop(context: TestContext): Promise<ShopFile & { readonly id: string }> {
  const { owner } = site(context);
  const shop = writeShopFile();
  const { body } = await owner.browser.post("/api/databases", {
    name: "Corner shop",
    connection: { kind: "sqlite", path: shop.path },
  });
  return { ...shop, id: (body as { readonly database: Database }).database.id };
}

async function ask(page: Page, question: string, databaseId?: string): Promise<void> {
  const database = databaseId === undefined ? "" : `&database=${databaseId}`;
  await page.goto(`/ask?q=${encodeURIComponent(question)}${database}`);
  await page.waitForURL(/\/chat\//);
  await answer(page).waitFor();
}

test.for([1440, 360])(
  "at %i px: Reproduce shows that the SQL is the same, and which rows have changed since",
  async (width, context) => {
    const shop = await addShop(context);
    const { page } = await visit(context, "/ask", { width, height: 800 });
    await ask(page, "total of orders by city", shop.id);
    const reproduce = answer(page).getByRole("button", { name: "Reproduce" });
    await reproduce.press("Enter");
    const panel = answer(page).getByRole("region", { name: "Reproduced" });
    await panel.getByText("The SQL is the same, byte for byte").waitFor();
    await panel.getByText("All 2 rows are the same.").waitFor();
    expect(await findViolations(page)).toEqual([]);
    shop.change("INSERT INTO orders VALUES (9, 1, 100); DELETE FROM orders WHERE customer_id = 2");
    await reproduce.press("Enter");
    await panel.getByText("1 row changed, 1 removed.").waitFor();
    const rows = panel.getByRole("table").getByRole("row");
    expect((await rows.allInnerTexts()).map((row) => row.split(/\s+/).join(" ").trim())).toEqual([
      "Row city order total",
      "Changed Paris before 37.5 after 137.5",
      "Removed Rome 5",
    ]);
    expect(await findViolations(page)).toEqual([]);
    await panel.getByRole("button", { name: "Close" }).press("Enter");
    await panel.waitFor({ state: "detached" });
  },
);
