import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { BrowserContext } from "playwright-core";
import { buildWeb, buildWebIfStale } from "../../scripts/start/build-web-if-stale.ts";
import { findChromiumProgram } from "../../scripts/test-servers/chromium-program.ts";
import { launchChromium } from "../../scripts/test-servers/launch-chromium.ts";
import { timeRuns, type Measurement } from "./measurement.ts";
import { runServer, type RunningServer } from "../../scripts/start/run-server.ts";
import { findFreePort } from "../../scripts/test-servers/find-free-port.ts";

const checkout = fileURLToPath(new URL("../../", import.meta.url));
/** How long a page must be idle to count as loaded. Scripts that it loads later are not part of its first load. */
const settledMs = 3000;
const account = { name: "Bench", email: "bench@example.com", password: "measured and gone" };

/**
 * The real server with an empty data folder: the time to its first response, its memory, and the JavaScript that a
 * browser loads for its first pages. The yardstick of the scripts is React's own renderer with the same compression.
 */
export async function measureWeb(dataFolder: string): Promise<readonly Measurement[]> {
  await buildWebIfStale({ checkout, print: console.error, build: buildWeb });
  const port = await findFreePort();
  await (await runServer(port, dataFolder)).stop();
  let server: RunningServer | undefined;
  const [startMs = 0] = await timeRuns(1, async () => {
    server = await runServer(port, dataFolder);
  });
  const [nodeMs = 0] = await timeRuns(1, () => once(spawn(process.execPath, ["--eval", "0"]), "exit"));
  try {
    const loads = await measureFirstLoads(`http://localhost:${port}`);
    return [
      {
        what: "server, from nothing to its first answer (second start)",
        value: startMs,
        yardstick: "Node with an empty script",
        yardstickValue: nodeMs,
        goal: { kind: "value", most: 3000 },
      },
      ...loads,
    ];
  } finally {
    await server?.stop();
  }
}

async function measureFirstLoads(url: string): Promise<readonly Measurement[]> {
  const program = await findChromiumProgram(`${checkout}.cache/chromium`);
  const browser = await launchChromium(program);
  try {
    const gzip = { baseURL: url, extraHTTPHeaders: { "accept-encoding": "gzip" } };
    const context = await browser.newContext(gzip);
    const landing = await weighScripts(context, "/");
    const page = await context.newPage();
    await page.goto("/plans");
    await page.evaluate(async (body) => {
      const headers = { "content-type": "application/json" };
      await fetch("/api/auth/sign-up/email", { method: "POST", headers, body: JSON.stringify(body) });
    }, account);
    const cookies = await context.cookies();
    const signedIn = await browser.newContext(gzip);
    await signedIn.addCookies(cookies);
    const ask = await weighScripts(signedIn, "/ask");
    const weigh = {
      unit: "KB",
      yardstick: "React's renderer, gzipped",
      yardstickValue: weighReact(),
    } as const;
    return [
      {
        what: "/: JavaScript of the first load, gzipped",
        ...weigh,
        value: landing,
        goal: { kind: "value", most: 130 },
      },
      { what: "/ask: the same", ...weigh, value: ask, goal: { kind: "value", most: 180 } },
    ];
  } finally {
    await browser.close();
  }
}

/** The compressed size of the scripts that a page loads until it is idle, in kilobytes, without a cache. */
async function weighScripts(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "load" });
  await wait(settledMs);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map((entry) => entry.toJSON() as { readonly name: string; readonly encodedBodySize: number })
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await page.close();
  return bytes / 1000;
}

function weighReact(): number {
  const renderer = `${checkout}node_modules/react-dom/cjs/react-dom-client.production.js`;
  return gzipSync(readFileSync(renderer)).length / 1000;
}
