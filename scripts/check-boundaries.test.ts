import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { breaches, cleanTree, type Tree } from "./boundaries/breaches.data.ts";
import { findBreaches } from "./boundaries/find-breaches.ts";
import { folderRules } from "./boundaries/folder-rules.ts";
import { importRules } from "./boundaries/import-rules.ts";
import { sourceRules } from "./boundaries/source-rules.ts";

const isGitHere = spawnSync("git", ["--version"]).status === 0;
let root: string | undefined;

afterEach(() => {
  if (root !== undefined) rmSync(root, { recursive: true });
  root = undefined;
});

describe("the boundary check", () => {
  test("passes a clean tree and has checked all of it", async () => {
    root = plantTree(cleanTree);
    expect(await findBreaches(root)).toEqual({
      seen: Object.keys(cleanTree).length,
      listedBy: isGitHere ? "git" : "walk",
      breaches: [],
    });
  });

  test.each(breaches)("reports %s and nothing else: %s", async (rule, _how, files) => {
    root = plantTree({ ...cleanTree, ...files });
    const report = await findBreaches(root);
    expect([...new Set(report.breaches.map((breach) => breach.rule))]).toEqual([rule]);
  });

  test("has a breach for every rule", () => {
    const tested = new Set(breaches.map(([rule]) => rule));
    const rules = new Set([...importRules, ...folderRules, ...sourceRules].map(({ name }) => name));
    expect(tested).toEqual(rules);
  });

  test("reports a file that git lists but the import graph lacks", async () => {
    root = plantTree({ ...cleanTree, "tools/a.ts": `export const a = 1;` });
    const report = await findBreaches(root);
    expect(report.seen).toBe(Object.keys(cleanTree).length);
    expect(report.breaches.map(({ rule, what }) => [rule, what])).toEqual([["all-seen", "tools/a.ts"]]);
  });

  test("reports files whose imports the import graph lacks, as with a parser that cannot read them", async () => {
    root = plantTree(cleanTree);
    const report = await findBreaches(root, "tsc");
    const unseen = report.breaches.filter(({ rule }) => rule === "all-seen").map(({ what }) => what);
    expect(unseen).toContain("packages/model/index.ts, its imports of ./plan.ts");
  });

  test("walks the folders if there is no checkout", async () => {
    root = plantTree({ ...cleanTree, "apps/cli/dist/a.ts": `export * from "x";` }, { hasGit: false });
    const seen = Object.keys(cleanTree).length;
    expect(await findBreaches(root)).toEqual({ seen, listedBy: "walk", breaches: [] });
  });

  test("leaves ignored files alone", async () => {
    root = plantTree({
      ...cleanTree,
      ".gitignore": "dist/\nnode_modules/\n",
      "apps/cli/dist/a.ts": `export * from "x";`,
    });
    expect((await findBreaches(root)).breaches).toEqual([]);
  });
});

/** Writes the tree into a new git checkout, with its workspaces linked as npm links them. */
function plantTree(tree: Tree, { hasGit } = { hasGit: isGitHere }): string {
  const folder = mkdtempSync(join(tmpdir(), "askery-boundaries-"));
  for (const [path, text] of Object.entries(tree)) write(join(folder, path), text);
  mkdirSync(join(folder, "node_modules/@askery"), { recursive: true });
  for (const name of ["model", "engine", "guard", "connectors", "process", "charts", "sample", "asking"]) {
    const manifest = { name: `@askery/${name}`, type: "module", exports: { ".": "./index.ts" } };
    write(join(folder, "packages", name, "package.json"), JSON.stringify(manifest));
    symlinkSync(join(folder, "packages", name), join(folder, "node_modules/@askery", name));
  }
  if (hasGit) execFileSync("git", ["init", "--quiet"], { cwd: folder });
  return folder;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
