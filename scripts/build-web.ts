import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const stampFile = join(root, "apps/web/dist/stamp");
/** All that the built app depends on. */
const sources = ["apps/web/**/*", "packages/{api,charts,model}/**/*.ts", "package-lock.json"];

/**
 * Builds the web app, unless what was built last came of the same sources. In a child process, so that the memory it
 * takes is gone afterwards.
 *
 * @throws Error where the build fails; what it printed is shown
 */
export async function buildWebIfStale(log: (line: string) => void = () => undefined): Promise<void> {
  const stamp = hashSources();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  log("Building the web app (about 10 seconds, once)…");
  const child = spawn(process.execPath, [join(root, "apps/web/build/build.ts")], {
    cwd: join(root, "apps/web"),
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const printed: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => printed.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => printed.push(chunk));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) {
    throw new Error(`The web app could not be built.\n${Buffer.concat(printed).toString("utf8")}`);
  }
  // Taken before: what changed while it was built is built again next time.
  writeFileSync(stampFile, stamp);
}

function hashSources(): string {
  const hash = createHash("sha256");
  const files = globSync(sources, {
    cwd: root,
    exclude: ["**/dist/**", "**/node_modules/**", "**/*.test.*"],
  });
  for (const file of files.toSorted()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest("hex");
}
