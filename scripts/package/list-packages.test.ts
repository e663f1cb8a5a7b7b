import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { expect, test } from "vitest";
import { listPackages, type Lockfile } from "./list-packages.ts";

const lockfile: Lockfile = {
  packages: {
    "apps/server": { dependencies: { "@askery/api": "1", pg: "1" }, peerDependencies: { hono: "1" } },
    "packages/api": { dependencies: { zod: "4" } },
    "node_modules/@askery/api": { link: true, resolved: "packages/api" },
    "node_modules/pg": { optionalDependencies: { "pg-native": "1", "pg-windows": "1" } },
    "node_modules/pg/node_modules/zod": {},
    "node_modules/pg-native": { dependencies: { zod: "3" } },
    "node_modules/pg-windows": {},
    "node_modules/hono": {
      peerDependencies: { vitest: "5" },
      peerDependenciesMeta: { vitest: { optional: true } },
    },
    "node_modules/zod": {},
    "node_modules/vitest": {},
  },
};

test("a program needs its dependencies and theirs, through links to our own packages", () => {
  const found = listPackages(lockfile, ["apps/server"], (folder) => folder !== "node_modules/pg-windows");
  expect(found).toEqual([
    "apps/server",
    "node_modules/@askery/api",
    "node_modules/hono",
    "node_modules/pg",
    "node_modules/pg-native",
    "node_modules/zod",
    "packages/api",
  ]);
});

/** The names of what the server needs. */
function listNeeded(): readonly string[] {
  const own = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile;
  return listPackages(own, ["apps/server", "apps/cli"]).map((folder) =>
    folder.replace(/^.*node_modules\//, ""),
  );
}

test("the server needs no tool for development, and nothing that only the browser runs", () => {
  const needed = listNeeded();
  const tools = ["vitest", "vite", "rolldown", "typescript", "react-dom", "lucide-react", "playwright-core"];
  expect(needed.filter((name) => tools.includes(name))).toEqual([]);
  expect(needed).toEqual(expect.arrayContaining(["better-auth", "pg", "@duckdb/node-api", "@askery/engine"]));
});

test("whatever the sources of the server import is among them", () => {
  const needed = new Set(listNeeded());
  const sources = globSync(["apps/{server,cli}/**/*.ts", "packages/**/*.ts"], {
    exclude: [
      "**/node_modules/**",
      "**/scripts/**",
      "packages/connectors/contract.ts",
      "**/*.test*.ts",
      "**/*.d.ts",
    ],
  });
  const imported = sources
    .flatMap((path) => [...readFileSync(path, "utf8").matchAll(importedName)])
    .map(([, name = ""]) => nameOf(name))
    .filter((name) => !isBuiltin(name));
  expect(imported).toContain("better-auth");
  expect([...new Set(imported)].filter((name) => !needed.has(name))).toEqual([]);
});

const importedName = /(?:^(?:import |export |\} )(?:.* )?from |\bimport\()"([^."][^"]*)"/gm;

/** The package of an import: "zod" of "zod/v4", "@askery/api". */
function nameOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
