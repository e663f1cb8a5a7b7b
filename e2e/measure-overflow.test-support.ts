import type { Page } from "playwright-core";

/**
 * The pixels by which a page is wider than its window. Pages beside the side menu scroll in an element of their own, so
 * the document never does.
 */
export async function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scrollers = [document.documentElement, document.querySelector("#page")];
    return Math.max(...scrollers.map((one) => (one === null ? 0 : one.scrollWidth - one.clientWidth)));
  });
}
