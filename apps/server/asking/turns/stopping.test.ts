import type { Turn } from "@askery/api";
import { beforeAll, expect, test } from "vitest";
import { closeAfterAll } from "../../testing/close-after-all.test-support.ts";
import { ask, readEvents, startConversation, watch } from "../../testing/ask.test-support.ts";
import { writeEndlessSample } from "../../testing/endless-sample.test-support.ts";
import { findProcesses } from "../../testing/find-processes.test-support.ts";
import {
  makeTemporaryFolder,
  startTestServer,
  type TestServer,
} from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { waitUntil } from "../../testing/wait-until.test-support.ts";

let server: TestServer;
let ada: TestPerson;
let dataFolder: string;
const closeAt = closeAfterAll();

beforeAll(async () => {
  dataFolder = makeTemporaryFolder(closeAt);
  await writeEndlessSample(dataFolder);
  server = await startTestServer({ sampleScale: 1, dataFolder, closeAt });
  ada = await signUpPerson(server, "Ada");
});

/** Asks an endless question, and resolves when its query runs. */
async function askEndlessly(
  person: TestPerson,
): Promise<{ readonly turnId: string; readonly leave: () => void }> {
  const { id } = await startConversation(person);
  const asked = await person.browser.post(`/api/conversations/${id}/turns`, { question: "how many visits" });
  const { id: turnId } = asked.body as Turn;
  const leaving = new AbortController();
  const response = await fetch(`${server.url}/api/turns/${turnId}/events`, {
    headers: { cookie: [...person.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    signal: leaving.signal,
  });
  let text = "";
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (!text.includes('"running"')) text += (await reader?.read())?.value ?? "";
  return { turnId, leave: () => leaving.abort() };
}

/** Runs endless SQL in place of an answer's, and resolves when its query runs. */
async function runEndlessly(turnId: string): Promise<{
  readonly leave: () => void;
  readonly end: () => Promise<ReturnType<typeof readEvents>>;
}> {
  const leaving = new AbortController();
  const response = await fetch(`${server.url}/api/turns/${turnId}/sql`, {
    method: "POST",
    headers: {
      cookie: [...ada.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "content-type": "application/json",
      origin: server.url,
    },
    body: JSON.stringify({ sql: "SELECT count(*) FROM visits" }),
    signal: leaving.signal,
  });
  let text = "";
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (!text.includes('"running"')) text += (await reader?.read())?.value ?? "";
  const end = async () => {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      text += part.value;
    }
    return readEvents(text);
  };
  return { leave: () => leaving.abort(), end };
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

async function readState(person: TestPerson, turnId: string): Promise<Turn["state"]> {
  return ((await person.browser.get(`/api/turns/${turnId}`)).body as Turn).state;
}

async function expectAnswer(person: TestPerson): Promise<void> {
  const { id } = await startConversation(person);
  const { state } = await ask(person, id, "how many customers are there");
  expect(state).toMatchObject({ kind: "done", outcome: { answer: { table: { values: [[3]] } } } });
}

test("a running question is stopped, and the next one is answered", async () => {
  const { turnId, leave } = await askEndlessly(ada);
  const watching = watch(ada, turnId);
  const { body } = await ada.browser.post(`/api/turns/${turnId}/stop`);
  expect((body as Turn).state).toEqual({ kind: "stopped" });
  expect((await watching).state).toEqual({ kind: "stopped" });
  leave();
  await expectAnswer(ada);
});

test("SQL that runs in place of an answer's is stopped, and the answer does not change", async () => {
  const { id } = await startConversation(ada);
  const { turn, state } = await ask(ada, id, "how many customers are there");
  const running = await runEndlessly(turn.id);
  const second = await ada.browser.post(`/api/turns/${turn.id}/sql`, { sql: "SELECT 1" });
  expect([second.status, second.body]).toMatchObject([409, { code: "conflict" }]);
  const { body } = await ada.browser.post(`/api/turns/${turn.id}/stop`);
  expect((body as Turn).state).toEqual(state);
  expect((await running.end()).at(-1)?.data).toEqual({ kind: "stopped" });
  await expectAnswer(ada);
});

test("SQL is stopped when its client leaves", async () => {
  const { id } = await startConversation(ada);
  const { turn } = await ask(ada, id, "how many customers are there");
  const running = await runEndlessly(turn.id);
  running.leave();
  const next = await waitUntil(async () => {
    const response = await ada.browser.request(`/api/turns/${turn.id}/sql`, {
      method: "POST",
      body: { sql: "SELECT 1 AS n" },
    });
    return response.status === 200 && response;
  });
  expect(readEvents(await next.text()).at(-1)?.data).toMatchObject({ kind: "done" });
});

test("stopping a turn that has ended has no effect", async () => {
  const { id } = await startConversation(ada);
  const { turn, state } = await ask(ada, id, "how many customers are there");
  const { body } = await ada.browser.post(`/api/turns/${turn.id}/stop`);
  expect((body as Turn).state).toEqual(state);
});

test("a question is stopped when its last watcher leaves", async () => {
  const { turnId, leave } = await askEndlessly(ada);
  leave();
  const state = await waitUntil(async () => {
    const state = await readState(ada, turnId);
    return state.kind !== "running" && state;
  });
  expect(state).toEqual({ kind: "stopped", by: "leaving" });
});

test.each([["connectors/duckdb/main.ts"], ["asking-process/main.ts"]])(
  "when %s is killed in mid-query the question fails with a fix, and the next one is answered",
  async (program) => {
    const { turnId } = await askEndlessly(ada);
    const watching = watch(ada, turnId);
    const queries = findProcesses("connectors/duckdb/main.ts");
    for (const id of findProcesses(program)) process.kill(id, "SIGKILL");
    expect((await watching).state).toMatchObject({ kind: "failed", failure: { code: "database-gone" } });
    await waitUntil(() => !queries.some(isAlive));
    await expectAnswer(ada);
  },
);

test("a server that stops also stops its questions, and leaves no process behind", async () => {
  const folder = makeTemporaryFolder(closeAt);
  await writeEndlessSample(folder);
  const before = findProcesses("/main.ts");
  const parts = { sampleScale: 1, dataFolder: folder, hasOwnProcesses: true, closeAt };
  const other = await startTestServer(parts);
  const bob = await signUpPerson(other, "Bob");
  const { id } = await startConversation(bob);
  const asked = await bob.browser.post(`/api/conversations/${id}/turns`, { question: "how many visits" });
  const { id: turnId } = asked.body as Turn;
  await other.close();
  const again = await startTestServer({ sampleScale: 0, dataFolder: folder, closeAt });
  const row = await again.store
    .selectFrom("turn")
    .select("state")
    .where("id", "=", turnId)
    .executeTakeFirst();
  expect(row?.state).toBe("stopped");
  expect(findProcesses("/main.ts").filter((process) => !before.includes(process))).toEqual([]);
});

test("questions that ran when the server was killed are stopped when it restarts", async () => {
  const folder = makeTemporaryFolder(closeAt);
  const first = await startTestServer({ dataFolder: folder, closeAt });
  const bob = await signUpPerson(first, "Bob");
  const { id } = await startConversation(bob);
  const asked = await bob.browser.post(`/api/conversations/${id}/turns`, { question: "revenue" });
  const { id: turnId } = asked.body as Turn;
  await watch(bob, turnId);
  // The state in the store if the server was killed.
  await first.store
    .updateTable("turn")
    .set({ state: "running", resultId: null, problem: null })
    .where("id", "=", turnId)
    .execute();
  await first.close();
  const again = await startTestServer({ dataFolder: folder, closeAt });
  const events = readEvents(
    await (
      await again.request(`/api/turns/${turnId}/events`, {
        headers: { cookie: [...bob.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      })
    ).text(),
  );
  expect(events.at(-1)?.data).toEqual({ kind: "stopped", by: "server" });
});
