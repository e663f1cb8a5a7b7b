import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { executeClickhouse, numberDatabases, type ClickhouseServer } from "./clickhouse-server.ts";
import { fetchChdb } from "./current-clickhouse/fetch-chdb.ts";
import { findFreePort } from "./find-free-port.ts";
import { runServer } from "./server-process.ts";

/**
 * Starts a current ClickHouse for tests: the library from npm, downloaded into `cache` once, with our HTTP front in a
 * child process. It tests the behavior of the engine; it has no users, no profiles and not the server's own HTTP
 * interface. Throws if it is unavailable.
 */
export async function startCurrentClickhouse(cache: string): Promise<ClickhouseServer> {
  await fetchChdb(cache);
  const folder = await mkdtemp(join(tmpdir(), "askery-current-clickhouse-"));
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  if (uid === undefined || gid === undefined) throw new Error("Servers for tests need Linux or macOS.");
  const target = {
    host: "127.0.0.1",
    port: await findFreePort(),
    user: "askery",
    password: randomBytes(16).toString("hex"),
    database: "default",
  };
  try {
    const main = join(import.meta.dirname, "current-clickhouse", "main.ts");
    const { stop } = await runServer({
      name: "The current ClickHouse",
      program: process.execPath,
      arguments: [main, cache, join(folder, "data"), String(target.port), target.user],
      environment: {
        PATH: process.env["PATH"],
        TZ: "UTC",
        UV_THREADPOOL_SIZE: "16",
        FRONT_PASSWORD: target.password,
      },
      user: { uid, gid },
      folder,
      signals: { now: "SIGKILL", soon: "SIGTERM" },
      greet: async () => void (await executeClickhouse(target, "SELECT 1")),
    });
    return { createDatabase: numberDatabases(target), stop };
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw cause;
  }
}
