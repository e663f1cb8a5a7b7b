import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * Opens a menu with the keyboard and picks one of its items. The button is pressed again while the menu does not open:
 * a button that just appeared may have no event listeners yet.
 */
export async function pickAction(page: Page, button: string, action: string): Promise<void> {
  const item = page.getByRole("menuitem", { name: action, exact: true });
  await expect
    .poll(async () => {
      await page.getByRole("button", { name: button, exact: true }).press("Enter");
      return item.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
  await item.press("Enter");
}
