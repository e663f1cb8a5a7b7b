import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { OpenFixture } from "../contract.ts";
import { listChildProcesses } from "../list-child-processes.ts";
import { openFile } from "../open-file.ts";

/** A file of a folder, opened for the contract. Queries are broken off by killing the processes that run them. */
export async function openFixture(folder: string, file: string): Promise<OpenFixture> {
  const connector = await openFile(join(folder, file));
  return {
    connector,
    breakOff: () => {
      for (const pid of listChildProcesses()) process.kill(pid, "SIGKILL");
      return Promise.resolve();
    },
    fingerprint: () => Promise.resolve(fingerprint(folder)),
    close: () => connector.close(),
  };
}

/** Every file of a folder with a digest of its bytes. */
function fingerprint(folder: string): readonly string[] {
  return readdirSync(folder).map((file) => {
    const digest = createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex");
    return `${file} ${digest}`;
  });
}
