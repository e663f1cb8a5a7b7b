import { Worker } from "node:worker_threads";
import type readWorkbookFile from "read-excel-file/node";

type Sheets = Awaited<ReturnType<typeof readWorkbookFile>>;

/**
 * Reads a large workbook in a thread of its own. Reading takes seconds in one piece, in which the server would close the
 * connections of the test.
 */
export async function readWorkbook(bytes: ArrayBuffer): Promise<Sheets> {
  const worker = new Worker(new URL("read-workbook-worker.test-support.ts", import.meta.url), {
    workerData: bytes,
    transferList: [bytes],
  });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
