import { expect, test } from "vitest";
import { executeClickhouse, type ClickhouseDatabase } from "./clickhouse-server.ts";
import { currentClickhouseForTests } from "./current-clickhouse.ts";

const anything: unknown = expect.any(String);

test("every caller gets a new, empty database on a current ClickHouse", async (context) => {
  const first = await currentClickhouseForTests();
  const second = await currentClickhouseForTests();
  if ("skipped" in first) return context.skip(first.skipped);
  if ("skipped" in second) return context.skip(second.skipped);

  await executeClickhouse(first, "CREATE TABLE only_here ENGINE = Memory AS SELECT 'Zoë' AS name");

  expect(
    await executeClickhouse(
      first,
      "SELECT name, toUInt16(splitByChar('.', version())[1]) >= 24 FROM only_here",
    ),
  ).toBe("Zoë\t1\n");
  expect(await executeClickhouse(second, "SHOW TABLES")).toBe("");
});

test("settings and parameters apply to one request, failures have their code, before and after rows", async (context) => {
  const database = await currentClickhouseForTests();
  if ("skipped" in database) return context.skip(database.skipped);

  const asked = await ask(database, "SELECT {p1:String}, getSetting('readonly')", {
    readonly: "1",
    param_p1: String.raw`a\tb`,
  });
  expect(asked).toEqual([200, null, "a\\tb\t1\n"]);
  expect(await ask(database, "SELECT getSetting('readonly')")).toEqual([200, null, "0\n"]);
  expect(await ask(database, "CREATE TABLE x ENGINE = Memory AS SELECT 1", { readonly: "1" })).toEqual([
    500,
    "164",
    anything,
  ]);
  expect(await ask(database, "SELECT 1; DROP TABLE x")).toEqual([500, "62", anything]);
  expect(await ask(database, "SELECT 1", { database: "nothing" })).toEqual([500, "81", anything]);
  expect(await ask({ ...database, password: "wrong" }, "SELECT 1")).toEqual([403, "516", anything]);
  const [status, , text] = await ask(database, "SELECT throwIf(number = 5000000) FROM numbers(9000000)");
  expect([status, text.includes("\r\n__exception__\r\n"), text.includes("Code: 395.")]).toEqual([
    200,
    true,
    true,
  ]);
});

test("a query is cancelled by its id, and when its client has disconnected", async (context) => {
  const database = await currentClickhouseForTests();
  if ("skipped" in database) return context.skip(database.skipped);
  // Other test files use this server too.
  const ours = `/* ${database.database} */`;
  const endless = `SELECT count() FROM system.numbers WHERE sipHash64(number) = 7 ${ours}`;
  const countRunning = () =>
    executeClickhouse(database, `SELECT count() - 1 FROM system.processes WHERE query LIKE '%${ours}%'`);

  const killed = ask(database, endless, { query_id: "one" });
  await expect.poll(countRunning).toBe("1\n");
  await executeClickhouse(database, "KILL QUERY WHERE query_id = 'one' ASYNC");
  expect(await killed).toEqual([500, "394", anything]);

  const hanging = new AbortController();
  const left = ask(database, endless, {}, hanging.signal);
  await expect.poll(countRunning).toBe("1\n");
  hanging.abort();
  await expect(left).rejects.toThrow("aborted");
  await expect.poll(countRunning).toBe("0\n");
});

async function ask(
  { host, port, user, password, database }: ClickhouseDatabase,
  sql: string,
  parameters: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<readonly [status: number, code: string | null, text: string]> {
  const address = new URLSearchParams({ database, ...parameters });
  const response = await fetch(`http://${host}:${String(port)}/?${String(address)}`, {
    method: "POST",
    body: sql,
    headers: { "X-ClickHouse-User": user, "X-ClickHouse-Key": password },
    ...(signal && { signal }),
  });
  return [response.status, response.headers.get("x-clickhouse-exception-code"), await response.text()];
}
