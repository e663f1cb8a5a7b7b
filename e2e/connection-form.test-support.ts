import type { Page } from "playwright-core";

/** A field of a form, by its label. */
export const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });

/** Chooses a kind of database, and waits for its form. */
export async function pickKind(page: Page, kind: RegExp): Promise<void> {
  await page.getByRole("radio", { name: kind }).click();
  await page.getByRole("heading", { name: "Connect a database" }).waitFor();
}

/** The current error of a field, as tied to it for screen readers; empty if there is none. */
export async function faultOf(page: Page, label: string): Promise<string> {
  const id = await page.getByLabel(label, { exact: true }).getAttribute("aria-describedby");
  return (await page.locator(`[id="${id ?? ""}"]`).allTextContents()).join("");
}
