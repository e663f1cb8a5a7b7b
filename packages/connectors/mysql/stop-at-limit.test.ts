import { expect, test, vi } from "vitest";
import { isMysqlInstead, mariadbForTests } from "../../../scripts/test-servers/mariadb.ts";
import { openServer } from "../open-server.ts";
import { readTable } from "../read-table.ts";
import { listRows, signInAsAdmin, targetOf } from "./mysql-target.test-support.ts";

const running = `
  SELECT INFO FROM information_schema.PROCESSLIST
  WHERE ID <> CONNECTION_ID() AND DB = DATABASE() AND INFO IS NOT NULL`;

/** Rows of this size are sent at once; the server then takes long to find another. */
const wide = "REPEAT('x', 100000)";
const endless = `SELECT ${wide} FROM seq_1_to_10000000 a JOIN seq_1_to_10000000 b WHERE a.seq + b.seq < 0`;

test.for([
  ["goes on for long", "SELECT a.seq FROM seq_1_to_100000 a JOIN seq_1_to_100000 b", 3_000],
  ["finds no other row for long", `SELECT ${wide} FROM seq_1_to_5 UNION ALL (${endless})`, 3],
] as const)(
  "a query that %s is stopped at the limit of rows, at the server too",
  async ([, text, maxRows], context) => {
    const database = await mariadbForTests();
    if ("skipped" in database) return context.skip(database.skipped);
    if (isMysqlInstead) return context.skip("MySQL has no sequences");
    const admin = await signInAsAdmin(database);
    const connector = await openServer(targetOf(database));
    const run = await connector.run({ dialect: "mysql", text, parameters: [] }, { limits: { maxRows } });
    const { rowCount, isTruncated } = await readTable(run);
    expect({ rowCount, isTruncated }).toEqual({ rowCount: maxRows, isTruncated: true });
    await vi.waitFor(async () => expect(await listRows(admin, running)).toEqual([]), { timeout: 5_000 });
    await connector.close();
    await admin.end();
  },
);
