import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const downloadTimeoutMs = 120_000;

/**
 * Downloads packages of the machine's Debian and unpacks them into a folder, without installing anything: the folder
 * then holds `usr/…`. What it holds already is kept. Throws where there is no apt, or a package can't be had.
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
      // Another run has unpacked the same meanwhile.
      if (!existsSync(folder)) throw cause;
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split("\n").at(-1) : String(cause);
    throw new Error(`apt-get download gives no ${names[0] ?? "package"}: ${reason}`, { cause });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Where an unpacked package's libraries are, one folder a machine type: `usr/lib/x86_64-linux-gnu`. */
export async function findLibraries(root: string): Promise<string> {
  const lib = join(root, "usr", "lib");
  const found = (await readdir(lib)).find((name) => name.endsWith("-linux-gnu"));
  if (found === undefined) throw new Error(`${lib} holds no libraries.`);
  return join(lib, found);
}

/** Copies parts of what was unpacked to where the server's user may read them: the checkout it may not. */
export async function copyUnpacked(root: string, folder: string, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    await cp(join(root, part), join(folder, part), { recursive: true, verbatimSymlinks: true });
  }
}
