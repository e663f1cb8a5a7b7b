import { askDesk } from "./ask-desk.ts";
import type { ClickhouseForTests } from "./clickhouse.ts";
import type { ClickhouseDatabase } from "./clickhouse-server.ts";

/**
 * Returns a new, empty database on a current ClickHouse (the library of npm's `chdb` with our HTTP front). The whole
 * Vitest run shares the server. On first use it downloads half a gigabyte. If it is unavailable, skip with the returned
 * reason.
 *
 * Dialect, types, settings, `readonly` and failures are the engine's own. Sign-in, headers and KILL QUERY by id are the
 * front's; there are no users and no grants. If two queries both compute for long before their first row, the second
 * one continues only when the first has ended.
 */
export async function currentClickhouseForTests(): Promise<ClickhouseForTests> {
  return askDesk<ClickhouseDatabase>("current-clickhouse");
}
