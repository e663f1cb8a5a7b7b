import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readWebFingerprint } from "./read-web-fingerprint.ts";

export interface WebBuild {
  readonly checkout: string;
  /** Prints a line about the progress. */
  readonly print: (line: string) => void;
  /** Builds apps/web/dist. */
  readonly build: (checkout: string) => Promise<void>;
}

/**
 * Builds the web app if its build is missing or stale. The fingerprint of a build is written last, so an interrupted
 * build is repeated.
 */
export async function buildWebIfStale({ checkout, print, build }: WebBuild): Promise<void> {
  const fingerprintFile = join(checkout, "apps/web/dist/version");
  const version = readWebFingerprint(checkout);
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, "utf8") === version) return;
  print("Building the web app. This takes a while, and is done again only when its sources change.");
  rmSync(fingerprintFile, { force: true });
  await build(checkout);
  writeFileSync(fingerprintFile, version);
}

/** Builds in a child process, which frees all its memory when it ends. */
export async function buildWeb(checkout: string): Promise<void> {
  const child = spawn(process.execPath, [join(checkout, "apps/web/build/build.ts")], {
    cwd: join(checkout, "apps/web"),
    stdio: ["ignore", "inherit", "inherit"],
    // Tests get the same build as users.
    env: { ...process.env, NODE_ENV: "production" },
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0) throw new Error("The web app could not be built. The errors are above.");
}
