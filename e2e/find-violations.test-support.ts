import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** axe's violations on a page by its rules for WCAG 2.2 AA. Default: in dark, then in light. */
export async function findViolations(
  page: Page,
  themes: readonly string[] = ["dark", "light"],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.className = name;
    }, theme);
    const { violations } = await new AxeBuilder({ page })
      // Without this, axe opens another window for violations in frames, which our pages do not have.
      .setLegacyMode()
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    found.push(...violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes[0]?.html ?? ""}`));
  }
  return found;
}
