import { existsSync } from "node:fs";
import { join } from "node:path";
import { copyUnpacked, findLibraries, unpackDebianPackages } from "./unpack-debian-packages.ts";

/** The programs of a MariaDB server, and their environment. */
export interface MariadbPrograms {
  readonly mariadbd: string;
  /** The folder of its messages and of the statements that create its system tables. */
  readonly share: string;
  readonly base: string;
  readonly environment: NodeJS.ProcessEnv;
}

const packages = [
  "mariadb-server-core",
  "mariadb-server",
  "mariadb-common",
  "libaio1",
  "libdaxctl1",
  "libfmt9",
  "libmariadb3",
  "libndctl6",
  "libpmem1",
  "libsnappy1v5",
  "liburing2",
];

/**
 * Finds a MariaDB to run: the installed one, or else Debian's packages, downloaded and unpacked into `cache` and copied
 * into `folder`. `ASKERY_TEST_MARIADB`, set to "installed" or "downloaded", insists on one of them. Throws if there is
 * none.
 */
export async function findMariadbPrograms(cache: string, folder: string): Promise<MariadbPrograms> {
  const wanted = process.env["ASKERY_TEST_MARIADB"];
  const installed = programsIn("/usr");
  if (wanted !== "downloaded" && existsSync(installed.mariadbd)) return installed;
  if (wanted === "installed") throw new Error(`No MariaDB is installed at ${installed.mariadbd}.`);
  await unpackDebianPackages(packages, cache);
  const libraries = await findLibraries(cache);
  const copied = libraries.slice(cache.length + 1);
  await copyUnpacked(cache, folder, ["usr/sbin", "usr/share/mysql", copied]);
  const programs = programsIn(join(folder, "usr"));
  const environment = { ...programs.environment, LD_LIBRARY_PATH: join(folder, copied) };
  return { ...programs, environment };
}

function programsIn(base: string): MariadbPrograms {
  return {
    base,
    mariadbd: join(base, "sbin", "mariadbd"),
    share: join(base, "share", "mysql"),
    environment: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
  };
}
