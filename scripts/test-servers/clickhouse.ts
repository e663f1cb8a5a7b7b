import { askDesk } from "./ask-desk.ts";
import type { ClickhouseDatabase } from "./clickhouse-server.ts";

/** An empty ClickHouse database to test on, or why there is none. */
export type ClickhouseForTests = ClickhouseDatabase | { readonly skipped: string };

/**
 * Hands out an empty database of its own on a real, if old, ClickHouse, shared by the whole Vitest run, started by the
 * first call and gone when the run ends. Where it cannot be had it says why; skip with that reason.
 */
export async function clickhouseForTests(): Promise<ClickhouseForTests> {
  return askDesk<ClickhouseDatabase>("clickhouse");
}
