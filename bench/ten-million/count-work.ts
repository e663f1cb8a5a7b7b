import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { readDescendants } from "../speed/read-processes.ts";

/** What a database works on now: its number, which is 0 if it is idle, and in words. */
export type CountWork = () => Promise<{ readonly count: number; readonly words: string }>;

/** The statements about the sales that a PostgreSQL runs. */
export function countPostgresWork(driver: Client): CountWork {
  return async () => {
    const { rows } = await driver.query<{ readonly count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE state = 'active' AND pid <> pg_backend_pid() AND query LIKE '%sales%'
         AND backend_type IN ('client backend', 'parallel worker')`,
    );
    const count = rows[0]?.count ?? 0;
    return { count, words: `${count} statements` };
  };
}

const watchedMs = 100;
/** Less is housekeeping, such as the answer to a call. */
const leastCpuMs = 20;

/** The processes below a server that have a file open and use processor time. */
export function countDuckdbWork(serverPid: number): CountWork {
  return async () => {
    const before = await readDescendants(serverPid);
    await wait(watchedMs);
    const after = await readDescendants(serverPid);
    const busy = [...after].filter(
      ([pid, { program, cpuMs }]) =>
        program.includes("duckdb") && cpuMs - (before.get(pid)?.cpuMs ?? 0) > leastCpuMs,
    );
    return { count: busy.length, words: `${busy.length} processes` };
  };
}

/** How long a database still works after a moment, in milliseconds. */
export async function timeUntilIdle(countWork: CountWork, startedAt: number): Promise<number> {
  for (;;) {
    const askedAt = performance.now();
    if ((await countWork()).count === 0) return askedAt - startedAt;
    await wait(20);
  }
}
