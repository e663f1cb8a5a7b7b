import { Worker } from "node:worker_threads";

/**
 * Ends this process soon after its parent has ended, however busy it is. A query can prevent the main thread from
 * noticing that the channel was closed, so a second thread watches the id of the parent.
 */
export function endWithParent(): void {
  const worker = new Worker(watch, {
    eval: true,
    env: {},
    // Read here, because the parent may have ended before the thread starts.
    workerData: process.ppid,
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  worker.unref();
}

/** A process whose parent has ended gets another parent. */
const watch = `
  const { workerData: parent } = require("node:worker_threads");
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, "SIGKILL"); }, 1_000);
`;
