import type { Completions } from "@askery/api";
import type { Outcome } from "@askery/model";
import { beforeAll, expect, test } from "vitest";
import { sampleScaleForTests } from "../../../../scripts/test-servers/sample.ts";
import { closeAfterAll } from "../../testing/close-after-all.test-support.ts";
import { openBrowser, type TestBrowser } from "../../testing/test-browser.test-support.ts";
import { findProcesses } from "../../testing/find-processes.test-support.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.test-support.ts";

let server: TestServer;
let visitor: TestBrowser;
const closeAt = closeAfterAll();

beforeAll(async () => {
  server = await startTestServer({
    sampleScale: sampleScaleForTests,
    closeAt,
  });
  visitor = openBrowser(server);
});

test("a visitor's question is answered without an account, and is not stored", async () => {
  const { status, body } = await visitor.post("/api/demo/ask", { question: "revenue by country" });
  expect([status, (body as Outcome).kind]).toEqual([200, "answered"]);
  const turns = await server.store.selectFrom("turn").select("id").execute();
  expect(turns).toEqual([]);
});

test("the suggested questions are answered", async () => {
  const { body } = await visitor.get("/api/demo/questions");
  const questions = body as readonly string[];
  expect(questions.length).toBeGreaterThanOrEqual(5);
  for (const question of questions) {
    const answer = await visitor.post("/api/demo/ask", { question });
    expect([question, (answer.body as Outcome).kind]).toEqual([question, "answered"]);
  }
});

test("a repeated question is answered from the cache", async () => {
  const first = await visitor.post("/api/demo/ask", { question: "revenue by brand" });
  const again = await visitor.post("/api/demo/ask", { question: " revenue  by brand " });
  expect(again.body).toEqual(first.body);
});

test("a long list is truncated, and reports it", async () => {
  const { body } = await visitor.post("/api/demo/ask", { question: "list all customers" });
  const outcome = body as Outcome;
  const table = outcome.kind === "answered" ? outcome.answer.table : null;
  expect([table?.rowCount, table?.isTruncated]).toEqual([200, true]);
});

test.each([
  ["nothing", {}, 400],
  ["an empty question", { question: " " }, 400],
  ["a question too long", { question: "x".repeat(2_001) }, 400],
  ["a megabyte", { question: "x".repeat(1_000_000) }, 413],
  ["another database", { question: "revenue", databaseId: "x" }, 400],
])("%s is refused", async (_, body, status) => {
  expect((await visitor.post("/api/demo/ask", body)).status).toBe(status);
});

test("a killed process fails its own question, but not the next one", async () => {
  for (const id of findProcesses("asking-process/main.ts")) process.kill(id, "SIGKILL");
  const { status } = await visitor.post("/api/demo/ask", { question: "how many stores are there" });
  const next = await visitor.post("/api/demo/ask", { question: "how many stores are there" });
  expect([[200, 503].includes(status), next.status]).toEqual([true, 200]);
});

test("a visitor's question is completed from the sample, and from its examples, each of which is answered", async () => {
  const complete = async (text: string) =>
    (
      (await visitor.get(`/api/demo/completions?text=${encodeURIComponent(text)}&caret=${text.length}`))
        .body as Completions
    ).found;
  const named = await complete("revenue by bra");
  expect(named.map(({ kind, text }) => [kind, text])).toContainEqual(["column", "revenue by brand"]);
  const [example] = await complete("monthly rev");
  expect(example).toMatchObject({
    kind: "question",
    text: "Monthly revenue by category in the last 12 months",
  });
  for (const { text } of [...named, ...(example ? [example] : [])]) {
    const { body } = await visitor.post("/api/demo/ask", { question: text });
    expect([text, (body as Outcome).kind]).toEqual([text, "answered"]);
  }
  expect((await visitor.get(`/api/demo/completions?text=${"x".repeat(501)}&caret=1`)).status).toBe(400);
});
