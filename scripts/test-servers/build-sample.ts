import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ProcessPool } from "@askery/process";
import { sampleBuilder } from "../../apps/server/databases/sample/sample-shop.ts";
import { sampleScaleForTests } from "./sample.ts";

export interface BuiltSample {
  /** Holds the shop under the name that a server gives it, to be copied into its data folder. */
  readonly folder: string;
  /** Removes it. */
  readonly stop: () => Promise<void>;
}

/** Builds the sample shop as a server would, once for the servers of all tests. */
export async function buildSample(): Promise<BuiltSample> {
  const folder = await mkdtemp(join(tmpdir(), "askery-sample-"));
  const today = new Date().toISOString().slice(0, 10);
  const path = join(folder, `shop-1-${today}.duckdb`);
  const builder = new ProcessPool(sampleBuilder);
  try {
    await builder.run("build", { path, today, scale: sampleScaleForTests });
  } finally {
    await builder.close();
  }
  return { folder, stop: () => rm(folder, { recursive: true, force: true }) };
}
