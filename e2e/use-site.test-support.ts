import { beforeAll, beforeEach, onTestFinished, type TestContext } from "vitest";
import { closeAfterAll } from "../apps/server/testing/close-after-all.test-support.ts";
import {
  openSite,
  type Site,
  type SiteOptions,
  type SiteOrReason,
  type Window,
  type WindowOptions,
} from "./open-site.test-support.ts";

export interface SiteUse {
  /** The site. Skips the test if there is no browser. */
  readonly site: (context: TestContext) => Site;
  /** A window on a page, signed in as the owner. It is closed when the test ends. */
  readonly visit: (context: TestContext, path: string, options?: WindowOptions) => Promise<Window>;
  /**
   * Visits pages like `visit`, but in one window for all tests of the file. Its cache makes visits fast, and what pages
   * store lasts, so it is for tests that only look at pages.
   */
  readonly shareWindow: (options?: WindowOptions) => (context: TestContext, path: string) => Promise<Window>;
  /** A signed-out window with the dialog that a path opens over the landing page. It is closed when the test ends. */
  readonly openPanel: (context: TestContext, path: string, options?: WindowOptions) => Promise<Window>;
}

/** Opens one site for all tests of a file. */
export function useSite(options: SiteOptions = {}): SiteUse {
  const closeAt = closeAfterAll();
  let opened: SiteOrReason;
  beforeAll(async () => {
    opened = await openSite(closeAt, options);
  });
  beforeEach(async ({ task }) => {
    // What a failed run left behind must not decide its retry. A site with a folder of its own keeps it.
    if (task.result?.retryCount && options.dataFolder === undefined) {
      opened = await openSite(closeAt, options);
    }
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
    shareWindow: (windowOptions) => {
      let shared: { readonly of: Site; readonly window: Promise<Window> } | undefined;
      return async (context, path) => {
        const of = site(context);
        if (shared?.of !== of) shared = { of, window: of.open({ person: of.owner, ...windowOptions }) };
        const window = await shared.window;
        await window.visit(path);
        return window;
      };
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
