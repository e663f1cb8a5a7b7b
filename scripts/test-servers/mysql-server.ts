import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createConnection, type ConnectionOptions } from "mysql2/promise";
import { findFreePort } from "./find-free-port.ts";
import type { MariadbServer } from "./mariadb-server.ts";
import { runServer } from "./server-process.ts";
import { findServerUser, type ServerUser } from "./server-user.ts";
import { copyUnpacked, findLibraries } from "./unpack-debian-packages.ts";

const run = promisify(execFile);

interface Instance {
  readonly folder: string;
  readonly user: ServerUser;
  readonly port: number;
  readonly password: string;
  /** The program and its first options. */
  readonly command: readonly [program: string, ...options: string[]];
}

/**
 * Starts a MySQL for tests in place of MariaDB. `unpacked` is a folder with the unpacked packages of a server and all
 * its dependencies, including the C library, so that a server built for another Debian runs here.
 */
export async function startMysql(unpacked: string): Promise<MariadbServer> {
  const folder = await mkdtemp(join(tmpdir(), "askery-mysql-"));
  try {
    const user = await findServerUser();
    await chown(folder, user.uid, user.gid);
    const instance: Instance = {
      folder,
      user,
      port: await findFreePort(),
      password: randomBytes(16).toString("hex"),
      command: await prepareCommand(unpacked, folder),
    };
    await runOnce(instance, "--initialize-insecure");
    return await serve(instance);
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw cause;
  }
}

async function prepareCommand(unpacked: string, folder: string): Promise<Instance["command"]> {
  if (!existsSync(join(unpacked, "usr/sbin/mysqld"))) {
    throw new Error("ASKERY_TEST_MYSQL names no folder that holds usr/sbin/mysqld.");
  }
  const libraries = (await findLibraries(unpacked)).slice(unpacked.length + 1);
  await copyUnpacked(unpacked, folder, ["usr/sbin", "usr/share/mysql", libraries]);
  const base = join(folder, "usr");
  return [
    join(folder, libraries, "ld-linux-x86-64.so.2"),
    "--library-path",
    join(folder, libraries),
    join(base, "sbin/mysqld"),
    "--no-defaults",
    `--basedir=${base}`,
    `--datadir=${join(folder, "data")}`,
    `--lc-messages-dir=${join(base, "share/mysql")}`,
    "--secure-file-priv=",
    "--innodb-use-native-aio=0",
    "--mysqlx=0",
  ];
}

async function runOnce({ command, folder, user }: Instance, option: string): Promise<void> {
  const [program, ...options] = command;
  await run(program, [...options, option], { cwd: folder, uid: user.uid, gid: user.gid });
}

async function serve(instance: Instance): Promise<MariadbServer> {
  const { folder, user, port, password, command } = instance;
  const [program, ...options] = command;
  const socket = join(folder, "socket");
  const address = { host: "127.0.0.1", port, user: "askery", password };
  const running = await runServer({
    name: "MySQL",
    program,
    arguments: [
      ...options,
      "--bind-address=127.0.0.1",
      `--port=${port}`,
      `--socket=${socket}`,
      `--pid-file=${join(folder, "pid")}`,
      "--max-connections=60",
      "--local-infile=1",
      "--log-bin-trust-function-creators=1",
    ],
    environment: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
    user,
    folder,
    signals: { now: "SIGKILL", soon: "SIGTERM" },
    greet: () =>
      execute({ socketPath: socket, user: "root" }, [
        `CREATE USER IF NOT EXISTS askery IDENTIFIED BY '${password}'`,
        "GRANT ALL ON *.* TO askery WITH GRANT OPTION",
      ]),
  });
  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      const database = `test_${databases}`;
      await execute(address, [`CREATE DATABASE ${database}`]);
      return { ...address, database };
    },
    ...running,
  };
}

async function execute(address: ConnectionOptions, statements: readonly string[]): Promise<void> {
  const connection = await createConnection({ ...address, connectTimeout: 5000 });
  try {
    for (const sql of statements) await connection.query(sql);
  } finally {
    await connection.end();
  }
}
