import type { Database, Turn } from "@askery/api";
import { expect, test } from "vitest";
import { linkSampleForTests } from "../../../../scripts/test-servers/sample.ts";
import { findFreePort } from "../../../../scripts/test-servers/find-free-port.ts";
import { readEvents, startConversation, watch } from "../../testing/ask.test-support.ts";
import { findProcesses } from "../../testing/find-processes.test-support.ts";
import { startProgram } from "../../testing/start-program.test-support.ts";
import { sendTo } from "../../testing/send-request.test-support.ts";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { makeTemporaryFolder, startTestServer } from "../../testing/start-test-server.test-support.ts";
import { openBrowser } from "../../testing/test-browser.test-support.ts";
import { signUpPerson, testPassword, type TestPerson } from "../../testing/test-people.test-support.ts";
import { waitUntil } from "../../testing/wait-until.test-support.ts";

const questions = ["how many customers are there", "number of orders", "total of orders by city"];

/** Adds a database from a file of its own. Returns a conversation about it. */
async function openShop({ browser }: TestPerson, path: string): Promise<string> {
  const { body } = await browser.post("/api/databases", {
    name: "Shop",
    connection: { kind: "sqlite", path },
  });
  expect(body).toHaveProperty("syncId");
  const { database, syncId } = body as { readonly database: Database; readonly syncId: string };
  const events = await browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`);
  expect(readEvents(await events.text()).at(-1)?.data).toMatchObject({ state: "done" });
  const { id } = await startConversation({ browser, userId: "", name: "", email: "" }, database.id);
  return id;
}

/** The questions of one person that a server has taken. */
interface Taken {
  readonly turnIds: string[];
  readonly states: Map<string, Turn["state"]>;
}

/** Asks one question after the other until `isOver`, or until the server does not respond. */
async function askUntil(person: TestPerson, conversationId: string, taken: Taken, isOver: () => boolean) {
  for (let round = 0; !isOver(); round++) {
    try {
      const question = questions[round % questions.length];
      const path = `/api/conversations/${conversationId}/turns`;
      const { status, body } = await person.browser.post(path, { question, afterTurnId: null });
      if (status !== 200) continue;
      const { id } = body as Turn;
      taken.turnIds.push(id);
      taken.states.set(id, (await watch(person, id)).state);
    } catch {
      return;
    }
  }
}

async function readTurns(
  { browser }: TestPerson,
  conversationId: string,
): Promise<ReadonlyMap<string, Turn>> {
  const { body } = await browser.get(`/api/conversations/${conversationId}`);
  const { turns } = body as { readonly turns: readonly Turn[] };
  return new Map(turns.map((turn) => [turn.id, turn]));
}

test.each([["asking-process/main.ts"], ["connectors/sqlite/main.ts"]])(
  "one %s is killed while two people ask: who asks another database notices nothing, and no question is lost",
  async (program) => {
    const files = [writeShopFile(), writeShopFile()];
    const server = await startTestServer({
      hasOwnProcesses: true,
      environment: { askingProcesses: 2, fileFolders: files.map(({ folder }) => folder) },
    });
    const people = [await signUpPerson(server, "Ada"), await signUpPerson(server, "Bob")];
    const opened = await Promise.all(
      people.map(async (person, index) => {
        const taken: Taken = { turnIds: [], states: new Map() };
        return { person, conversationId: await openShop(person, files[index]?.path ?? ""), taken };
      }),
    );
    let isOver = false;
    const asking = opened.map(({ person, conversationId, taken }) =>
      askUntil(person, conversationId, taken, () => isOver),
    );
    await waitUntil(() => opened.every(({ taken }) => taken.states.size >= 3));
    const [killed] = findProcesses(program);
    expect.assert(killed !== undefined);
    process.kill(killed, "SIGKILL");
    const before = opened.map(({ taken }) => taken.states.size);
    await waitUntil(() => opened.every(({ taken }, index) => taken.states.size >= (before[index] ?? 0) + 3));
    isOver = true;
    await Promise.all(asking);
    const kinds = opened.map(({ taken }) => new Set([...taken.states.values()].map(({ kind }) => kind)));
    expect(kinds.filter((kind) => kind.size === 1 && kind.has("done")).length).toBeGreaterThanOrEqual(1);
    for (const { person, conversationId, taken } of opened) {
      const saved = await readTurns(person, conversationId);
      expect(taken.turnIds.map((id) => saved.get(id)?.state)).toEqual(
        taken.turnIds.map((id) => taken.states.get(id)),
      );
      expect(saved.get(taken.turnIds.at(-1) ?? "")?.state.kind).toBe("done");
    }
  },
);

test("the server itself is killed while somebody asks: every question that it took, and every answer, is there", async () => {
  const dataFolder = makeTemporaryFolder();
  await linkSampleForTests(dataFolder);
  const file = writeShopFile();
  const port = await findFreePort();
  const first = await startProgram({ dataFolder, port, fileFolder: file.folder });
  const browser = openBrowser({ url: first.url, request: sendTo(first.url) });
  await browser.post("/api/auth/sign-up/email", {
    name: "Ada",
    email: "ada@example.com",
    password: testPassword,
  });
  const ada: TestPerson = { browser, userId: "", name: "Ada", email: "ada@example.com" };
  const conversationId = await openShop(ada, file.path);
  const taken: Taken = { turnIds: [], states: new Map() };
  const asking = [1, 2].map(() => askUntil(ada, conversationId, taken, () => false));
  await waitUntil(() => taken.states.size >= 8);
  await first.kill();
  await Promise.all(asking);
  await startProgram({ dataFolder, port, fileFolder: file.folder });
  const saved = await readTurns(ada, conversationId);
  expect(taken.turnIds.filter((id) => !saved.has(id))).toEqual([]);
  for (const [id, state] of taken.states) expect(saved.get(id)?.state).toEqual(state);
  expect([...saved.values()].filter(({ state }) => state.kind === "running")).toEqual([]);
});
