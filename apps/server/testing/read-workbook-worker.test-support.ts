import { parentPort, workerData } from "node:worker_threads";
import readWorkbook from "read-excel-file/node";

const sheets = await readWorkbook(Buffer.from(workerData as ArrayBuffer));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- Threads have no origin.
parentPort?.postMessage(sheets);
