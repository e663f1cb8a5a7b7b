import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";

/** The TypeScript files of a tree, and who named them. */
export interface SourceList {
  /** From the root of the tree, with forward slashes, sorted. */
  readonly paths: readonly string[];
  readonly listedBy: "git" | "walk";
}

/**
 * Lists the TypeScript files under `root` that git tracks, or that are new and not ignored. Where there is no git,
 * or no checkout (an unpacked archive), it walks the folders instead and leaves out what is never source.
 */
export function listSources(root: string): SourceList {
  const git = spawnSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"],
    { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  if (git.status !== 0) return { paths: walk(root), listedBy: "walk" };
  // A file deleted and not yet committed is still listed.
  const paths = new Set(git.stdout.split("\0").filter((path) => path !== "" && existsSync(join(root, path))));
  return { paths: [...paths].toSorted(), listedBy: "git" };
}

function walk(root: string): readonly string[] {
  const never = ["**/node_modules", "**/dist", "**/.*", "**/coverage"];
  return globSync("**/*.{ts,tsx}", { cwd: root, exclude: never }).toSorted();
}
