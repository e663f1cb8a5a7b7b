import { Worker } from "node:worker_threads";

/**
 * Ends this process soon after its parent has ended, however busy it is: a query can keep the main thread from hearing
 * that the channel has closed, so a second thread watches who the parent is.
 */
export function endWithParent(): void {
  const worker = new Worker(watch, {
    eval: true,
    env: {},
    // Read here: the thread may start after the parent has ended.
    workerData: process.ppid,
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  worker.unref();
}

/** A process whose parent has ended gets another one. */
const watch = `
  const { workerData: parent } = require("node:worker_threads");
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, "SIGKILL"); }, 1_000);
`;
