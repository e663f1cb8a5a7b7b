/**
 * Copies what a server needs into a folder of its own: the programs, the built web app, and the packages that they use,
 * without tools for development, tests, types and maps. It runs there with Node 24 and `npm start`.
 *
 *     npm run package -- DIR
 */
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { nameBuild } from "../apps/server/databases/sample/sample-shop.ts";
import { buildSampleDatabase } from "@askery/sample";
import { listPackages, type Lockfile } from "./package/list-packages.ts";
import { buildWeb, buildWebIfStale } from "./start/build-web-if-stale.ts";

const checkout = fileURLToPath(new URL("..", import.meta.url));
const [folder] = process.argv.slice(2);
if (folder === undefined) fail("Name the folder to write to: npm run package -- DIR");
const target = resolve(process.env["INIT_CWD"] ?? ".", folder);
if (existsSync(target)) fail(`${target} exists. Name a new folder.`);

process.chdir(checkout);
await buildWebIfStale({ checkout, print: (line) => console.error(line), build: buildWeb });
const lockfile = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile;
const programs = ["apps/server", "apps/cli"];
for (const path of listPackages(lockfile, programs)) copy(path);
for (const path of ["apps/web/dist", "scripts/check-runtime.mjs", "LICENSE", "NOTICE"]) copy(path);
// A new server uses it at once, and replaces it when it is a week old.
const today = new Date().toISOString().slice(0, 10);
await buildSampleDatabase({ path: join(target, "sample", nameBuild(today)), today });
writeFileSync(join(target, "package.json"), JSON.stringify(describePackage(), null, 2));
console.log(`${target}: ${Math.round(measure(target) / 1e6)} MB. Start it there with npm start.`);

/** Packages inside of a package are copied by their own names, if they are needed. */
function copy(path: string): void {
  const to = join(target, path);
  mkdirSync(join(to, ".."), { recursive: true });
  cpSync(path, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => isNeeded(relative(path, from), path),
  });
}

/** Our own programs are TypeScript, which Node runs; of others, types and maps are of no use. */
function isNeeded(inside: string, path: string): boolean {
  if (/(?:^|\/)node_modules$/.test(inside)) return false;
  if (!path.startsWith("node_modules/")) return !/\.test(?:-support|-data)?\.tsx?$/.test(inside);
  // ECharts is imported from its modules; this folder has each of its bundles, several times.
  if (path === "node_modules/echarts" && /^dist(?:\/|$)/.test(inside)) return false;
  return !/\.(?:map|d\.[cm]?ts)$/.test(inside);
}

function describePackage() {
  const { name, version, type } = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, unknown>;
  const start = "node --max-semi-space-size=16 --import ./scripts/check-runtime.mjs apps/server/main.ts";
  const program = (path: string) => `node --import ./scripts/check-runtime.mjs ${path}`;
  const scripts = {
    start,
    askery: program("apps/cli/main.ts"),
    "rotate-secret": program("apps/server/commands/rotate-secret.ts"),
  };
  return { name, version, private: true, type, scripts };
}

function measure(path: string): number {
  return readdirSync(path, { withFileTypes: true }).reduce((sum, entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return sum + measure(inside);
    return sum + (entry.isFile() ? statSync(inside).size : 0);
  }, 0);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
