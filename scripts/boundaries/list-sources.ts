import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";

/** The TypeScript files of a tree, and how they were found. */
export interface SourceList {
  /** From the root of the tree, with forward slashes, sorted. */
  readonly paths: readonly string[];
  readonly listedBy: "git" | "walk";
}

/**
 * Lists the TypeScript files under `root` that git tracks, or that are new and not ignored. Without git or a checkout
 * (as in an unpacked archive), it walks the folders instead and skips those that never contain sources.
 */
export function listSources(root: string): SourceList {
  const git = spawnSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"],
    { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  if (git.status !== 0) return { paths: walk(root), listedBy: "walk" };
  // Git still lists a file that was deleted without a commit.
  const paths = new Set(git.stdout.split("\0").filter((path) => path !== "" && existsSync(join(root, path))));
  return { paths: [...paths].toSorted(), listedBy: "git" };
}

function walk(root: string): readonly string[] {
  const never = ["**/node_modules", "**/dist", "**/.*", "**/coverage"];
  return globSync("**/*.{ts,tsx}", { cwd: root, exclude: never }).toSorted();
}
