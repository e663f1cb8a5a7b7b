/**
 * Loaded into a server's process (`node --import`), it reports on the socket `MEMORY_PROBE` the memory of the process, in
 * megabytes: its resident set before a garbage collection, and what the collection leaves. With `MEMORY_SNAPSHOTS`, a
 * folder, it also writes a heap snapshot there each time.
 */
import { createServer } from "node:net";
import { join } from "node:path";
import { setFlagsFromString, writeHeapSnapshot } from "node:v8";
import { runInNewContext } from "node:vm";

export interface ProbedMemory {
  readonly rssMb: number;
  readonly heapMb: number;
  /** Of buffers and other objects outside the heap. */
  readonly externalMb: number;
}

const socket = process.env["MEMORY_PROBE"];
const snapshots = process.env["MEMORY_SNAPSHOTS"];

// The server's child processes load this module too.
if (socket !== undefined && process.argv[1]?.endsWith("apps/server/main.ts") === true) {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  let count = 0;
  createServer((client) => {
    const { rss } = process.memoryUsage();
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    if (snapshots !== undefined) writeHeapSnapshot(join(snapshots, `${String(count++)}.heapsnapshot`));
    const memory: ProbedMemory = { rssMb: rss / 1e6, heapMb: heapUsed / 1e6, externalMb: external / 1e6 };
    client.end(JSON.stringify(memory));
  })
    .listen(socket)
    .unref();
}
