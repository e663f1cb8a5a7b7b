import { mkdirSync } from "node:fs";
import { join } from "node:path";

/** Puts another database in the place of the sample in a server's data folder. */
export async function replaceSample(
  dataFolder: string,
  write: (path: string) => Promise<void>,
): Promise<void> {
  const folder = join(dataFolder, "sample");
  mkdirSync(folder, { recursive: true });
  const today = new Date().toISOString().slice(0, 10);
  await write(join(folder, `shop-1-${today}.duckdb`));
}
