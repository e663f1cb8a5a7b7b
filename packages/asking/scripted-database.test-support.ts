import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile, type Connector } from "@askery/connectors";
import { afterAll, beforeAll } from "vitest";
import { connectDatabase, type AskableDatabase } from "./connect-database.ts";

/** Opens a database of SQLite that a script fills, for all tests of a file. Returns what gives it while they run. */
export function openScripted(script: string): () => AskableDatabase {
  let folder: string;
  let connector: Connector;
  let database: AskableDatabase;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "askery-scripted-"));
    const path = join(folder, "scripted.sqlite");
    const file = new DatabaseSync(path);
    file.exec(script);
    file.close();
    connector = await openFile(path, { maxProcesses: 1 });
    database = await connectDatabase(connector);
  });
  afterAll(async () => {
    await connector.close();
    rmSync(folder, { recursive: true });
  });
  return () => database;
}
