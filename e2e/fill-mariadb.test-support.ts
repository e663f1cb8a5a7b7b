import { createConnection } from "mysql2/promise";
import type { MariadbDatabase } from "../scripts/test-servers/mariadb-server.ts";

/** Creates one table of forty orders. */
export async function fillMariadb(database: MariadbDatabase): Promise<void> {
  const client = await createConnection({ ...database, multipleStatements: true });
  try {
    const rows = Array.from({ length: 40 }, (_, index) => `(${index + 1}, date '2026-01-01', ${index * 10})`);
    await client.query(`
      create table orders (id int primary key, ordered_on date not null, total decimal(10, 2) not null);
      insert into orders values ${rows.join(", ")};
      analyze table orders;
    `);
  } finally {
    await client.end();
  }
}
