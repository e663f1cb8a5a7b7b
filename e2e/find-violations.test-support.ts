import type { Page } from "playwright-core";
import { findViolations as findViolationsNow } from "../scripts/test-servers/find-violations.ts";

/** axe's violations on a page, without transitions. Default: in dark, then in light. */
export async function findViolations(
  page: Page,
  themes: readonly string[] = ["dark", "light"],
): Promise<readonly string[]> {
  // Colors in the middle of a transition could fail axe's rules.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const found: string[] = [];
  // In the middle of a transition, a color has the contrast of neither theme.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.className = name;
    }, theme);
    const violations = await findViolationsNow(page);
    found.push(...violations.map(({ id, elements }) => `${theme} ${id}: ${elements[0] ?? ""}`));
  }
  return found;
}
