import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

/** A file as the browser got it. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Saves a file by an item of a menu; of several menus with one name, by the last one's. */
export async function saveFile(page: Page, menu: string, item: string): Promise<SavedFile> {
  await page.getByRole("button", { name: menu, exact: true }).last().click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: item }).first().click(),
  ]);
  await page.getByRole("menu").waitFor({ state: "detached" });
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}
