import { askDesk } from "./ask-desk.ts";
import type { ChromiumProgram } from "./chromium-program.ts";

/** A Chromium to test with, or why there is none. */
export type ChromiumForTests = ChromiumProgram | { readonly skipped: string };

/** Finds the Chromium of this Vitest run. Where there is none it says why; skip with that reason. */
export async function chromiumForTests(): Promise<ChromiumForTests> {
  return askDesk<ChromiumProgram>("chromium");
}
