import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { OpenFixture } from "../contract.ts";
import { listChildProcesses } from "../list-child-processes.ts";
import { openFile } from "../open-file.ts";

/** Opens a file in a folder for the contract tests. `breakOff` kills the processes that run its queries. */
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

/** Lists every file in a folder with a digest of its content. */
function fingerprint(folder: string): readonly string[] {
  return readdirSync(folder).map((file) => {
    const digest = createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex");
    return `${file} ${digest}`;
  });
}
