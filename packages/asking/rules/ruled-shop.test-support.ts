import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile } from "@askery/connectors";
import { connectDatabase } from "../connect-database.ts";
import type { SmallShop } from "../small-shop.test-support.ts";

/** Three customers, one of them a test, five orders and three items in a new SQLite file. */
export async function openRuledShop(): Promise<SmallShop> {
  const folder = mkdtempSync(join(tmpdir(), "askery-ruled-shop-"));
  const path = join(folder, "shop.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE customers (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT NOT NULL, tier TEXT, is_test BOOLEAN NOT NULL, signed_up_on DATE);
    INSERT INTO customers VALUES
      (1, 'Ada', 'Paris', 'gold', 0, '2025-01-02'), (2, 'Bo', 'Rome', 'silver', 0, '2025-02-02'), (3, 'Cy', 'Paris', NULL, 1, '2026-01-02');
    CREATE TABLE orders (
      id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (id),
      status TEXT NOT NULL, revenue DECIMAL(10, 2) NOT NULL, discount DECIMAL(10, 2), order_date DATE NOT NULL, shipped_date DATE);
    INSERT INTO orders VALUES
      (1, 1, 'paid', 10, 1, '2025-03-01', '2026-10-03'), (2, 1, 'cancelled', 20, 0, '2025-05-02', NULL),
      (3, 2, 'paid', 30.5, NULL, '2026-10-03', '2026-11-03'), (4, 3, 'paid', 40, 0, '2026-11-04', '2026-11-05'),
      (5, 3, 'test', 50, 0, '2026-11-05', NULL);
    CREATE TABLE order_items (
      id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES orders (id), quantity INTEGER NOT NULL, unit_price DECIMAL(10, 2) NOT NULL);
    INSERT INTO order_items VALUES (1, 1, 2, 5), (2, 2, 1, 3), (3, 3, 4, 6);`);
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
