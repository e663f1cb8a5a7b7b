import { expect, test, vi } from "vitest";
import { clickhouseForTests } from "../../../scripts/test-servers/clickhouse.ts";
import { openServer } from "../open-server.ts";
import { readTable } from "../read-table.ts";
import { listLines, targetOf } from "./clickhouse-target.test-support.ts";

const running =
  "SELECT query FROM system.processes WHERE query LIKE '%AS limited%' AND query NOT LIKE '%processes%'";

/** Rows of this size are sent at once; the server then takes long to find another. */
const wide = "arrayStringConcat(arrayMap(n -> 'xxxxxxxxxx', range(200000)))";

test.for([
  ["goes on for long", "SELECT number AS limited FROM system.numbers", 3_000],
  ["finds no other row for long", `SELECT ${wide} AS limited FROM system.numbers WHERE number < 6`, 3],
] as const)(
  "a query that %s is stopped at the limit of rows, at the server too",
  async ([, text, maxRows], context) => {
    const database = await clickhouseForTests();
    if ("skipped" in database) return context.skip(database.skipped);
    const connector = await openServer(targetOf(database));
    const run = await connector.run({ dialect: "clickhouse", text, parameters: [] }, { limits: { maxRows } });
    const { rowCount, isTruncated } = await readTable(run);
    expect({ rowCount, isTruncated }).toEqual({ rowCount: maxRows, isTruncated: true });
    await vi.waitFor(async () => expect(await listLines(database, running)).toEqual([]), { timeout: 5_000 });
    await connector.close();
  },
);
