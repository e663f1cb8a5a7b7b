import type { Browser } from "playwright-core";
import { askDesk } from "./ask-desk.ts";
import type { ChromiumProgram } from "./chromium-program.ts";
import { launchChromium } from "./launch-chromium.ts";

/** A Chromium for tests, or why there is none. */
export type ChromiumForTests = ChromiumProgram | { readonly skipped: string };

/** Finds the Chromium of this Vitest run. If there is none, skip with the returned reason. */
export async function chromiumForTests(): Promise<ChromiumForTests> {
  return askDesk<ChromiumProgram>("chromium");
}

let launched: Promise<Browser> | undefined;

/**
 * The browser of this worker. Its test files share it: close the contexts that you open in it, never the browser, which
 * ends with the worker. If there is no Chromium, skip with the returned reason.
 */
export async function browserForTests(): Promise<Browser | { readonly skipped: string }> {
  const program = await chromiumForTests();
  if ("skipped" in program) return program;
  launched ??= launchChromium(program);
  return launched;
}
