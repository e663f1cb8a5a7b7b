import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds on a page by its rules for WCAG 2.2 AA, in dark and then in light unless told otherwise. */
export async function findViolations(
  page: Page,
  themes: readonly string[] = ["dark", "light"],
): Promise<readonly string[]> {
  const told: string[] = [];
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.className = name;
    }, theme);
    const { violations } = await new AxeBuilder({ page })
      // Opens no other window for what it found in frames: no page of ours has any.
      .setLegacyMode()
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    told.push(...violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes[0]?.html ?? ""}`));
  }
  return told;
}
