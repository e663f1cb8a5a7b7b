import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile } from "@askery/connectors";
import { connectDatabase, type AskableDatabase } from "./connect-database.ts";

export interface SmallShop {
  readonly path: string;
  readonly database: AskableDatabase;
  close(): Promise<void>;
}

/** Three customers and five orders in a new SQLite file. */
export async function openSmallShop(): Promise<SmallShop> {
  const folder = mkdtempSync(join(tmpdir(), "askery-small-shop-"));
  const path = join(folder, "shop.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT NOT NULL);
    INSERT INTO customers VALUES (1, 'Ada', 'Paris'), (2, 'Bo', 'Rome'), (3, 'Cy', 'Paris');
    CREATE TABLE orders (
      id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (id),
      status TEXT NOT NULL, amount DECIMAL(10, 2) NOT NULL, ordered_on TEXT NOT NULL);
    INSERT INTO orders VALUES
      (1, 1, 'paid', 10, '2026-09-01'), (2, 1, 'open', 20, '2026-10-02'), (3, 2, 'paid', 30.5, '2026-10-03'),
      (4, 3, 'paid', 40, '2026-11-04'), (5, 3, 'open', 50, '2026-11-05');`);
  file.close();
  const connector = await openFile(path);
  return {
    path,
    database: await connectDatabase(connector),
    close: async () => {
      await connector.close();
      rmSync(folder, { recursive: true });
    },
  };
}
