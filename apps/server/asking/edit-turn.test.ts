import type { ChartSummary, SavedChart, Turn } from "@askery/api";
import { invariant, type Answer, type EditOptions, type FieldValues, type PlanEdit } from "@askery/model";
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
  server = await startTestServer({
    sampleScale: sampleScaleForTests,
    closeAt,
  });
  ada = await signUpPerson(server, "Ada");
});

async function askFor(question: string): Promise<Turn> {
  const { id } = await startConversation(ada);
  const { turn } = await ask(ada, id, question);
  return readTurn(turn.id);
}

async function readTurn(id: string): Promise<Turn> {
  return (await ada.browser.get(`/api/turns/${id}`)).body as Turn;
}

function doneState({ state }: Pick<Turn, "state">) {
  invariant(state.kind === "done" && state.outcome.kind === "answered", "it is answered");
  return { ...state, answer: state.outcome.answer };
}

const answerOf = (turn: Pick<Turn, "state">): Answer => doneState(turn).answer;
const chipsOf = (turn: Pick<Turn, "state">) =>
  answerOf(turn).interpretation.chips.map(({ role, text }) => `${role} ${text}`);

async function send(turn: Turn, edits: readonly PlanEdit[]) {
  const body = { edits, of: doneState(turn).shownId };
  return ada.browser.request(`/api/turns/${turn.id}/edits`, { method: "POST", body });
}

/** Edits an answer, and reads the stream to its end. */
async function edit(turn: Turn, ...edits: readonly PlanEdit[]): Promise<Turn["state"]> {
  const events = readEvents(await (await send(turn, edits)).text());
  return events.at(-1)?.data as Turn["state"];
}

const question = "number of orders by month";
const country = { kind: "column", table: "orders", column: "ship_country" } as const;
const byCountry: PlanEdit = { kind: "addDimension", dimension: { kind: "field", field: country } };

test("an edited answer is shown from then on, with its edit, and is undone and redone without running", async () => {
  const turn = await askFor("number of orders");
  const state = await edit(turn, byCountry, { kind: "setLimit", limit: { count: 3, per: [] } });
  expect(state).toMatchObject({
    kind: "done",
    edit: { kind: "plan", words: "by ship country, top 3 ship countries", editor: { name: "Ada" } },
    history: { undo: "by ship country, top 3 ship countries", redo: null },
  });
  const edited = await readTurn(turn.id);
  expect(edited).toEqual({ ...turn, state });
  expect(answerOf(edited).table.rowCount).toBe(3);
  expect(answerOf(edited).receipt.edits).toEqual(["by ship country, top 3 ship countries"]);
  const undone = (await ada.browser.post(`/api/turns/${turn.id}/undo`, { of: doneState(edited).shownId }))
    .body as Turn;
  expect(answerOf(undone)).toEqual(answerOf(turn));
  const redone = await ada.browser.post(`/api/turns/${turn.id}/redo`, { of: doneState(undone).shownId });
  expect(redone.body).toEqual(edited);
});

test("an edit of a result that is not shown any longer is refused with 409", async () => {
  const turn = await askFor(question);
  await edit(turn, byCountry);
  const response = await send(turn, [{ kind: "setLimit", limit: { count: 3, per: [] } }]);
  expect([response.status, await response.json()]).toMatchObject([409, { code: "conflict" }]);
});

test("an edit that does not apply says why, and the answer does not change", async () => {
  const turn = await askFor(question);
  const before = await readTurn(turn.id);
  const state = await edit(turn, { kind: "setMeasure", measure: "none", to: null });
  expect(state).toMatchObject({ kind: "failed", failure: { code: "edit-refused" } });
  expect(await readTurn(turn.id)).toEqual(before);
  const bad = await send(turn, [{ kind: "dropEverything" } as unknown as PlanEdit]);
  expect([bad.status, await bad.json()]).toMatchObject([400, { code: "invalid-input" }]);
});

test("the options of an answer can be applied to it, and a search narrows them", async () => {
  const turn = await askFor(question);
  const options = (await ada.browser.get(`/api/turns/${turn.id}/edit-options`)).body as EditOptions;
  expect(options.parts.map(({ kind }) => kind)).toContain("dimension");
  const [measure] = options.measures;
  invariant(measure !== undefined, "there is a measure");
  const state = await edit(turn, { kind: "addMeasure", measure: measure.measure });
  expect(chipsOf({ state })).toContain(`measure ${measure.words}`);
  const found = (await ada.browser.get(`/api/turns/${turn.id}/edit-options?search=country`))
    .body as EditOptions;
  expect(found.fields.length).toBeGreaterThan(0);
  expect(found.fields.length).toBeLessThan(options.fields.length);
});

test("the values of a column have their counts, and a search finds others", async () => {
  const turn = await askFor(question);
  const list = async (search: string) => {
    const path = `/api/turns/${turn.id}/values?table=orders&column=ship_country${search}`;
    return (await ada.browser.get(path)).body as FieldValues;
  };
  const { values } = await list("");
  expect(values[0]).toEqual({
    value: { type: "text", value: "Germany" },
    label: "Germany",
    count: expect.any(Number) as number,
  });
  const counts = values.map(({ count }) => count ?? 0);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  expect((await list("&search=fran")).values.map(({ label }) => label)).toEqual(["France"]);
});

test("a follow-up question continues from the edited answer", async () => {
  const { id } = await startConversation(ada);
  const { turn: asked } = await ask(ada, id, "number of orders by month");
  const turn = await readTurn(asked.id);
  const [month] = answerOf(turn).interpretation.chips.flatMap(({ part }) =>
    part?.kind === "dimension" ? [part.dimension] : [],
  );
  invariant(month !== undefined, "it is by month");
  await edit(turn, { kind: "setDimension", dimension: month, to: { kind: "field", field: country } });
  const { turn: next } = await ask(ada, id, "top 3");
  expect(chipsOf(await readTurn(next.id))).toEqual(
    expect.arrayContaining(["by ship country", "limit top 3"]),
  );
});

test("a chart from an edited answer has its plan, and a refresh runs it again", async () => {
  const turn = await askFor("number of orders");
  // Countries with equally many orders are in no order, and the first three differ.
  const topThree: PlanEdit = { kind: "setLimit", limit: { count: 3, per: [] } };
  const { table } = answerOf({ state: await edit(turn, byCountry, topThree) });
  const { id } = (await ada.browser.post(`/api/turns/${turn.id}/charts`, {})).body as ChartSummary;
  const chart = (await ada.browser.get(`/api/charts/${id}`)).body as SavedChart;
  expect(chart.table).toEqual(table);
  const again = (await ada.browser.post(`/api/charts/${id}/refresh`)).body as SavedChart;
  expect(again.table).toEqual(table);
});

test("a follow-up that leaves out edits says so, and a question of its own does not", async () => {
  const { id: conversationId } = await startConversation(ada);
  const turn = await readTurn((await ask(ada, conversationId, "number of orders by month")).turn.id);
  const total = { kind: "column", table: "orders", column: "total" } as const;
  const edited = await edit(turn, {
    kind: "addMeasure",
    measure: {
      figure: { kind: "aggregate", function: "percentile", field: total, fraction: 0.35 },
      label: null,
    },
  });
  expect(edited).toMatchObject({ kind: "done", edit: { kind: "plan" } });
  const codesOf = async (question: string) => {
    const { state } = await ask(ada, conversationId, { question, afterTurnId: turn.id });
    return answerOf({ state }).warnings.map(({ code }) => code);
  };
  expect(await codesOf("by channel instead")).toContain("edits-left-out");
  expect(await codesOf("how many customers are there")).not.toContain("edits-left-out");
});

test("a guess remains one through other edits, until it is confirmed", async () => {
  const turn = await askFor("revnue by month");
  const guessOf = (turn: Pick<Turn, "state">) =>
    answerOf(turn).interpretation.chips.find(({ kind }) => kind === "guessed");
  const guess = guessOf(turn);
  invariant(guess?.part !== undefined, "the measure is a guess");
  const limited = await edit(turn, { kind: "setLimit", limit: { count: 3, per: [] } });
  expect(guessOf({ state: limited })).toEqual(guess);
  expect(answerOf({ state: limited }).interpretation.marks).toEqual(answerOf(turn).interpretation.marks);
  const response = await ada.browser.request(`/api/turns/${turn.id}/edits`, {
    method: "POST",
    body: { edits: [], confirmed: guess.part, of: doneState({ state: limited }).shownId },
  });
  const events = readEvents(await response.text());
  expect(events.filter(({ event }) => event === "step")).toEqual([]);
  const state = events.at(-1)?.data as Turn["state"];
  expect(guessOf({ state })).toBeUndefined();
  expect(state).toMatchObject({ edit: { words: `“${guess.text}” is right` } });
  const [before, after] = [limited, state].map((one) => answerOf({ state: one }));
  expect(after?.table).toEqual(before?.table);
  expect(after?.receipt.askedAt).toBe(before?.receipt.askedAt);
  expect(after?.interpretation.marks.map(({ kind }) => kind)).not.toContain("guessed");
  expect(before?.interpretation.marks.map(({ kind }) => kind)).toContain("guessed");
});
