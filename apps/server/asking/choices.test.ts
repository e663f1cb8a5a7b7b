import type { KnowledgeEntry, Lesson, Turn } from "@askery/api";
import type { Answer, Choice } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleScaleForTests } from "../../../scripts/test-servers/sample.ts";
import { ask, findDatabaseOf, startConversation } from "../testing/ask.test-support.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../testing/test-people.test-support.ts";

let server: TestServer;
let ada: TestPerson;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await startTestServer({
    sampleScale: sampleScaleForTests,
    closeAt: (close) => void closing.unshift(close),
  });
  ada = await signUpPerson(server, "Ada");
});
afterAll(async () => {
  for (const close of closing) await close();
});

const question = "top 5 countries by revenue";

function answerOf({ state }: Pick<Turn, "state">): Answer {
  if (state.kind !== "done" || state.outcome.kind !== "answered") throw new Error("there is no answer");
  return state.outcome.answer;
}

async function askWithChoices(): Promise<{
  readonly conversationId: string;
  readonly turnId: string;
  readonly answer: Answer;
  readonly choices: readonly Choice[];
}> {
  const { id } = await startConversation(ada);
  const { turn, state } = await ask(ada, id, question);
  const answer = answerOf({ state });
  return { conversationId: id, turnId: turn.id, answer, choices: answer.interpretation.choices ?? [] };
}

function figureOf(turnId: string, choice: string) {
  return ada.browser.get(`/api/turns/${turnId}/choice-figure?choice=${encodeURIComponent(choice)}`);
}

test("the figure of a choice is that of its answer, which needs no other run", async () => {
  const { conversationId, turnId, choices } = await askWithChoices();
  expect(choices.map(({ difference }) => difference)).toContain("by country of suppliers");
  const [choice] = choices;
  const { body } = await figureOf(turnId, choice?.id ?? "");
  const { text } = body as { readonly text: string };
  expect(text).toMatch(/^5 rows, first [A-Z]\w+ €[\d.]+[kM]$/);
  const picked = await ask(ada, conversationId, { question, afterTurnId: null, choice: choice?.id ?? "" });
  const answer = answerOf(picked);
  expect(answer.interpretation.confidence).toBe(1);
  expect(answer.interpretation.choices).toBeUndefined();
  expect(text).toContain(String(answer.table.values[0]?.[0]));
  expect(answer.receipt.readAt).toMatch(/^\d{4}-/);
});

test("a choice that was not run is read when it is picked", async () => {
  const { conversationId, choices } = await askWithChoices();
  const last = choices.at(-1)?.id ?? "";
  const picked = await ask(ada, conversationId, { question, afterTurnId: null, choice: last });
  expect(answerOf(picked).receipt.readAt).toBeUndefined();
});

test("something that is no choice has no figure", async () => {
  const { turnId } = await askWithChoices();
  const { status, body } = await figureOf(turnId, "the price of fish #00000000");
  expect([status, body]).toEqual([200, { text: null }]);
});

test("a pick can be remembered: the same word in other questions follows, and Undo takes it back", async () => {
  const asked = "sales by store, last month pls";
  const { id } = await startConversation(ada);
  const first = answerOf(await ask(ada, id, asked));
  const { choices = [] } = first.interpretation;
  const orders = choices.find(({ difference }) => difference === "sales = number of orders");
  const picked = await ask(ada, id, { question: asked, afterTurnId: null, choice: orders?.id ?? "" });
  const { body } = await ada.browser.get(`/api/turns/${picked.turn.id}/lesson`);
  const { text, entry } = body as Lesson;
  expect(text).toBe("“sales” means orders");
  const { id: databaseId } = await findDatabaseOf(ada);
  const saved = await ada.browser.post(`/api/databases/${databaseId}/knowledge`, { entry });
  expect(saved.body).toMatchObject({ entry, author: { name: "Ada" } });
  const other = await ask(ada, id, { question: "sales by channel this year", afterTurnId: null });
  expect(answerOf(other).interpretation.restatement).toBe("number of orders by channel, this year");
  const { id: entryId } = saved.body as KnowledgeEntry;
  await ada.browser.request(`/api/databases/${databaseId}/knowledge/${entryId}`, { method: "DELETE" });
  const again = await ask(ada, id, { question: "sales by channel this year", afterTurnId: null });
  expect(answerOf(again).interpretation.restatement).toContain("revenue by channel");
});

test("an answer that nobody picked or edited teaches nothing", async () => {
  const { turnId } = await askWithChoices();
  expect((await ada.browser.get(`/api/turns/${turnId}/lesson`)).body).toBeNull();
});
