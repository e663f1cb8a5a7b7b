import { askDesk } from "./ask-desk.ts";
import type { ClickhouseDatabase } from "./clickhouse-server.ts";

/** An empty ClickHouse database for tests, or why there is none. */
export type ClickhouseForTests = ClickhouseDatabase | { readonly skipped: string };

/**
 * Returns a new, empty database on a real but old ClickHouse. The whole Vitest run shares the server, which the first
 * call starts and which ends with the run. If it is unavailable, skip with the returned reason.
 */
export async function clickhouseForTests(): Promise<ClickhouseForTests> {
  return askDesk<ClickhouseDatabase>("clickhouse");
}
