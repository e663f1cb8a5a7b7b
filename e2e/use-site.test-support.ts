import { beforeAll, onTestFinished, type TestContext } from "vitest";
import type { TestServerOptions } from "../apps/server/testing/start-test-server.test-support.ts";
import {
  openSite,
  type Site,
  type SiteOrReason,
  type Window,
  type WindowOptions,
} from "./open-site.test-support.ts";

export interface SiteUse {
  /** The site; skips the test where there is no browser. */
  readonly site: (context: TestContext) => Site;
  /** A window that is closed when the test ends, signed in as the owner, on a page. */
  readonly visit: (context: TestContext, path: string, options?: WindowOptions) => Promise<Window>;
  /** A window of nobody's, closed when the test ends, with the dialog that a path opens over the landing page. */
  readonly openPanel: (context: TestContext, path: string, options?: WindowOptions) => Promise<Window>;
}

/** One site for all tests of a file. */
export function useSite(options: TestServerOptions = {}): SiteUse {
  let opened: SiteOrReason;
  beforeAll(async () => {
    opened = await openSite(options);
  });
  const site = (context: TestContext) => {
    if ("skipped" in opened) return context.skip(opened.skipped);
    return opened;
  };
  return {
    site,
    visit: async (context, path, windowOptions = {}) => {
      const visited = site(context);
      const window = await visited.open({ person: visited.owner, ...windowOptions });
      onTestFinished(() => window.context.close());
      await window.visit(path);
      return window;
    },
    openPanel: async (context, path, windowOptions) => {
      const window = await site(context).open(windowOptions);
      onTestFinished(() => window.context.close());
      await window.visit(path);
      await window.page.getByRole("dialog").waitFor();
      return window;
    },
  };
}
