import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The sources of the web app's build. */
const sources = [
  "apps/web",
  "packages/api",
  "packages/charts",
  "packages/model",
  "docs",
  "package-lock.json",
  "tsconfig.base.json",
];
/** Ignored files in these folders: build output, dependencies, generated files, and tests. */
const passedOver = /^(?:dist|node_modules|coverage)$|\.gen\.ts$|\.test(?:-support)?\.tsx?$/;

/** A hash of the sources of the web app. If it differs from the build's, the build is stale. */
export function readWebFingerprint(checkout: string): string {
  const hash = createHash("sha256");
  for (const path of sources.flatMap((source) => listFiles(join(checkout, source)))) {
    hash
      .update(`${relative(checkout, path)}\0`)
      .update(readFileSync(path))
      .update("\0");
  }
  return hash.digest("hex");
}

function listFiles(path: string): readonly string[] {
  const entries = readEntries(path);
  if (entries === null) return [path];
  return entries
    .filter(({ name }) => !passedOver.test(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() ? listFiles(inside) : [inside];
    });
}

/** Null for a file. */
function readEntries(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR") return null;
    throw error;
  }
}
