import { chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { findFreePort } from "./find-free-port.ts";
import { runServer } from "./server-process.ts";
import { findServerUser } from "./server-user.ts";
import { copyUnpacked, findLibraries, unpackDebianPackages } from "./unpack-debian-packages.ts";

/** A new, empty database on a ClickHouse, and a user with all rights there. */
export interface ClickhouseDatabase {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** A ClickHouse that we started, in a new folder, on a free port of 127.0.0.1. */
export interface ClickhouseServer {
  readonly createDatabase: () => Promise<ClickhouseDatabase>;
  /** Ends the server and removes its folder. */
  readonly stop: () => Promise<void>;
}

/**
 * Debian's ClickHouse is from 2018. It serves to test the protocol; it supports neither window functions nor named
 * queries.
 */
const packages = [
  "clickhouse-server",
  "clickhouse-common",
  "libboost-filesystem1.74.0",
  "libboost-program-options1.74.0",
  "libcapnp-0.9.2",
  "libcctz2",
  "libcpuinfo0",
  "libdouble-conversion3",
  "libfarmhash0",
  "libicu72",
  "libjemalloc2",
  "liblz4-1",
  "libmariadb3",
  "libmetrohash1",
  "libodbc2",
  "libodbcinst2",
  "libltdl7",
  "libpcre3",
  "libpococrypto80",
  "libpocodata80",
  "libpocodataodbc80",
  "libpocofoundation80",
  "libpocojson80",
  "libpocomongodb80",
  "libpoconet80",
  "libpoconetssl80",
  "libpocoutil80",
  "libpocoxml80",
  "librdkafka1",
  "libre2-9",
  "libssl3",
  "libzstd1",
];

/** Starts a ClickHouse for tests from Debian's packages, unpacked into `cache`. Throws if they are unavailable. */
export async function startClickhouse(cache: string): Promise<ClickhouseServer> {
  await unpackDebianPackages(packages, cache);
  const folder = await mkdtemp(join(tmpdir(), "askery-clickhouse-"));
  try {
    const user = await findServerUser();
    await chown(folder, user.uid, user.gid);
    const libraries = (await findLibraries(cache)).slice(cache.length + 1);
    const bare = libraries.replace("usr/", "");
    await copyUnpacked(cache, folder, ["usr/sbin", libraries, bare]);
    const [port, tcpPort] = [await findFreePort(), await findFreePort()];
    const target = {
      host: "127.0.0.1",
      port,
      user: "askery",
      password: randomBytes(16).toString("hex"),
      database: "default",
    };
    for (const name of ["data", "tmp"]) {
      await mkdir(join(folder, name));
      await chown(join(folder, name), user.uid, user.gid);
    }
    await writeFile(join(folder, "config.xml"), printConfig(folder, port, tcpPort), { mode: 0o644 });
    await writeFile(join(folder, "users.xml"), printUsers(target.password), { mode: 0o644 });
    const { stop } = await runServer({
      name: "ClickHouse",
      program: join(folder, "usr/sbin/clickhouse-server"),
      arguments: [`--config-file=${join(folder, "config.xml")}`],
      environment: {
        PATH: process.env["PATH"],
        LC_ALL: "C",
        TZ: "UTC",
        LD_LIBRARY_PATH: `${join(folder, libraries)}:${join(folder, bare)}`,
      },
      user,
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

function printConfig(folder: string, port: number, tcpPort: number): string {
  return `<yandex>
  <logger><level>warning</level><console>1</console></logger>
  <http_port>${port}</http_port><tcp_port>${tcpPort}</tcp_port><listen_host>127.0.0.1</listen_host>
  <path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path><users_config>users.xml</users_config>
  <default_profile>default</default_profile><default_database>default</default_database><timezone>UTC</timezone>
  <mark_cache_size>5368709</mark_cache_size>
</yandex>`;
}

function printUsers(password: string): string {
  return `<yandex>
  <profiles><default><max_memory_usage>2000000000</max_memory_usage></default></profiles>
  <users><askery><password>${password}</password><networks><ip>127.0.0.1</ip></networks>
    <profile>default</profile><quota>default</quota></askery></users>
  <quotas><default></default></quotas>
</yandex>`;
}

/** Creates a new, empty database with each call. */
export function numberDatabases(target: ClickhouseDatabase): () => Promise<ClickhouseDatabase> {
  let databases = 0;
  return async () => {
    databases += 1;
    const database = `test_${databases}`;
    await executeClickhouse(target, `CREATE DATABASE ${database}`);
    return { ...target, database };
  };
}

/** Runs a statement as the user with all rights and returns the response, in TabSeparated. */
export async function executeClickhouse(
  { host, port, user, password, database }: ClickhouseDatabase,
  sql: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const address = new URLSearchParams({ database, ...settings });
  const response = await fetch(`http://${host}:${String(port)}/?${String(address)}`, {
    method: "POST",
    body: sql,
    headers: { "X-ClickHouse-User": user, "X-ClickHouse-Key": password },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
