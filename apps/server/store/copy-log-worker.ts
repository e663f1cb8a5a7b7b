import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** The thread that copies the log of an embedded store into its database, whenever it is asked to. */
const database = new DatabaseSync(workerData as string);
database.exec("PRAGMA synchronous = NORMAL");
// Others read and write meanwhile.
const copy = database.prepare("PRAGMA wal_checkpoint(PASSIVE)");

parentPort?.on("message", () => parentPort?.postMessage(copy.get(), []));
