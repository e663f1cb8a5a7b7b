import type { Turn } from "@askery/api";
import { invariant, type PointOptions, type PointRows } from "@askery/model";
import { beforeAll, expect, test } from "vitest";
import { sampleScaleForTests } from "../../../scripts/test-servers/sample.ts";
import { closeAfterAll } from "../testing/close-after-all.test-support.ts";
import { ask, readEvents, startConversation } from "../testing/ask.test-support.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../testing/test-people.test-support.ts";

let server: TestServer;
let ada: TestPerson;
const closeAt = closeAfterAll();

beforeAll(async () => {
  server = await startTestServer({ sampleScale: sampleScaleForTests, closeAt });
  ada = await signUpPerson(server, "Ada");
});

async function askFor(question: string) {
  const { id } = await startConversation(ada);
  const { turn } = await ask(ada, id, question);
  const { state } = (await ada.browser.get(`/api/turns/${turn.id}`)).body as Turn;
  invariant(state.kind === "done" && state.outcome.kind === "answered", "it is answered");
  const { table } = state.outcome.answer;
  const row = table.columns.map((_, index) => table.values[index]?.[0] ?? null);
  const point = { row, column: table.columns.at(-1)?.name ?? null, repeat: 0 };
  return { turnId: turn.id, of: state.shownId ?? "", point };
}

test("the rows of a figure are as many as it counts, and are exported as a file", async () => {
  const { turnId, of, point } = await askFor("number of orders by ship country");
  const count = point.row[1];
  const { body } = await ada.browser.post(`/api/turns/${turnId}/point-rows`, { of, point, maxRows: 100_000 });
  const { table, words, sql } = body as PointRows;
  expect(table.rowCount).toBe(count);
  expect(words).toContain(String(point.row[0]));
  expect(sql).toContain("ship_country");
  const query = new URLSearchParams({ of, point: JSON.stringify(point), format: "csv" });
  const file = await ada.browser.request(`/api/turns/${turnId}/point-rows/export?${query}`, {
    method: "GET",
  });
  expect((await file.text()).trimEnd().split("\r\n")).toHaveLength(Number(count) + 1);
});

test("an option of a point is an edit like any other", async () => {
  const { turnId, of, point } = await askFor("number of orders by ship country");
  const { body } = await ada.browser.post(`/api/turns/${turnId}/point-options`, { of, point });
  const options = body as PointOptions;
  expect(options).toMatchObject({ words: point.row[0], hasRows: true });
  const [only] = options.only;
  const response = await ada.browser.request(`/api/turns/${turnId}/edits`, {
    method: "POST",
    body: { edits: [...(only?.edits ?? [])], of },
  });
  const state = readEvents(await response.text()).at(-1)?.data as Turn["state"];
  invariant(state.kind === "done" && state.outcome.kind === "answered", "it is answered");
  expect(state.outcome.answer.table.values).toEqual([[point.row[0]], [point.row[1]]]);
});

test("a point of a result that is not shown any longer is refused with 409, one without rows with 400", async () => {
  const { turnId, point, of } = await askFor("customers with their country");
  const gone = await ada.browser.post(`/api/turns/${turnId}/point-options`, {
    of: "11111111-1111-4111-8111-111111111111",
    point,
  });
  expect(gone.status).toBe(409);
  const none = await ada.browser.post(`/api/turns/${turnId}/point-rows`, { of, point, maxRows: 10 });
  expect([none.status, none.body]).toMatchObject([400, { code: "invalid-input" }]);
});
