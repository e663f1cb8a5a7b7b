import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { findFreePort } from "./find-free-port.ts";
import { findPostgresPrograms, type PostgresPrograms } from "./postgres-programs.ts";
import { runServer, type RunningServer } from "./server-process.ts";
import { findServerUser, type ServerUser } from "./server-user.ts";

const run = promisify(execFile);

/** A PostgreSQL that we started, in a new folder, on a free port of 127.0.0.1. */
export interface PostgresServer extends RunningServer {
  /** Creates an empty database and returns its connection string, for the superuser. */
  readonly createDatabase: () => Promise<string>;
}

interface Cluster {
  readonly folder: string;
  readonly programs: PostgresPrograms;
  readonly user: ServerUser;
  readonly password: string;
  readonly port: number;
}

/**
 * Starts a PostgreSQL for tests: the newest installed one, or else the one from npm; never the machine's own service.
 * It trades durability for speed. Throws with the reason if there is none.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), "askery-postgres-"));
  try {
    const user = await findServerUser();
    await chown(folder, user.uid, user.gid);
    const programs = await findPostgresPrograms(folder);
    const cluster = {
      folder,
      programs,
      user,
      password: randomBytes(16).toString("hex"),
      port: await findFreePort(),
    };
    await initialize(cluster);
    return await serve(cluster);
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw cause;
  }
}

async function initialize({ folder, programs, user, password }: Cluster): Promise<void> {
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, password, { mode: 0o600 });
  await chown(passwordFile, user.uid, user.gid);
  await run(
    programs.initdb,
    [
      ["--pgdata", join(folder, "data")],
      ["--username", "askery", "--pwfile", passwordFile, "--auth", "scram-sha-256"],
      ["--encoding", "UTF8", "--locale", "C", "--no-sync"],
    ].flat(),
    { cwd: folder, env: programs.environment, uid: user.uid, gid: user.gid },
  );
}

async function serve(cluster: Cluster): Promise<PostgresServer> {
  const { folder, programs, user, port } = cluster;
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    max_connections: 60,
    shared_buffers: "64MB",
    timezone: "UTC",
  };
  const running = await runServer({
    name: "PostgreSQL",
    program: programs.postgres,
    arguments: [
      "-D",
      join(folder, "data"),
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    environment: programs.environment,
    user,
    folder,
    signals: { now: "SIGQUIT", soon: "SIGINT" },
    greet: () => execute(cluster, "SELECT 1"),
  });
  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      const name = `test_${databases}`;
      await execute(cluster, `CREATE DATABASE ${name} TEMPLATE template0`);
      return connectionString(cluster, name);
    },
    ...running,
  };
}

async function execute(cluster: Cluster, sql: string): Promise<void> {
  const client = new Client({
    connectionString: connectionString(cluster, "postgres"),
    connectionTimeoutMillis: 5000,
  });
  // After the promise was rejected, a refused connection also causes an event.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function connectionString({ password, port }: Cluster, database: string): string {
  return `postgresql://askery:${password}@127.0.0.1:${port}/${database}`;
}
