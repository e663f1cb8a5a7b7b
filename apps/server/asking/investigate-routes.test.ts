import { randomUUID } from "node:crypto";
import type { Conversation, Database, Turn } from "@askery/api";
import { invariant, type InvestigationEvent } from "@askery/model";
import { beforeAll, expect, test } from "vitest";
import { sampleScaleForTests } from "../../../scripts/test-servers/sample.ts";
import { closeAfterAll } from "../testing/close-after-all.test-support.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../testing/test-people.test-support.ts";

const question = "Why did orders change in May?";
let server: TestServer;
let ada: TestPerson;
let sampleId: string;
const closeAt = closeAfterAll();

beforeAll(async () => {
  server = await startTestServer({ sampleScale: sampleScaleForTests, closeAt });
  ada = await signUpPerson(server, "Ada");
  const [sample] = (await ada.browser.get("/api/databases")).body as readonly Database[];
  invariant(sample, "a new account has the sample");
  sampleId = sample.id;
});

test("the plan comes first, then a result of each step, and the report at last", async () => {
  const events = await investigate({ question });
  const [planned] = events;
  invariant(planned?.kind === "planned", "a plan comes first");
  const results = events.flatMap((event) => (event.kind === "result" ? [event.result] : []));
  const added = events.flatMap((event) => (event.kind === "added" ? event.steps : []));
  const ids = [...planned.steps, ...added].map(({ id }) => id);
  expect(results.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const report = events.at(-1);
  invariant(report?.kind === "report", "a report comes last");
  const sentences = [...report.report.answer, ...report.report.nothing, ...report.report.findings];
  expect(sentences.length).toBeGreaterThan(1);
  expect(sentences.every(({ text, evidence }) => text.endsWith(".") && evidence.length > 0)).toBe(true);
  expect(sentences.flatMap(({ evidence }) => evidence).every((id) => ids.includes(id))).toBe(true);
});

test("a plan alone runs nothing, and steps that are left out are not run", async () => {
  const [planned, ...others] = await investigate({ question, isPlanOnly: true });
  invariant(planned?.kind === "planned", "a plan comes first");
  expect(others).toEqual([]);
  const without = planned.steps.filter(({ id }) => id.startsWith("by:")).map(({ id }) => id);
  const events = await investigate({ question, without });
  const results = events.flatMap((event) => (event.kind === "result" ? [event.result.id] : []));
  expect(results.filter((id) => without.includes(id))).toEqual([]);
  expect(results.length).toBeGreaterThan(0);
});

test("an added step is run, and a run that has ended cannot be changed", async () => {
  const [planned] = await investigate({ question, isPlanOnly: true });
  invariant(planned?.kind === "planned", "a plan comes first");
  const beside = planned.offers.find(({ id }) => id.startsWith("beside:"));
  invariant(beside, "a year earlier is offered");
  const events = await investigate({ question, added: [beside.id] });
  const report = events.at(-1);
  invariant(report?.kind === "report", "a report comes last");
  const sentence = report.report.answer.find(({ evidence }) => evidence.includes(beside.id));
  expect(sentence?.text).toMatch(/^Compared with May 2025: /);
  const changed = await ada.browser.request(`/api/databases/${sampleId}/investigate/${randomUUID()}`, {
    method: "PUT",
    body: { without: [], added: [] },
  });
  expect(await changed.json()).toEqual({ isRunning: false });
});

test("a question that data cannot answer is refused with questions that can be investigated", async () => {
  const [refused, ...others] = await investigate({ question: "What would we earn at half the price?" });
  expect(others).toEqual([]);
  invariant(refused?.kind === "refused", "it is refused");
  expect(refused.message).toBe("The data show what happened, not what would have happened otherwise.");
  const listed = await ada.browser.get(`/api/databases/${sampleId}/investigations`);
  expect(listed.body).toEqual({ questions: refused.questions });
  for (const question of refused.questions) {
    expect((await investigate({ question, isPlanOnly: true })).map(({ kind }) => kind)).toEqual(["planned"]);
  }
});

test("a report is saved once as a conversation with its evidence", async () => {
  const body = { question, conversationId: randomUUID(), turnId: randomUUID() };
  const saved = await ada.browser.post(`/api/databases/${sampleId}/investigations`, body);
  const again = await ada.browser.post(`/api/databases/${sampleId}/investigations`, body);
  const turn = saved.body as Turn;
  expect([saved.status, again.status, turn.question, turn.state.kind]).toEqual([200, 200, question, "done"]);
  const read = await ada.browser.get(`/api/conversations/${body.conversationId}`);
  const conversation = read.body as Conversation;
  expect([conversation.mode, conversation.turns[0]?.id]).toEqual(["quantum", body.turnId]);
  expect(conversation.turns.length).toBeGreaterThan(1);
  const markdown = await ada.browser.request(`/api/conversations/${body.conversationId}/export?format=md`);
  expect(await markdown.text()).toContain(`## ${question}`);
});

async function investigate(body: object): Promise<readonly InvestigationEvent[]> {
  const path = `/api/databases/${sampleId}/investigate`;
  const response = await ada.browser.request(path, { method: "POST", body });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/x-ndjson"]);
  const text = await response.text();
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as InvestigationEvent);
}
