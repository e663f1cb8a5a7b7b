import { writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";

/** Saves a picture if ASKERY_SHOTS names a folder, for people who look at pages. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["ASKERY_SHOTS"];
  if (folder !== undefined) await writeFile(`${folder}/${name}.png`, await page.screenshot());
}
