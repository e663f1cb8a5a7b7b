import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeTemporaryFolder } from "./start-test-server.test-support.ts";

export interface ShopFile {
  readonly folder: string;
  readonly path: string;
  /** Runs SQL that changes the file, as its owner would. */
  readonly change: (sql: string) => void;
}

/** A SQLite file in a new folder: three customers in two cities, and four orders. */
export function writeShopFile(): ShopFile {
  const folder = makeTemporaryFolder();
  const path = join(folder, "shop.sqlite");
  const change = (sql: string) => {
    const file = new DatabaseSync(path);
    file.exec(sql);
    file.close();
  };
  change(shopSql);
  return { folder, path, change };
}

/** The same tables, for any kind of database. */
export const shopSql = `
  CREATE TABLE customers (id INTEGER PRIMARY KEY, name VARCHAR(40) NOT NULL, city VARCHAR(40) NOT NULL, email VARCHAR(80));
  INSERT INTO customers VALUES
    (1, 'Ada', 'Paris', 'ada@private.example'), (2, 'Bo', 'Rome', 'bo@private.example'), (3, 'Cy', 'Paris', NULL);
  CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, total DECIMAL(10, 2) NOT NULL);
  INSERT INTO orders VALUES (1, 1, 10.5), (2, 1, 20), (3, 2, 5), (4, 3, 7);`;
