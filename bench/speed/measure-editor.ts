import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Dashboard } from "@askery/api";
import type { Page } from "playwright-core";
import { buildWeb, buildWebIfStale } from "../../scripts/start/build-web-if-stale.ts";
import { runServer } from "../../scripts/start/run-server.ts";
import { findChromiumProgram } from "../../scripts/test-servers/chromium-program.ts";
import { findFreePort } from "../../scripts/test-servers/find-free-port.ts";
import { launchChromium } from "../../scripts/test-servers/launch-chromium.ts";
import type { ShopQuestion } from "../accuracy/read-shop-questions.ts";
import { makeBoard } from "./make-board.ts";
import type { Measurement } from "./measurement.ts";
import { longTaskMs, readTasks } from "./read-tasks.ts";
import { SignedInClient } from "./signed-in-client.ts";

const checkout = fileURLToPath(new URL("../../", import.meta.url));
const few = 20;
const many = 200;
/** At 60 frames a second. */
const frameMs = 1_000 / 60;

/**
 * Dashboards of 20 and of 200 cards in a real browser: the tasks that block the page while a card is dragged, and while 200
 * are opened, scrolled through and edited.
 */
export async function measureEditor(
  dataFolder: string,
  questions: readonly ShopQuestion[],
): Promise<readonly Measurement[]> {
  await buildWebIfStale({ checkout, print: console.error, build: buildWeb });
  const server = await runServer(await findFreePort(), dataFolder);
  const browser = await launchChromium(await findChromiumProgram(`${checkout}.cache/chromium`));
  try {
    const client = await SignedInClient.signUp(server, "editor");
    const database = `/api/databases/${client.databaseId}`;
    const texts = questions.map(({ text }) => text);
    const board = await makeBoard(client, { database, questions: texts, maxCards: few });
    const large = await repeatCards(client, database, board.path);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(client.cookies());
    const page = await context.newPage();
    const at = (path: string) => server.url + path.replace("/api", "");
    await open(page, at(board.path));
    await edit(page);
    const dragged = await readTasks(page, () => dragCard(page));
    await open(page, at(large));
    const works = [
      ["opened", () => open(page, at(large))],
      ["scrolled through", () => scrollThrough(page)],
      ["opened in the editor", () => edit(page)],
      ["moved, as one of them is dragged", () => dragCard(page)],
    ] as const;
    const measured: Measurement[] = [
      {
        what: `${few} cards in a browser: longest task while one is dragged`,
        value: Math.max(...dragged),
        yardstick: "a frame of 60 in a second",
        yardstickValue: frameMs,
        goal: { kind: "ratio", most: 1 },
      },
    ];
    for (const [what, work] of works) {
      measured.push({
        what: `${many} cards in a browser: longest task while they are ${what}`,
        value: Math.max(...(await readTasks(page, work))),
        yardstick: "what browsers call a long task",
        yardstickValue: longTaskMs,
        goal: null,
      });
    }
    return measured;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A dashboard of many cards, of the charts of another one. Returns its path. */
async function repeatCards(client: SignedInClient, database: string, path: string): Promise<string> {
  const { cards } = await client.call<Dashboard>("GET", path);
  const made = await client.call<Dashboard>("POST", `${database}/dashboards`, { title: "Many" });
  const repeated = Array.from({ length: many }, (_, index) => ({
    id: randomUUID(),
    chartId: cards[index % cards.length]?.chart.id,
    tabId: null,
    x: (index % 3) * 8,
    y: Math.floor(index / 3) * 6,
    w: 8,
    h: 6,
  }));
  const large = `/api/dashboards/${made.id}`;
  await client.call("PATCH", large, { revision: made.revision, cards: repeated });
  return large;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("article [role=img]").first().waitFor();
  await page.waitForLoadState("networkidle");
}

async function edit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit", exact: true }).press("Enter");
  await page
    .getByRole("button", { name: /^Move / })
    .first()
    .waitFor();
  await page.waitForLoadState("networkidle");
}

async function scrollThrough(page: Page): Promise<void> {
  await page.locator("#page").evaluate(async (scroller) => {
    const end = scroller.scrollHeight - scroller.clientHeight;
    for (let frame = 1; frame <= 300; frame++) {
      scroller.scrollTop = (end * frame) / 300;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scroller.scrollTop = 0;
  });
}

/** Drags the first card across the others and back. */
async function dragCard(page: Page): Promise<void> {
  const grip = page.getByRole("button", { name: /^Move / }).first();
  const box = await grip.boundingBox();
  if (box === null) throw new Error("The grip is not shown.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 600, y + 300, { steps: 60 });
  await page.mouse.move(x + 100, y + 200, { steps: 60 });
  await page.mouse.up();
}
