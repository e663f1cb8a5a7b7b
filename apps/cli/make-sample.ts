import { rmSync } from "node:fs";
import { buildSampleDatabase, type SampleSummary } from "@askery/sample";
import type { Context } from "./context.ts";

/** Makes the sample database. Ctrl+C ends the program, and nothing is left of what was half made. */
export function makeSample(
  options: { readonly path: string; readonly today: string; readonly replace: boolean },
  { signal }: Pick<Context, "signal">,
): Promise<SampleSummary> {
  process.once("exit", () => removeDraft(options.path));
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([buildSampleDatabase(options), stopped]);
}

/** The name under which the generator works until the file is whole. */
function removeDraft(path: string): void {
  const draft = `${path}.building-${String(process.pid)}`;
  for (const file of [draft, `${draft}.wal`]) rmSync(file, { force: true });
}
