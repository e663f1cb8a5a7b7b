import { askDesk } from "./ask-desk.ts";
import type { ChromiumProgram } from "./chromium-program.ts";

/** A Chromium for tests, or why there is none. */
export type ChromiumForTests = ChromiumProgram | { readonly skipped: string };

/** Finds the Chromium of this Vitest run. If there is none, skip with the returned reason. */
export async function chromiumForTests(): Promise<ChromiumForTests> {
  return askDesk<ChromiumProgram>("chromium");
}
