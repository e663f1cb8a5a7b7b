import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const storesFolder = join(import.meta.dirname, "../store/old-stores");

/** Creates the store of an earlier version in a data folder, with data of a user. */
export function writeOldStore(name: string, dataFolder: string): DatabaseSync {
  const database = new DatabaseSync(join(dataFolder, "askery.sqlite"), {
    // A dump lists its tables in any order.
    enableForeignKeyConstraints: false,
  });
  database.exec(readFileSync(join(storesFolder, `${name}.sql`), "utf8"));
  return database;
}
