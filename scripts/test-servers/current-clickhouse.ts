import { askDesk } from "./ask-desk.ts";
import type { ClickhouseForTests } from "./clickhouse.ts";
import type { ClickhouseDatabase } from "./clickhouse-server.ts";

/**
 * Hands out an empty database of its own on a current ClickHouse (the library of npm's `chdb` behind an HTTP front of
 * ours), shared by the whole Vitest run. The first time ever it is fetched, half a gigabyte. Where it cannot be had it says
 * why; skip with that reason.
 *
 * Dialect, types, settings, `readonly` and failures are the engine's own. The front's are signing in, what is said in
 * headers, and KILL QUERY by id; there are no users and no grants. Of two queries that compute long before their first row,
 * the second goes on, and ends, only when the first has.
 */
export async function currentClickhouseForTests(): Promise<ClickhouseForTests> {
  return askDesk<ClickhouseDatabase>("current-clickhouse");
}
