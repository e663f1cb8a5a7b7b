import { cp } from "node:fs/promises";
import { join } from "node:path";
import { askDesk } from "./ask-desk.ts";

/** Of the sample shop that tests share. */
export const sampleScaleForTests = 0.02;

/** Puts the shop of this Vitest run into a server's data folder, which then builds none. */
export async function copySampleForTests(dataFolder: string): Promise<void> {
  const built = await askDesk<{ readonly folder: string }>("sample");
  if ("skipped" in built) throw new Error(built.skipped);
  await cp(built.folder, join(dataFolder, "sample"), { recursive: true });
}
