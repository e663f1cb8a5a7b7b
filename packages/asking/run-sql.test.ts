import { defaultSettings, readDrawnColumns } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runSql, type SqlRequest } from "./run-sql.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

function run(text: string, more: Partial<SqlRequest> = {}) {
  const { database } = shop;
  const now = () => Date.parse("2026-11-20T12:00:00Z");
  return runSql({ database, text, today: "2026-11-20", settings: defaultSettings, now, ...more });
}

async function answerOf(text: string, more: Partial<SqlRequest> = {}) {
  const outcome = await run(text, more);
  if (outcome.kind === "failed") throw new Error(outcome.problem.message);
  return outcome.answer;
}

async function problemOf(text: string) {
  const outcome = await run(text);
  if (outcome.kind === "answered") throw new Error("answered");
  const { code, message, span } = outcome.problem;
  return { code, message, at: span === null ? null : text.slice(span.start, span.end) };
}

const byStatus = "SELECT status, sum(amount) AS amount FROM orders GROUP BY status ORDER BY 2 DESC";

test("SQL that a user wrote is answered like a question: table, chart, sentence and receipt", async () => {
  const answer = await answerOf(byStatus, { question: "amount by status" });
  expect(answer.table.values).toEqual([
    ["paid", "open"],
    [80.5, 70],
  ]);
  expect([answer.plan, answer.sql, answer.statement]).toEqual([
    { kind: "sql", text: byStatus },
    byStatus,
    { dialect: "sqlite", text: byStatus, parameters: [] },
  ]);
  expect([answer.question, answer.sentence, readDrawnColumns(answer.chart.spec).x?.column]).toEqual([
    "amount by status",
    "The SQL finds 2 rows × 2 columns.",
    "status",
  ]);
  expect(answer.receipt).toEqual({
    engine: "askery 0.1.0",
    statement: answer.statement,
    schemaFingerprint: shop.database.schemaFingerprint,
    askedAt: "2026-11-20T12:00:00.000Z",
    planningMs: 0,
    runningMs: 0,
    rowCount: 2,
    timeZone: "UTC",
    writer: "person",
  });
});

test("the sentence gives a single value, says that there are no rows, or says that a result was truncated", async () => {
  expect((await answerOf("SELECT count(*) AS orders FROM orders")).sentence).toBe(
    "The value of orders is 5.",
  );
  expect((await answerOf("SELECT * FROM orders WHERE id > 9")).sentence).toBe("The SQL finds no rows.");
  const cut = await answerOf("SELECT id, status FROM orders", { limits: { maxRows: 3 } });
  expect(cut.sentence).toBe("The SQL finds more than 3 rows × 2 columns.");
});

test("SQL that the database can't run is reported in the database's words, with the position", async () => {
  expect(await problemOf("SELECT amout FROM orders")).toEqual({
    code: "name-unknown",
    message: "SQLite has no such table or column: no such column: amout.",
    at: "amout",
  });
});

test.each(["DROP TABLE orders", "DELETE FROM orders", "SELECT 1; SELECT 2", ""])(
  "“%s” is refused, and nothing runs",
  async (text) => {
    const steps: string[] = [];
    const outcome = await run(text, { onStep: ({ kind }) => steps.push(kind) });
    expect([outcome.kind, steps]).toEqual(["failed", []]);
  },
);

test("a stopped statement fails as stopped", async () => {
  const endless =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i > 0) SELECT count(*) FROM n";
  const stopping = new AbortController();
  const running = run(endless, { signal: stopping.signal, onStep: () => stopping.abort() });
  await expect(running).rejects.toMatchObject({ code: "query-cancelled" });
});
