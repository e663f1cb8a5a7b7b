import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readWebFingerprint } from "./read-web-fingerprint.ts";

export interface WebBuild {
  readonly checkout: string;
  /** Says to whoever waits what is done. */
  readonly print: (line: string) => void;
  /** Builds apps/web/dist. */
  readonly build: (checkout: string) => Promise<void>;
}

/**
 * Builds the web app where what was built is missing or stale. The stamp of a build is written last: one that was
 * interrupted is done again.
 */
export async function buildWebIfStale({ checkout, print, build }: WebBuild): Promise<void> {
  const fingerprintFile = join(checkout, "apps/web/dist/stamp");
  const stamp = readWebFingerprint(checkout);
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, "utf8") === stamp) return;
  print("Building the web app. This takes a while, and is done again only when its sources change.");
  rmSync(fingerprintFile, { force: true });
  await build(checkout);
  writeFileSync(fingerprintFile, stamp);
}

/** Builds in a process of its own, which takes its memory with it. */
export async function buildWeb(checkout: string): Promise<void> {
  const child = spawn(process.execPath, [join(checkout, "apps/web/build/build.ts")], {
    cwd: join(checkout, "apps/web"),
    stdio: ["ignore", "inherit", "inherit"],
    // Whoever runs tests, too, gets what people get.
    env: { ...process.env, NODE_ENV: "production" },
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0) throw new Error("The web app could not be built: what is wrong stands above.");
}
