import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import type { CloseAt } from "../apps/server/testing/close-after-all.test-support.ts";
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from "../apps/server/testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { askDesk } from "../scripts/test-servers/ask-desk.ts";
import { browserForTests } from "../scripts/test-servers/chromium.ts";
import { sampleScaleForTests } from "../scripts/test-servers/sample.ts";

/** The real server with the built web app, and windows to visit it. */
export interface Site {
  readonly server: TestServer;
  /** The URL of the pages. The server is configured with it. */
  readonly url: string;
  /** The owner of the server, who signed up first. */
  readonly owner: TestPerson;
  /** Opens a separate browser window, which is closed at the end. Errors in it fail the test file. */
  readonly open: (options?: WindowOptions) => Promise<Window>;
}

export interface WindowOptions {
  /** In CSS pixels. Default: 1440 × 900. */
  readonly width?: number;
  readonly height?: number;
  /** The user whose session the window has. Default: none. */
  readonly person?: TestPerson;
  /** The device's preferred color scheme. Default: dark. */
  readonly device?: "light" | "dark";
  readonly cookies?: readonly { readonly name: string; readonly value: string }[];
  /** Runs in every page before its own scripts. Default: nothing. */
  readonly script?: () => void;
  /** Further options of Playwright. */
  readonly context?: BrowserContextOptions;
}

export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Opens a path and waits until the page is loaded. */
  readonly visit: (path: string) => Promise<void>;
}

/** A site, or why there is none: skip with that reason. */
export type SiteOrReason = Site | { readonly skipped: string };

/** The maximum wait for a page. On an overloaded machine everything is slow without being wrong. */
const patienceMs = 60_000;

export interface SiteOptions extends TestServerOptions {
  /** What browsers may complain of. Default: nothing. */
  readonly expectedComplaints?: readonly string[];
}

/** Starts the server for one test file. */
export async function openSite(
  closeAt: CloseAt,
  { expectedComplaints = [], ...options }: SiteOptions,
): Promise<SiteOrReason> {
  const browser = await browserForTests();
  if ("skipped" in browser) return browser;
  const built = await askDesk("web");
  if ("skipped" in built) throw new Error(built.skipped);
  const complaints: string[] = [];
  closeAt(async () => {
    const others = complaints.filter((complaint) => !expectedComplaints.includes(complaint));
    expect(others, "what browsers complained of").toEqual([]);
  });
  const server = await startTestServer({
    sampleScale: sampleScaleForTests,
    webFolder: join(import.meta.dirname, "../apps/web/dist/client"),
    closeAt,
    ...options,
  });
  closeAt(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  const url = options.environment?.url ?? server.url;
  const owner = await signUpPerson(server, "Ines");
  return {
    server,
    url,
    owner,
    open: async (window) => openWindow({ browser, url, complaints }, window),
  };
}

interface Visited {
  readonly browser: Browser;
  readonly url: string;
  readonly complaints: string[];
}

async function openWindow(
  { browser, url, complaints }: Visited,
  options: WindowOptions = {},
): Promise<Window> {
  const {
    width = 1440,
    height = 900,
    person,
    device = "dark",
    cookies = [],
    script,
    context: more,
  } = options;
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
  if (script !== undefined) await context.addInitScript(script);
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

/** Runs in the page and reports every violation of the content security policy. */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation;
    report(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
  });
}
