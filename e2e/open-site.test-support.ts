import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, expect } from "vitest";
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from "../apps/server/testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { askDesk } from "../scripts/test-servers/ask-desk.ts";
import { chromiumForTests } from "../scripts/test-servers/chromium.ts";
import { launchChromium } from "../scripts/test-servers/launch-chromium.ts";
import { sampleScaleForTests } from "../scripts/test-servers/sample.ts";

/** The real server with the web app as it is built, and a browser to visit it with. */
export interface Site {
  readonly server: TestServer;
  readonly browser: Browser;
  /** Where pages are visited. The server knows itself by this address. */
  readonly url: string;
  /** Signed up as the first account of the server. */
  readonly owner: TestPerson;
  /** Opens a browser window of its own, closed at the end; what goes wrong in it fails the test file. */
  readonly open: (options?: WindowOptions) => Promise<Window>;
}

export interface WindowOptions {
  /** In CSS pixels; 1440 × 900 by default. */
  readonly width?: number;
  readonly height?: number;
  /** Whose session it has; nobody's by default. */
  readonly person?: TestPerson;
  /** What the device prefers; dark by default. */
  readonly device?: "light" | "dark";
  readonly cookies?: readonly { readonly name: string; readonly value: string }[];
  /** More of Playwright's own. */
  readonly context?: BrowserContextOptions;
}

export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Goes to a path and waits until the page is there. */
  readonly visit: (path: string) => Promise<void>;
}

/** A site, or why there is none here: skip with that reason. */
export type SiteOrReason = Site | { readonly skipped: string };

/** How long a page is waited for at most: on a starved machine all takes long, and none of it is wrong. */
const patienceMs = 60_000;

/** Starts server and browser for one test file. */
export async function openSite(options: TestServerOptions = {}): Promise<SiteOrReason> {
  const program = await chromiumForTests();
  if ("skipped" in program) return program;
  const built = await askDesk("web");
  if ("skipped" in built) throw new Error(built.skipped);
  const server = await startTestServer({
    sampleScale: sampleScaleForTests,
    webFolder: join(import.meta.dirname, "../apps/web/dist/client"),
    closeAt: afterAll,
    ...options,
  });
  const browser = await launchChromium(program);
  const complaints: string[] = [];
  afterAll(async () => {
    await browser.close();
    expect(complaints, "what browsers complained of").toEqual([]);
  });
  const owner = await signUpPerson(server, "Ines");
  return {
    server,
    browser,
    url: server.url,
    owner,
    open: async (window) => openWindow({ browser, url: server.url, complaints }, window),
  };
}

interface Visited {
  readonly browser: Browser;
  readonly url: string;
  readonly complaints: string[];
}

async function openWindow(
  { browser, url, complaints }: Visited,
  { width = 1440, height = 900, person, device = "dark", cookies = [], context: more }: WindowOptions = {},
): Promise<Window> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme: device,
    ...more,
  });
  context.setDefaultTimeout(patienceMs);
  const session = [...(person?.browser.cookies ?? [])].map(([name, value]) => ({ name, value }));
  await context.addCookies([...session, ...cookies].map((cookie) => ({ ...cookie, url })));
  await context.exposeBinding("reportViolation", (_, text: string) => void complaints.push(text));
  await context.addInitScript(reportViolations);
  const page = await context.newPage();
  context.on("weberror", (error) => void complaints.push(error.error().message));
  return {
    context,
    page,
    visit: async (path) => {
      await page.goto(path, { waitUntil: "load" });
      await page.locator("#root [aria-busy=true].shell").waitFor({ state: "detached" });
    },
  };
}

/** Runs in the page: every breach of the content policy counts. */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation;
    report(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
  });
}
