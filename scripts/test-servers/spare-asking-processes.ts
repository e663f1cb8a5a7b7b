import { SpareProcesses } from "@askery/process";
import type { SpareAskingProcesses } from "../../apps/server/asking-process/asking-process.ts";
import { unlessStopped } from "../../apps/server/runtime/unless-stopped.ts";

/**
 * The asking processes that the test servers of this worker share, one after another. Starting one, with the words and
 * parsers that its first questions load, takes a second of processor time.
 */
export const spareAskingProcesses: SpareAskingProcesses = new SpareProcesses((child) =>
  unlessStopped(child.run("closeDatabases", null), AbortSignal.timeout(closingMs)),
);

/** A process that takes longer to close its databases is killed. */
const closingMs = 3_000;
