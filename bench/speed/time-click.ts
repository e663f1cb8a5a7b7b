import { setTimeout as wait } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";

/** A pointer is on what it clicks before it clicks it, for this time or longer. */
const pointingMs = 100;

/**
 * How long it takes from a click on a link or button until the page has drawn what it leads to, in milliseconds. The
 * browser measures it.
 *
 * @param shown a selector of what appears last, and is not there before
 */
export async function timeClick(page: Page, target: Locator, shown: string): Promise<number> {
  await target.hover();
  await page.evaluate(watchForClick, shown);
  await wait(pointingMs);
  await target.click();
  return page.evaluate(async () => Reflect.get(globalThis, "drawnMs") as Promise<number>);
}

function watchForClick(shown: string): void {
  const afterDrawing = (act: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", act, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  const drawnMs = new Promise<number>((resolve) => {
    document.addEventListener(
      "click",
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector(shown) === null) return;
          observer.disconnect();
          afterDrawing(() => resolve(performance.now() - timeStamp));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      },
      { once: true, capture: true },
    );
  });
  Reflect.set(globalThis, "drawnMs", drawnMs);
}
