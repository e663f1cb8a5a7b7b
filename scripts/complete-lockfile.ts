import { readFileSync, writeFileSync } from "node:fs";

/**
 * Adds every optional dependency to package-lock.json, including builds for other platforms that the current registry
 * does not serve. npm leaves those out and then refuses its own lockfile: "npm ci can only install packages when your
 * package.json and package-lock.json are in sync". Run it after every `npm install` (`npm run lock`). It does not
 * change a complete lockfile.
 */
interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const path = "package-lock.json";
// The shape of the file needs no check: npm would reject another one first.
const lockfile = JSON.parse(readFileSync(path, "utf8")) as Lockfile;
const known = new Set(Object.keys(lockfile.packages).map((path) => path.split("node_modules/").at(-1)));
const missing = Object.values(lockfile.packages).flatMap((parent) =>
  Object.entries(parent.optionalDependencies ?? {})
    .filter(([name]) => !known.has(name))
    .map(([name, version]) => [`node_modules/${name}`, describe(name, { version, parent })] as const),
);

if (missing.length > 0) {
  const packages = [...Object.entries(lockfile.packages), ...missing];
  packages.sort(([a], [b]) => a.localeCompare(b, "en"));
  writeFileSync(
    path,
    `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(packages) }, null, 2)}\n`,
  );
}
console.log(`${missing.length} entries added to ${path}.`);

/** Reads the platform from the name of a platform's build: binding-linux-arm64-musl. */
function describe(
  name: string,
  { version, parent }: { version: string; parent: LockedPackage },
): LockedPackage {
  const exact = /^\d/.test(version) ? version : undefined;
  const os = /\b(?:aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|windows)\b/.exec(
    name,
  )?.[0];
  const cpu = /\b(?:arm64|armv?\d?|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)\b/.exec(name)?.[0];
  if (exact === undefined || (os === undefined && cpu !== "wasm32")) {
    throw new Error(`${name}@${version} is no build for one platform at one version: npm must lock it.`);
  }
  const libc = /musl/.test(name) ? ["musl"] : /gnu/.test(name) ? ["glibc"] : undefined;
  return {
    version: exact,
    ...(cpu !== undefined && { cpu: [cpu] }),
    ...(parent.dev && { dev: true }),
    ...(libc !== undefined && os === "linux" && { libc }),
    optional: true,
    ...(os !== undefined && { os: [os === "windows" ? "win32" : os] }),
  };
}
