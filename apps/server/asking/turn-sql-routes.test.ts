import type { ChartSummary, Conversation, SavedChart, Turn } from "@askery/api";
import { invariant, type Answer, type SqlVariable } from "@askery/model";
import { beforeAll, expect, test } from "vitest";
import { sampleScaleForTests } from "../../../scripts/test-servers/sample.ts";
import { closeAfterAll } from "../testing/close-after-all.test-support.ts";
import { ask, findDatabaseOf, readEvents, startConversation } from "../testing/ask.test-support.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../testing/test-people.test-support.ts";

let server: TestServer;
let ada: TestPerson;
const closeAt = closeAfterAll();

beforeAll(async () => {
  server = await startTestServer({
    sampleScale: sampleScaleForTests,
    closeAt,
  });
  ada = await signUpPerson(server, "Ada");
});

interface RanSql {
  readonly steps: readonly string[];
  readonly state: Turn["state"];
}

/** Runs SQL in place of an answer's, and reads its stream to the end. */
async function runSql(turnId: string, sql: string, variables: readonly SqlVariable[] = []): Promise<RanSql> {
  const body = { sql, variables };
  const response = await ada.browser.request(`/api/turns/${turnId}/sql`, { method: "POST", body });
  const events = readEvents(await response.text());
  return {
    steps: events
      .filter(({ event }) => event === "step")
      .map(({ data }) => (data as { readonly kind: string }).kind),
    state: events.at(-1)?.data as Turn["state"],
  };
}

async function askFor(question: string): Promise<Turn> {
  const { id } = await startConversation(ada);
  const { turn } = await ask(ada, id, question);
  return readTurn(turn.id);
}

async function readTurn(id: string): Promise<Turn> {
  return (await ada.browser.get(`/api/turns/${id}`)).body as Turn;
}

function answerOf({ state }: Pick<Turn, "state">): Answer {
  invariant(state.kind === "done" && state.outcome.kind === "answered", "it is answered");
  return state.outcome.answer;
}

const question = "how many customers are there";
const edited = "SELECT count(*) AS n FROM customers WHERE country = 'Germany'";

test("the result of a user's SQL is shown in place of the answer until it is reset", async () => {
  const turn = await askFor(question);
  const { steps, state } = await runSql(turn.id, edited);
  expect(steps.filter((kind) => kind !== "opening-database")).toEqual(["running", "received", "drawing"]);
  expect(state).toMatchObject({
    kind: "done",
    edit: {
      kind: "sql",
      words: "edited SQL",
      editor: { id: ada.userId, name: "Ada" },
      editedAtMs: expect.any(Number) as number,
    },
    history: { undo: "edited SQL", redo: null },
    outcome: { answer: { question, sql: edited, receipt: { writer: "person", rowCount: 1 } } },
  });
  const shown = await readTurn(turn.id);
  expect(shown).toEqual({ ...turn, state });
  const { conversationId } = await server.store
    .selectFrom("turn")
    .select("conversationId")
    .where("id", "=", turn.id)
    .executeTakeFirstOrThrow();
  const conversation = (await ada.browser.get(`/api/conversations/${conversationId}`)).body as Conversation;
  expect(conversation.turns).toEqual([shown]);
  const reset = await ada.browser.request(`/api/turns/${turn.id}/sql`, { method: "DELETE" });
  const own = { ...turn, state: { ...turn.state, history: { undo: null, redo: "edited SQL" } } };
  expect(await reset.json()).toEqual(own);
  expect(await readTurn(turn.id)).toEqual(own);
});

test("the values of variables are saved with the answer, its chart and its file, and it is reproduced with them", async () => {
  const turn = await askFor(question);
  const sql = "SELECT count(*) AS n FROM customers WHERE country = {{country}} OR city = {{ city }}";
  const variables: readonly SqlVariable[] = [
    { kind: "text", name: "country", value: "Germany" },
    { kind: "text", name: "city", value: "' OR 1 = 1 --" },
  ];
  const filled = "SELECT count(*) AS n FROM customers WHERE country = 'Germany' OR city = ''' OR 1 = 1 --'";
  const ran = answerOf(await runSql(turn.id, sql, variables));
  const plan = { kind: "sql", text: sql, variables };
  expect([ran.plan, ran.sql]).toEqual([plan, filled]);
  expect(answerOf(await readTurn(turn.id))).toEqual(ran);
  const { body: again } = await ada.browser.post(`/api/turns/${turn.id}/reproduction`);
  expect(again).toMatchObject({ kind: "compared", isSameSql: true, sql: filled });
  const { id } = (await ada.browser.post(`/api/turns/${turn.id}/charts`, {})).body as ChartSummary;
  const chart = (await ada.browser.post(`/api/charts/${id}/refresh`)).body as SavedChart;
  expect([chart.plan, chart.sql, chart.table]).toEqual([plan, filled, ran.table]);
  const file = await ada.browser.request(`/api/turns/${turn.id}/export?format=json`);
  expect(await file.json()).toEqual(ran.table);
  const { id: databaseId } = await findDatabaseOf(ada);
  const explanation = `/api/databases/${databaseId}/sql-explanation`;
  expect([
    (await ada.browser.post(explanation, { sql, variables })).status,
    (await ada.browser.post(explanation, { sql })).body,
  ]).toMatchObject([200, { code: "query-refused", title: "No variable is named country." }]);
});

test("a variable without a value, or where no value can be, is reported where it is", async () => {
  const turn = await askFor(question);
  const missing = await runSql(turn.id, "SELECT {{n}} AS n");
  const quoted = await runSql(turn.id, "SELECT '{{n}}' AS n", [{ kind: "text", name: "n", value: "x" }]);
  expect([missing.state, quoted.state]).toMatchObject([
    { kind: "failed", failure: { code: "query-refused", span: { start: 7, end: 12 } } },
    { kind: "failed", failure: { code: "query-refused", span: { start: 8, end: 13 } } },
  ]);
  const body = { sql: "SELECT 1", variables: [{ kind: "code", name: "n", value: "x" }] };
  const unread = await ada.browser.request(`/api/turns/${turn.id}/sql`, { method: "POST", body });
  expect(unread.status).toBe(400);
});

test("SQL that is refused or fails reports why and where, and the answer does not change", async () => {
  const turn = await askFor(question);
  await runSql(turn.id, edited);
  const before = await readTurn(turn.id);
  const refused = await runSql(turn.id, "DROP TABLE customers");
  expect([refused.steps, refused.state]).toMatchObject([
    [],
    { kind: "failed", failure: { span: { start: 0, end: 4 }, fix: expect.any(String) as string } },
  ]);
  const failed = await runSql(turn.id, "SELECT nme FROM customers");
  expect(failed.state).toMatchObject({
    kind: "failed",
    failure: { code: "name-unknown", span: { start: 7, end: 10 } },
  });
  expect(await readTurn(turn.id)).toEqual(before);
});

test("a chart and a file from an edited answer have the SQL's result, and a refresh of the chart runs it again", async () => {
  const turn = await askFor(question);
  const sql = "SELECT country, count(*) AS n FROM customers GROUP BY country ORDER BY country";
  const { table } = answerOf(await runSql(turn.id, sql));
  const { id } = (await ada.browser.post(`/api/turns/${turn.id}/charts`, {})).body as ChartSummary;
  const chart = (await ada.browser.get(`/api/charts/${id}`)).body as SavedChart;
  expect([chart.sql, chart.plan, chart.table]).toEqual([sql, { kind: "sql", text: sql }, table]);
  const again = (await ada.browser.post(`/api/charts/${id}/refresh`)).body as SavedChart;
  expect([again.sql, again.table]).toEqual([sql, table]);
  const file = await ada.browser.request(`/api/turns/${turn.id}/export?format=json`);
  expect(await file.json()).toEqual(table);
});

test("a saved chart shows its SQL with the values inlined", async () => {
  const turn = await askFor("how many customers are there in Germany");
  const { id } = (await ada.browser.post(`/api/turns/${turn.id}/charts`, {})).body as ChartSummary;
  const chart = (await ada.browser.get(`/api/charts/${id}`)).body as SavedChart;
  expect(chart.sql).toBe(answerOf(turn).sql);
  expect(chart.sql).toContain("'Germany'");
  const again = (await ada.browser.post(`/api/charts/${id}/refresh`)).body as SavedChart;
  expect(again.sql).toBe(chart.sql);
});

test("a conversation has the first rows of a large table, and a separate call returns all of them", async () => {
  const turn = await askFor(question);
  const sql = `SELECT i AS n, 'row ' || i AS name FROM ${numbers}`;
  const answer = answerOf(await runSql(turn.id, sql));
  expect([answer.table.rowCount, answer.receipt.rowCount]).toEqual([200, 9_000]);
  const response = await ada.browser.request(`/api/turns/${turn.id}/table`);
  const [head, ...chunks] = (await response.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
  expect(head).toEqual({
    columns: answer.table.columns,
    rowCount: 9_000,
    isTruncated: false,
    askedAt: answer.receipt.askedAt,
  });
  const names = (chunks as readonly { readonly columns: readonly (readonly unknown[])[] }[]).flatMap(
    ({ columns }) => columns[1] ?? [],
  );
  expect([chunks.length, names.length, names.at(-1)]).toEqual([3, 9_000, "row 8999"]);
  const csv = await ada.browser.request(`/api/turns/${turn.id}/export`);
  expect((await csv.text()).trimEnd().split("\r\n").at(-1)).toBe("8999,row 8999");
});

/** A source of many rows, which uses only the sample's own tables. */
const numbers = "(SELECT row_number() OVER () - 1 AS i FROM customers a CROSS JOIN customers b LIMIT 9000) t";

test("a question without an answer has no SQL to edit, and nothing runs", async () => {
  const { id } = await startConversation(ada);
  const { turn } = await ask(ada, id, "zork");
  const response = await ada.browser.request(`/api/turns/${turn.id}/sql`, {
    method: "POST",
    body: { sql: "SELECT 1" },
  });
  expect([response.status, await response.json()]).toMatchObject([404, { code: "not-found" }]);
});

test("a chart that becomes a histogram shows the distribution of all rows, even if it stores only a few", async () => {
  const turn = await askFor(question);
  const times = "order_lines ol CROSS JOIN (SELECT id FROM products LIMIT 40) p";
  const { state: counted } = await runSql(turn.id, `SELECT count(*) AS n FROM ${times}`);
  const count = answerOf({ state: counted }).table.values[0]?.[0];
  await runSql(turn.id, `SELECT ol.quantity, ol.revenue FROM ${times}`);
  const saved = await ada.browser.post(`/api/turns/${turn.id}/charts`, { type: "table" });
  const path = `/api/charts/${(saved.body as ChartSummary).id}`;
  const stored = (await ada.browser.get(path)).body as SavedChart;
  expect([stored.table.rowCount, stored.facts.spread]).toEqual([10_000, null]);
  const drawn = await ada.browser.request(path, { method: "PATCH", body: { type: "histogram" } });
  const { spread } = ((await drawn.json()) as SavedChart).facts;
  const total = spread?.bins.reduce((sum, bin) => sum + bin.count, 0);
  expect([spread?.count, total]).toEqual([count, count]);
});

/** Turns the edited SQL of a turn into a plan, and reads the stream to its end. */
async function planSql(turn: Turn): Promise<Turn["state"]> {
  invariant(turn.state.kind === "done", "it is answered");
  const body = { of: turn.state.shownId };
  const response = await ada.browser.request(`/api/turns/${turn.id}/plan`, { method: "POST", body });
  return readEvents(await response.text()).at(-1)?.data as Turn["state"];
}

test("edited SQL becomes a plan with chips if both have the same result, as a step that is undone", async () => {
  const { id } = await askFor(question);
  await runSql(id, "SELECT date_trunc('year', signed_up_at) AS y, count(*) AS n FROM customers GROUP BY 1");
  expect(await planSql(await readTurn(id))).toMatchObject({ kind: "done", edit: { kind: "plan" } });
  await runSql(
    id,
    "SELECT c.country, count(*) AS n FROM customers c WHERE c.country IN ('Germany', 'France') GROUP BY 1 ORDER BY n DESC",
  );
  const ran = await readTurn(id);
  const state = await planSql(ran);
  const { interpretation, plan, table } = answerOf({ state });
  expect(interpretation.chips.map(({ role, text }) => `${role} ${text}`)).toEqual([
    "measure number of customers",
    "by country",
    "filter country is Germany or France",
    "sort customers, highest first",
  ]);
  expect(plan.kind).toBe("query");
  expect(table.values).toEqual(answerOf(ran).table.values);
  expect(state).toMatchObject({
    edit: { kind: "plan", words: "SQL as chips" },
    history: { undo: "SQL as chips" },
  });
});

test("SQL that says more than chips can names the part, and the answer does not change", async () => {
  const { id } = await askFor(question);
  await runSql(id, "SELECT count(*) AS n FROM customers WHERE id > (SELECT 5)");
  const ran = await readTurn(id);
  expect(await planSql(ran)).toMatchObject({
    kind: "failed",
    failure: { message: "This SQL can't be edited by chips: no chip can show a subquery." },
  });
  expect(await readTurn(id)).toEqual(ran);
});
