import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
/** Several times what the files of all tests need at the same time. */
const roomBytes = 4e9;
const prefix = "askery-run-";

/**
 * Makes a folder the temporary folder of this process and of the processes that it starts, and returns how to remove
 * it. On Linux the folder is in memory if there is room: files of tests need not survive a loss of power, so no commit
 * has to wait for a disk. What killed tests leave behind ends with the run. A `TMPDIR` that is given is used.
 */
export function makeTemporaryFolder(): () => void {
  const given = process.env["TMPDIR"];
  const parent = given ?? (hasRoomInMemory() ? memory : tmpdir());
  removeAbandoned(parent);
  const folder = mkdtempSync(join(parent, prefix));
  // Servers of tests may run as another user.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  return () => {
    remove(folder);
    // The process may go on: a test runs other tests, too.
    if (given === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = given;
  };
}

/** Removes the folders of runs that were killed. No run takes a day. */
function removeAbandoned(parent: string): void {
  const folders = readdirSync(parent).filter((name) => name.startsWith(prefix));
  for (const folder of folders.map((name) => join(parent, name))) {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found !== undefined && Date.now() - found.mtimeMs > dayMs) remove(folder);
  }
}

const dayMs = 86_400_000;

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

function hasRoomInMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomBytes;
  } catch {
    return false;
  }
}
