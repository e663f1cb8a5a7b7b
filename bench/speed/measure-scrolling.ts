import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { buildWeb, buildWebIfStale } from "../../scripts/start/build-web-if-stale.ts";
import { findChromiumProgram } from "../../scripts/test-servers/chromium-program.ts";
import { launchChromium } from "../../scripts/test-servers/launch-chromium.ts";
import type { Measurement } from "./measurement.ts";
import { runServer } from "../../scripts/start/run-server.ts";
import { findFreePort } from "../../scripts/test-servers/find-free-port.ts";
import { longTaskMs, readTasks } from "./read-tasks.ts";
import { SignedInClient } from "./signed-in-client.ts";

const checkout = fileURLToPath(new URL("../../", import.meta.url));
const rowCount = 100_000;
/** Twenty columns. */
const sql = `SELECT ol.*, o.ordered_at, o.status, o.channel, o.payment_method, o.ship_city, o.ship_country, o.total,
    o.paid_at, c.name AS customer, c.segment
  FROM order_lines ol
  JOIN orders o ON o.id = ol.order_id JOIN customers c ON c.id = o.customer_id LIMIT ${rowCount}`;

/** Actions on the table, in this order. */
const deeds: readonly { readonly what: string; readonly doIt: (page: Page) => Promise<void> }[] = [
  { what: "100,000 rows of 20 columns in a browser: longest task while they are read", doIt: readAllRows },
  { what: "the same: longest task while they are scrolled through", doIt: scrollToTheEnd },
  { what: "the same: longest task while they are sorted by a text", doIt: sortByText },
  { what: "the same: longest task while they are copied", doIt: copyAllRows },
  { what: 'the same: longest task while they are searched for "a"', doIt: searchRows },
];

/**
 * A table of 100,000 rows and 20 columns in a real browser: the longest task that blocks the page while the rows are loaded, scrolled
 * through, sorted, copied and searched.
 */
export async function measureScrolling(dataFolder: string): Promise<readonly Measurement[]> {
  await buildWebIfStale({ checkout, print: console.error, build: buildWeb });
  const server = await runServer(await findFreePort(), dataFolder);
  const program = await findChromiumProgram(`${checkout}.cache/chromium`);
  const browser = await launchChromium(program);
  try {
    const client = await SignedInClient.signUp(server, "scroller");
    const turn = await client.ask("how many orders are there");
    await client.runSql(turn.id, sql);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(client.cookies());
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await context.newPage();
    await page.goto(`${server.url}/chat/${client.conversationId}`);
    await page.getByRole("tab", { name: "Table" }).click();
    await page.getByRole("grid").waitFor();
    const measurements: Measurement[] = [];
    for (const { what, doIt } of deeds) {
      measurements.push({
        what,
        value: Math.max(...(await readTasks(page, () => doIt(page)))),
        yardstick: "what browsers call a long task",
        yardstickValue: longTaskMs,
        goal: { kind: "value", most: longTaskMs },
      });
    }
    return measurements;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function readAllRows(page: Page): Promise<void> {
  await page.getByRole("grid").hover();
  // The button for copying appears when all rows have been loaded.
  await page.getByRole("button", { name: "Copy the table" }).waitFor();
}

/** Scrolls from the first row to the last in 600 frames, more than a screen each. */
async function scrollToTheEnd(page: Page): Promise<void> {
  await page.getByRole("grid").evaluate(async (table) => {
    const scroller = table.parentElement;
    if (scroller === null) return;
    const end = scroller.scrollHeight - scroller.clientHeight;
    for (let frame = 1; frame <= 600; frame++) {
      scroller.scrollTop = (end * frame) / 600;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.locator(`tr[aria-rowindex="${rowCount + 1}"]`).waitFor();
}

/** Sorts by the customers' names, which differ in nearly every order. */
async function sortByText(page: Page): Promise<void> {
  await page
    .getByRole("columnheader", { name: "Customer" })
    .getByRole("button", { name: "Customer", exact: true })
    .click();
  await page.locator("section:not([aria-busy]) > table th[aria-sort=ascending]").waitFor();
}

async function copyAllRows(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Copy the table" }).click();
  await page.getByText("Copied 100,000 rows").waitFor();
}

async function searchRows(page: Page): Promise<void> {
  await page.getByRole("searchbox", { name: "Find in 100,000 rows" }).pressSequentially("a");
  await page.locator(`section:not([aria-busy]) > table:not([aria-rowcount="${rowCount + 1}"])`).waitFor();
}
