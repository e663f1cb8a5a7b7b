import { closeSync, openSync, readSync } from "node:fs";

/** Reads the first bytes of a file; a megabyte by default. */
export function readHead(path: string, size = 1_048_576): Buffer {
  const file = openSync(path, "r");
  try {
    const head = Buffer.alloc(size);
    return head.subarray(0, readSync(file, head, 0, size, 0));
  } finally {
    closeSync(file);
  }
}
