import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createConnection } from "mysql2/promise";
import { findFreePort } from "./find-free-port.ts";
import { findMariadbPrograms, type MariadbPrograms } from "./mariadb-programs.ts";
import { runServer, type RunningServer } from "./server-process.ts";
import { findServerUser, type ServerUser } from "./server-user.ts";

const run = promisify(execFile);

/** A new, empty database on a MariaDB, and a user with all rights there. */
export interface MariadbDatabase {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** A MariaDB that we started, in a new folder, on a free port of 127.0.0.1. */
export interface MariadbServer extends RunningServer {
  readonly createDatabase: () => Promise<MariadbDatabase>;
}

interface Instance {
  readonly folder: string;
  readonly programs: MariadbPrograms;
  readonly user: ServerUser;
  readonly password: string;
  readonly port: number;
}

/**
 * Starts a MariaDB for tests: the installed one, or else Debian's packages unpacked into `cache`; never the machine's
 * own service. It trades durability for speed. Throws with the reason if there is none.
 */
export async function startMariadb(cache: string): Promise<MariadbServer> {
  const folder = await mkdtemp(join(tmpdir(), "askery-mariadb-"));
  try {
    const user = await findServerUser();
    await chown(folder, user.uid, user.gid);
    const instance = {
      folder,
      programs: await findMariadbPrograms(cache, folder),
      user,
      password: randomBytes(16).toString("hex"),
      port: await findFreePort(),
    };
    await initialize(instance);
    return await serve(instance);
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw cause;
  }
}

/** Creates the system tables and the only user, which replaces Debian's script for this. */
async function initialize({ folder, programs, user, password }: Instance): Promise<void> {
  const data = join(folder, "data");
  await mkdir(data);
  await chown(data, user.uid, user.gid);
  const scripts = ["mysql_system_tables", "mysql_performance_tables", "mysql_system_tables_data"];
  const texts = await Promise.all(
    scripts.map((name) => readFile(join(programs.share, `${name}.sql`), "utf8")),
  );
  const bootstrap = [
    "CREATE DATABASE mysql;\nUSE mysql;\nSET @auth_root_socket = NULL;\nSET @current_hostname = 'localhost';",
    ...texts,
    `FLUSH PRIVILEGES;\nCREATE USER askery IDENTIFIED BY '${password}';`,
    "GRANT ALL ON *.* TO askery WITH GRANT OPTION;\n",
  ];
  const script = join(folder, "bootstrap.sql");
  await writeFile(script, bootstrap.join("\n"), { mode: 0o600 });
  await chown(script, user.uid, user.gid);
  await run(
    "/bin/sh",
    ["-c", `exec "$0" "$@" < bootstrap.sql`, programs.mariadbd, ...options(programs, data), "--bootstrap"],
    {
      cwd: folder,
      env: programs.environment,
      uid: user.uid,
      gid: user.gid,
    },
  );
  await rm(script);
}

function options({ base, share }: MariadbPrograms, data: string): readonly string[] {
  return [
    "--no-defaults",
    `--basedir=${base}`,
    `--datadir=${data}`,
    `--lc-messages-dir=${share}`,
    "--innodb-flush-log-at-trx-commit=2",
    "--innodb-log-file-size=16M",
    "--innodb-use-native-aio=0",
  ];
}

async function serve(instance: Instance): Promise<MariadbServer> {
  const { folder, programs, user, port } = instance;
  const running = await runServer({
    name: "MariaDB",
    program: programs.mariadbd,
    arguments: [
      ...options(programs, join(folder, "data")),
      "--bind-address=127.0.0.1",
      `--port=${port}`,
      `--socket=${join(folder, "socket")}`,
      `--pid-file=${join(folder, "pid")}`,
      "--skip-name-resolve",
      "--max-connections=60",
      "--character-set-server=utf8mb4",
      "--local-infile=1",
    ],
    environment: programs.environment,
    user,
    folder,
    signals: { now: "SIGKILL", soon: "SIGTERM" },
    greet: () => execute(instance, "SELECT 1"),
  });
  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      const database = `test_${databases}`;
      await execute(instance, `CREATE DATABASE ${database}`);
      return { ...addressOf(instance), database };
    },
    ...running,
  };
}

async function execute(instance: Instance, sql: string): Promise<void> {
  const connection = await createConnection({ ...addressOf(instance), connectTimeout: 5000 });
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}

function addressOf({ port, password }: Instance): Omit<MariadbDatabase, "database"> {
  return { host: "127.0.0.1", port, user: "askery", password };
}
