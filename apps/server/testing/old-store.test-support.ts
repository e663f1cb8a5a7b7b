import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const storesFolder = join(import.meta.dirname, "../store/old-stores");

/** Makes the store of an earlier version in a data folder: everything that a person had made with it. */
export function writeOldStore(name: string, dataFolder: string): DatabaseSync {
  const database = new DatabaseSync(join(dataFolder, "askery.sqlite"), {
    // A dump writes its tables in any order.
    enableForeignKeyConstraints: false,
  });
  database.exec(readFileSync(join(storesFolder, `${name}.sql`), "utf8"));
  return database;
}
