import { randomUUID } from "node:crypto";
import { invariant } from "@askery/model";
import { expect, test } from "vitest";
import { ask, findDatabaseOf, startConversation } from "../testing/ask.test-support.ts";
import { writeEndlessSample } from "../testing/endless-sample.test-support.ts";
import {
  makeTemporaryFolder,
  startTestServer,
  type TestServer,
} from "../testing/start-test-server.test-support.ts";
import { openBrowser, type TestBrowser } from "../testing/test-browser.test-support.ts";
import {
  signUpPerson,
  testPassword as password,
  type TestPerson,
} from "../testing/test-people.test-support.ts";
import { describeStores } from "../testing/test-stores.test-support.ts";
import { signInTables } from "../store/sign-in-store.ts";

const streamCheckMs = 50;

describeStores((environment) => {
  test("a removed member's stream ends, and those of other members go on", async () => {
    const { server, ada, bob, watchSync } = await startWatchedSync(environment());
    const [ends, goesOn] = [await watchSync(bob.browser), await watchSync(ada.browser)];
    await server.store.deleteFrom("member").where("userId", "=", bob.userId).execute();
    expect([await ends.isCutOff(), await goesOn.leave()]).toEqual([true, true]);
  });

  test("a suspended person's stream ends, and those of other people go on", async () => {
    const { ada, bob, watchSync } = await startWatchedSync(environment());
    const [ends, goesOn] = [await watchSync(bob.browser), await watchSync(ada.browser)];
    expect((await ada.browser.post(`/api/server/people/${bob.userId}/suspend`)).status).toBe(204);
    expect([await ends.isCutOff(), await goesOn.leave()]).toEqual([true, true]);
  });

  test("a stream of a database that goes to the trash ends", async () => {
    const { ada, databaseId, watchSync } = await startWatchedSync(environment());
    const stream = await watchSync(ada.browser);
    await ada.browser.request(`/api/databases/${databaseId}`, { method: "DELETE" });
    expect(await stream.isCutOff()).toBe(true);
  });

  test("signing out ends the streams of that session alone", async () => {
    const { server, ada, watchSync } = await startWatchedSync(environment());
    const elsewhere = await signInAgain(server, ada);
    const [ends, goesOn] = [await watchSync(elsewhere), await watchSync(ada.browser)];
    await elsewhere.post("/api/auth/sign-out");
    expect([await ends.isCutOff(), await goesOn.leave()]).toEqual([true, true]);
  });

  test("ending all other sessions ends their streams", async () => {
    const { server, ada, watchSync } = await startWatchedSync(environment());
    const others = [await signInAgain(server, ada), await signInAgain(server, ada)];
    const streams = await Promise.all(others.map((browser) => watchSync(browser)));
    const goesOn = await watchSync(ada.browser);
    await ada.browser.post("/api/auth/revoke-other-sessions");
    expect([...(await Promise.all(streams.map(({ isCutOff }) => isCutOff()))), await goesOn.leave()]).toEqual(
      [true, true, true],
    );
  });

  test("a stream ends with a session that expires", async () => {
    const { server, ada, watchSync } = await startWatchedSync(environment());
    const stream = await watchSync(ada.browser);
    await signInTables(server.store)
      .updateTable("session")
      .set({ expiresAt: new Date(0).toISOString() } as never)
      .execute();
    expect(await stream.isCutOff()).toBe(true);
  });
});

test("every kind of stream of an editor who becomes a viewer or leaves ends", async () => {
  const dataFolder = makeTemporaryFolder();
  await writeEndlessSample(dataFolder);
  const server = await startTestServer({ sampleScale: 1, dataFolder, streamCheckMs });
  const ada = await signUpPerson(server, "Ada");
  const { id: databaseId } = await findDatabaseOf(ada);
  const { id } = await startConversation(ada);
  const { turn } = await ask(ada, id, "how many customers are there");
  const asked = await ada.browser.post(`/api/conversations/${id}/turns`, { question: "how many visits" });
  const { id: turnId } = asked.body as { readonly id: string };
  const watched = await openStream(ada.browser, `/api/turns/${turnId}/events`);
  const sql = "SELECT count(*) FROM visits";
  const edited = await openStream(ada.browser, `/api/turns/${turn.id}/sql`, { sql });
  const unread = await ada.browser.request(`/api/databases/${databaseId}/query`, {
    method: "POST",
    body: { sql: "SELECT repeat('x', 1000) FROM visits" },
  });

  const ofAda = server.store.updateTable("member").where("userId", "=", ada.userId);
  await ofAda.set({ role: "viewer" }).execute();
  expect([await edited.isCutOff(), watched.isOpen()]).toEqual([true, true]);
  await expect(unread.text()).rejects.toThrow("terminated");
  await server.store.deleteFrom("member").where("userId", "=", ada.userId).execute();
  expect(await watched.isCutOff()).toBe(true);
});

test("a reader's stream ends when the group or the sharing by which they read ends", async () => {
  const dataFolder = makeTemporaryFolder();
  await writeEndlessSample(dataFolder);
  const server = await startTestServer({ sampleScale: 1, dataFolder, streamCheckMs });
  const ada = await signUpPerson(server, "Ada");
  const bob = await signUpPerson(server, "Bob");
  const { id: databaseId } = await findDatabaseOf(ada);
  await server.store
    .insertInto("member")
    .values({ workspaceId: databaseId, userId: bob.userId, role: "viewer", createdAtMs: 0 })
    .execute();
  const groups = `/api/databases/${databaseId}/groups`;
  const made = await ada.browser.post(groups, { name: "Readers", role: "viewer" });
  const { id: groupId } = made.body as { readonly id: string };
  const put = async (path: string, body: object) =>
    (await ada.browser.request(path, { method: "PUT", body })).status;
  expect(await put(`${groups}/${groupId}/members/${bob.userId}`, {})).toBe(204);
  const { id } = await startConversation(ada);
  const asked = await ada.browser.post(`/api/conversations/${id}/turns`, { question: "how many visits" });
  const events = `/api/turns/${(asked.body as { readonly id: string }).id}/events`;
  const share = (readers: object) =>
    put(`/api/conversations/${id}/readers`, { everyone: false, personIds: [], groupIds: [], ...readers });

  expect(await share({ groupIds: [groupId] })).toBe(200);
  const [own, byGroup] = [await openStream(ada.browser, events), await openStream(bob.browser, events)];
  await ada.browser.request(`${groups}/${groupId}`, { method: "DELETE" });
  expect(await byGroup.isCutOff()).toBe(true);
  expect(await share({ personIds: [bob.userId] })).toBe(200);
  const byName = await openStream(bob.browser, events);
  expect(await share({})).toBe(200);
  expect([await byName.isCutOff(), await own.leave()]).toEqual([true, true]);
});

/** Ada's and Bob's database, and its sync, which never ends. */
async function startWatchedSync(environment: object) {
  const server = await startTestServer({ environment, streamCheckMs });
  const ada = await signUpPerson(server, "Ada");
  const bob = await signUpPerson(server, "Bob");
  const { id: databaseId } = await findDatabaseOf(ada);
  await server.store
    .insertInto("member")
    .values({ workspaceId: databaseId, userId: bob.userId, role: "viewer", createdAtMs: 0 })
    .execute();
  const syncId = randomUUID();
  await server.store
    .insertInto("sync")
    .values({
      id: syncId,
      workspaceId: databaseId,
      state: "running",
      startedById: null,
      tableCount: null,
      changes: "[]",
      withheld: "[]",
      affected: "[]",
      failure: null,
      startedAtMs: new Date("2999-01-01").getTime(),
      finishedAtMs: null,
    })
    .execute();
  const watchSync = (browser: TestBrowser) =>
    openStream(browser, `/api/databases/${databaseId}/syncs/${syncId}/events`);
  return { server, ada, bob, databaseId, watchSync };
}

interface TestStream {
  /** Reads to the end; whether the connection was cut off there. */
  readonly isCutOff: () => Promise<boolean>;
  readonly isOpen: () => boolean;
  /** Leaves; whether it was open. */
  readonly leave: () => Promise<boolean>;
}

/** Opens a stream, by posting a body if there is one, and reads it until it ends. */
async function openStream(browser: TestBrowser, path: string, body?: object): Promise<TestStream> {
  const response = await browser.request(path, { ...(body && { method: "POST", body }) });
  invariant(response.status === 200 && response.body !== null, "a stream opens");
  const reader = response.body.getReader();
  let isOpen = true;
  const reading = readToEnd(reader).then(
    () => false,
    () => true,
  );
  void reading.then(() => (isOpen = false));
  const leave = async () => {
    const wasOpen = isOpen;
    await reader.cancel();
    return wasOpen;
  };
  return { isCutOff: () => reading, isOpen: () => isOpen, leave };
}

async function readToEnd(reader: ReadableStreamDefaultReader): Promise<void> {
  while (!(await reader.read()).done);
}

async function signInAgain(server: TestServer, { email }: TestPerson): Promise<TestBrowser> {
  const browser = openBrowser(server);
  await browser.post("/api/auth/sign-in/email", { email, password });
  return browser;
}
