import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const downloadTimeoutMs = 120_000;

/**
 * Downloads packages of the machine's Debian and unpacks them into a folder, without installing anything: the folder
 * then contains `usr/…`. Does nothing if the folder exists. Throws if there is no apt, or if a package is unavailable.
 */
export async function unpackDebianPackages(names: readonly string[], folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const work = await mkdtemp(`${folder}-`);
  try {
    await run("apt-get", ["download", "-qq", ...names], { cwd: work, timeout: downloadTimeoutMs });
    const files = (await readdir(work)).filter((file) => file.endsWith(".deb"));
    for (const file of files) await run("dpkg", ["-x", join(work, file), join(work, "root")]);
    await rename(join(work, "root"), folder).catch((cause: unknown) => {
      // Another run may have unpacked the same packages in the meantime.
      if (!existsSync(folder)) throw cause;
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split("\n").at(-1) : String(cause);
    throw new Error(`apt-get download gives no ${names[0] ?? "package"}: ${reason}`, { cause });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The folder of an unpacked package's libraries, which depends on the machine type: `usr/lib/x86_64-linux-gnu`. */
export async function findLibraries(root: string): Promise<string> {
  const lib = join(root, "usr", "lib");
  const found = (await readdir(lib)).find((name) => name.endsWith("-linux-gnu"));
  if (found === undefined) throw new Error(`${lib} holds no libraries.`);
  return join(lib, found);
}

/** Copies unpacked files to a folder that the server's user can read; it may be unable to read the checkout. */
export async function copyUnpacked(root: string, folder: string, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    await cp(join(root, part), join(folder, part), { recursive: true, verbatimSymlinks: true });
  }
}
