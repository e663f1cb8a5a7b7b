import { randomUUID } from "node:crypto";
import type { Database } from "@askery/api";
import { invariant, type TableChunk, type TableColumn } from "@askery/model";
import { Client } from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { sampleScaleForTests } from "../../../../scripts/test-servers/sample.ts";
import { postgresForTests } from "../../../../scripts/test-servers/postgres.ts";
import { maxAtOnce } from "../turns/ask-question.ts";
import { readWorkbook } from "../../testing/read-workbook.test-support.ts";
import { closeAfterAll } from "../../testing/close-after-all.test-support.ts";
import { ask, startConversation } from "../../testing/ask.test-support.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { waitUntil } from "../../testing/wait-until.test-support.ts";

let server: TestServer;
let ada: TestPerson;
let sampleId: string;
const closeAt = closeAfterAll();

beforeAll(async () => {
  server = await startTestServer({
    sampleScale: sampleScaleForTests,
    closeAt,
  });
  ada = await signUpPerson(server, "Ada");
  const [sample] = (await ada.browser.get("/api/databases")).body as readonly Database[];
  invariant(sample, "a new account has the sample");
  sampleId = sample.id;
});

type Line =
  | { readonly columns: readonly TableColumn[]; readonly rowCount?: never; readonly end?: never }
  | (TableChunk & { readonly end?: never })
  | { readonly end: { readonly rowCount: number; readonly isTruncated: boolean; readonly ms: number } }
  | { readonly failure: { readonly code: string } };

const readLines = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);

function query(databaseId: string, body: object): Promise<Response> {
  return ada.browser.request(`/api/databases/${databaseId}/query`, { method: "POST", body });
}

/** A query for this many rows, which uses only the sample's own tables. */
const numbers = (count: number) =>
  `SELECT i AS n, 'row ' || i AS name FROM (SELECT row_number() OVER () - 1 AS i
   FROM customers a CROSS JOIN customers b CROSS JOIN customers c LIMIT ${count}) t`;

test("rows are sent by column after the columns, and the last line reports how the query ended", async () => {
  const response = await query(sampleId, { sql: "SELECT 1 AS one, 'é' AS text, NULL AS nothing" });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/x-ndjson"]);
  expect(readLines(await response.text())).toEqual([
    { columns: [{ name: "one", type: "integer" }, { name: "text", type: "text" }, expect.anything()] },
    { columns: [[1], ["é"], [null]], rowCount: 1 },
    { end: { rowCount: 1, isTruncated: false, ms: expect.any(Number) as number } },
  ]);
});

test("a result without rows still has its columns", async () => {
  const lines = readLines(await (await query(sampleId, { sql: "SELECT 1 AS one WHERE 1 = 2" })).text());
  expect(lines).toMatchObject([{ columns: [{ name: "one" }] }, { end: { rowCount: 0, isTruncated: false } }]);
});

test("all rows arrive in order, up to the limit, and the last line reports that there are more", async () => {
  for (const { maxRows, isTruncated } of [
    { maxRows: 20_000, isTruncated: false },
    { maxRows: 4_321, isTruncated: true },
  ]) {
    const lines = readLines(await (await query(sampleId, { sql: numbers(20_000), maxRows })).text());
    const values = lines.flatMap((line) =>
      "rowCount" in line && line.rowCount !== undefined ? (line.columns[0] ?? []) : [],
    );
    expect(values).toEqual(Array.from({ length: maxRows }, (_, index) => index));
    expect(lines.at(-1)).toMatchObject({ end: { rowCount: maxRows, isTruncated } });
  }
});

test("a query that the guard or the database refuses is a problem, and no stream starts", async () => {
  const refused = await ada.browser.post(`/api/databases/${sampleId}/query`, { sql: "DROP TABLE customers" });
  expect(refused).toMatchObject({ status: 422, body: { code: "query-refused" } });
  const failed = await ada.browser.post(`/api/databases/${sampleId}/query`, {
    sql: "SELECT nme FROM customers",
  });
  expect(failed).toMatchObject({ status: 422, body: { code: "name-unknown" } });
});

test("queries beyond a user's limit wait in a queue", async () => {
  const sql = "SELECT count(*) AS n FROM customers a, customers b";
  const responses = await Promise.all(Array.from({ length: 20 }, () => query(sampleId, { sql })));
  const ends = await Promise.all(responses.map(async (one) => readLines(await one.text()).at(-1)));
  expect(ends.map((line) => line !== undefined && "end" in line)).toEqual(
    Array.from({ length: 20 }, () => true),
  );
});

test("an answer is exported whole, although not all of it was stored", async () => {
  const { id } = await startConversation(ada);
  const { turn } = await ask(ada, id, "how many customers are there");
  const sql = `SELECT n, '=' || name AS name FROM (${numbers(100_500)}) t`;
  await (await ada.browser.request(`/api/turns/${turn.id}/sql`, { method: "POST", body: { sql } })).text();
  const exported = await ada.browser.request(`/api/turns/${turn.id}/export`);
  expect((await exported.text()).split("\r\n")).toHaveLength(100_002);
  const csv = await ada.browser.request(`/api/turns/${turn.id}/export?rows=all&bom=1`);
  expect(csv.headers.get("content-disposition")).toContain("how many customers are there.csv");
  const text = await csv.text();
  const lines = text.split("\r\n");
  expect([lines.length, lines[0], lines[1], lines.at(-2)]).toEqual([
    100_502,
    "n,name",
    "0,'=row 0",
    "100499,'=row 100499",
  ]);
  const xlsx = await ada.browser.request(`/api/turns/${turn.id}/export?rows=all&format=xlsx`);
  const [answer, about] = await readWorkbook(await xlsx.arrayBuffer());
  expect([answer?.data.length, answer?.data.at(-1)]).toEqual([100_501, [100_499, "=row 100499"]]);
  expect(about?.data.at(-1)).toEqual(["Rows", 100_500]);
  const json = await ada.browser.request(`/api/turns/${turn.id}/export?rows=all&format=json`);
  const table = (await json.json()) as { readonly rows: readonly unknown[] };
  expect([table.rows.length, table.rows.at(-1)]).toEqual([100_500, [100_499, "=row 100499"]]);
  expect(table).toMatchObject({
    columns: [{ name: "n" }, { name: "name" }],
    rowCount: 100_500,
    isTruncated: false,
  });
});

describe("on PostgreSQL", () => {
  let postgres: { readonly databaseId: string; readonly admin: Client } | { readonly skipped: string };

  beforeAll(async () => {
    const found = await postgresForTests();
    if ("skipped" in found) return void (postgres = found);
    const admin = new Client(found.connectionString);
    await admin.connect();
    await admin.query("CREATE TABLE numbers AS SELECT i FROM generate_series(1, 10000) AS source (i)");
    closeAt(() => admin.end());
    const connection = { kind: "url", url: `${found.connectionString}?sslmode=disable` };
    const { status, body } = await ada.browser.post("/api/databases", { name: "Own", connection });
    invariant(status === 200, `it is added: ${JSON.stringify(body)}`);
    const { database, syncId } = body as { readonly database: Database; readonly syncId: string };
    await (await ada.browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`)).text();
    postgres = { databaseId: database.id, admin };
  });

  const countRunning = async (admin: Client) => {
    const { rows } = await admin.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity
       WHERE application_name = 'askery' AND datname = current_database() AND state <> 'idle'`,
    );
    return rows[0]?.n;
  };

  test("a client that leaves in the middle ends the query, which was waiting for it", async (context) => {
    if ("skipped" in postgres) return context.skip(postgres.skipped);
    const { databaseId, admin } = postgres;
    const response = await query(databaseId, {
      sql: "SELECT a.i, repeat('x', 200) AS text FROM numbers a, numbers b",
      maxRows: 10_000_000,
    });
    const reader = response.body?.getReader();
    invariant(reader, "there is a stream");
    const first = await reader.read();
    expect(new TextDecoder().decode(first.value)).toContain('{"columns":[{"name":"i"');
    expect(await countRunning(admin)).toBe(1);
    await reader.cancel();
    await waitUntil(async () => (await countRunning(admin)) === 0);
  });

  test("a client that leaves while its connection is blocked frees its slot", async (context) => {
    if ("skipped" in postgres) return context.skip(postgres.skipped);
    const { databaseId, admin } = postgres;
    const sql = "SELECT a.i, repeat('x', 200) AS text FROM numbers a, numbers b";
    for (let position = 0; position <= maxAtOnce; position++) {
      const response = await query(databaseId, { sql, maxRows: 10_000_000 });
      await waitUntil(async () => {
        const { rows } = await admin.query(
          `SELECT 1 FROM pg_stat_activity
           WHERE application_name = 'askery' AND datname = current_database() AND wait_event = 'ClientWrite'`,
        );
        return rows.length === 1;
      });
      await response.body?.cancel();
      await waitUntil(async () => (await countRunning(admin)) === 0);
    }
    expect(await (await query(databaseId, { sql: "SELECT 1 AS one" })).text()).toContain('"end"');
  });

  test("a client that leaves before the first row also ends the query", async (context) => {
    if ("skipped" in postgres) return context.skip(postgres.skipped);
    const { databaseId, admin } = postgres;
    const leaving = new AbortController();
    const cookie = [...ada.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const running = fetch(`${server.url}/api/databases/${databaseId}/query`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ sql: "SELECT count(*) FROM numbers a, numbers b, numbers c" }),
      signal: leaving.signal,
    }).catch(() => null);
    await waitUntil(async () => (await countRunning(admin)) === 1);
    leaving.abort();
    await waitUntil(async () => (await countRunning(admin)) === 0);
    expect(await running).toBeNull();
  });

  /** An answer whose table has more rows than are saved. */
  const askLarge = async (databaseId: string, sql: string) => {
    const { id } = await startConversation(ada, databaseId);
    const { turn } = await ask(ada, id, "how many numbers are there");
    const edit = await ada.browser.request(`/api/turns/${turn.id}/sql`, { method: "POST", body: { sql } });
    expect(await edit.text()).toContain('"kind":"done"');
    return turn.id;
  };
  const readExport = async (exportId: string) => (await ada.browser.get(`/api/exports/${exportId}`)).body;

  test("an export shows its rows so far, and stopping it ends the query and breaks off the file", async (context) => {
    if ("skipped" in postgres) return context.skip(postgres.skipped);
    const { databaseId, admin } = postgres;
    const turnId = await askLarge(
      databaseId,
      "SELECT a.i, repeat('x', 200) AS text FROM numbers a, numbers b",
    );
    await waitUntil(async () => (await countRunning(admin)) === 0);
    const bob = await signUpPerson(server, "Bob");
    for (const format of ["csv", "xlsx", "parquet"]) {
      const exportId = randomUUID();
      const file = await ada.browser.request(
        `/api/turns/${turnId}/export?rows=all&format=${format}&exportId=${exportId}`,
      );
      const reading = file.arrayBuffer().then(
        () => "whole",
        () => "broken off",
      );
      await expect
        .poll(() => readExport(exportId))
        .toMatchObject({
          state: { kind: "running" },
          rowCount: expect.toSatisfy((n: number) => n > 0) as number,
        });
      expect(await countRunning(admin)).toBe(1);
      expect((await bob.browser.post(`/api/exports/${exportId}/stop`)).status).toBe(404);
      expect((await ada.browser.post(`/api/exports/${exportId}/stop`)).status).toBe(204);
      await waitUntil(async () => (await countRunning(admin)) === 0);
      expect([format, await reading]).toEqual([format, "broken off"]);
      expect(await readExport(exportId)).toMatchObject({ state: { kind: "stopped" } });
    }
  });

  test("an export that fails midway is broken off, and its cause can be read", async (context) => {
    if ("skipped" in postgres) return context.skip(postgres.skipped);
    const sql = "SELECT 'n' || (1 / (900000 - i)) AS n FROM generate_series(1, 1000000) AS source (i)";
    const turnId = await askLarge(postgres.databaseId, sql);
    const exportId = randomUUID();
    const file = await ada.browser.request(
      `/api/turns/${turnId}/export?rows=all&format=xlsx&exportId=${exportId}`,
    );
    const reading = file.arrayBuffer().then(
      () => "whole",
      () => "broken off",
    );
    expect(await reading).toBe("broken off");
    expect(await readExport(exportId)).toMatchObject({
      state: { kind: "failed", failure: { code: "query-failed", fix: expect.any(String) as string } },
    });
  });

  test("a failure after the first rows is the last line, or aborts the download", async (context) => {
    if ("skipped" in postgres) return context.skip(postgres.skipped);
    const sql = "SELECT 1 / (900000 - i) AS n FROM generate_series(1, 1000000) AS source (i)";
    const lines = readLines(await (await query(postgres.databaseId, { sql, maxRows: 1_000_000 })).text());
    expect(lines.at(-1)).toMatchObject({ failure: { code: "query-failed" } });
    expect(lines.length).toBeGreaterThan(2);
  });
});
