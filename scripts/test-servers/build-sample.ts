import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sampleScaleForTests } from "./sample.ts";

export interface BuiltSample {
  /** Holds the shop under the name that a server gives it, to be copied into its data folder. */
  readonly folder: string;
  /** Removes it. */
  readonly stop: () => Promise<void>;
}

const program = fileURLToPath(new URL("../../apps/server/databases/sample/build-sample.ts", import.meta.url));

/** Builds the sample shop as a server would, once for the servers of all tests. */
export async function buildSample(): Promise<BuiltSample> {
  const folder = await mkdtemp(join(tmpdir(), "askery-sample-"));
  const today = new Date().toISOString().slice(0, 10);
  const path = join(folder, `shop-1-${today}.duckdb`);
  await promisify(execFile)(
    process.execPath,
    ["--no-warnings", program, path, today, String(sampleScaleForTests)],
    { env: { TZ: "UTC" } },
  );
  return { folder, stop: () => rm(folder, { recursive: true, force: true }) };
}
