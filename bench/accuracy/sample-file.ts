import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { IsoDate } from "@askery/model";
import { buildSampleDatabase } from "@askery/sample";

/**
 * The path of the sample database that ends on a given day. The database is built once, and again when its generator
 * changes.
 */
export async function findSampleFile(today: IsoDate, folder: string): Promise<string> {
  const path = join(folder, `sample-${today}-${hashGenerator()}.duckdb`);
  if (!existsSync(path)) await buildSampleDatabase({ path, today, replace: true });
  return path;
}

function hashGenerator(): string {
  const hash = createHash("sha256");
  const folder = fileURLToPath(new URL("../../packages/sample", import.meta.url));
  for (const file of globSync("**/*.ts", { cwd: folder }).toSorted()) {
    if (!file.endsWith(".test.ts")) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex").slice(0, 12);
}
