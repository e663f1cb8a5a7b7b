import { cp, link, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { askDesk } from "./ask-desk.ts";

/** The scale of the sample shop that tests share. */
export const sampleScaleForTests = 0.02;

/**
 * Fills a server's data folder with a copy of one in which the sample shop was built and its example questions were
 * answered, once for this Vitest run. It has no accounts; new accounts are welcomed at once.
 */
export async function copyAnsweredSample(dataFolder: string): Promise<void> {
  const from = await answeredFolder();
  const filter = (path: string) => path !== join(from, "sample");
  await cp(from, dataFolder, { recursive: true, filter });
  await linkSampleForTests(dataFolder);
}

/**
 * Links only the shop of this Vitest run into a server's data folder, so that the server does not build one. The shop
 * never changes, and a shared asking process recognizes it.
 */
export async function linkSampleForTests(dataFolder: string): Promise<void> {
  const [from, to] = [join(await answeredFolder(), "sample"), join(dataFolder, "sample")];
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) await link(join(from, name), join(to, name));
}

async function answeredFolder(): Promise<string> {
  const answered = await askDesk<{ readonly folder: string }>("sample");
  if ("skipped" in answered) throw new Error(answered.skipped);
  return answered.folder;
}
