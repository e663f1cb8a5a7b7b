import type { Page } from "playwright-core";

/** A field of a form, by its label. */
export const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });

/** Chooses what is connected, and waits for its form. */
export async function pickKind(page: Page, kind: RegExp): Promise<void> {
  await page.getByRole("radio", { name: kind }).click();
  await page.getByRole("heading", { name: "Connect a database" }).waitFor();
}

/** What is wrong with a field now, as it is tied to it; empty where nothing is told. */
export async function faultOf(page: Page, label: string): Promise<string> {
  const id = await page.getByLabel(label, { exact: true }).getAttribute("aria-describedby");
  return (await page.locator(`[id="${id ?? ""}"]`).allTextContents()).join("");
}
