import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** Half a gigabyte. With a fast registry, the first download takes ten seconds. */
const version = "3.4.0";
const neededBytes = 2_000_000_000;
const fetchTimeoutMs = 90_000;

/**
 * Downloads ClickHouse as a library from npm into a folder: `node_modules/chdb`. Does nothing if it is already there.
 * Throws if the registry does not have it for this platform, is slow, or the disk is full.
 */
export async function fetchChdb(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const { bavail, bsize } = await statfs(dirname(folder));
  if (bavail * bsize < neededBytes) throw new Error("the disk has no 2 GB to spare for it");
  const work = await mkdtemp(`${folder}-`);
  try {
    const quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--no-workspaces"];
    await run("npm", ["install", `chdb@${version}`, "--prefix", work, ...quietly], {
      cwd: work,
      timeout: fetchTimeoutMs,
    });
    await rename(work, folder).catch((cause: unknown) => {
      // Another run may have downloaded it in the meantime.
      if (!existsSync(folder)) throw cause;
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split("\n")[0] : String(cause);
    throw new Error(`npm gives no chdb ${version}: ${reason}`, { cause });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
