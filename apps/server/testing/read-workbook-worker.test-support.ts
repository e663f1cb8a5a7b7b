import { parentPort, workerData } from "node:worker_threads";
import readWorkbook from "read-excel-file/node";

parentPort?.postMessage(await readWorkbook(Buffer.from(workerData as ArrayBuffer)));
