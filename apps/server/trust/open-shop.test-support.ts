import type { Database, Reproduction, Sync, Turn } from "@askery/api";
import { invariant, type Answer } from "@askery/model";
import { ask, readEvents, startConversation } from "../testing/ask.test-support.ts";
import { writeShopFile } from "../testing/shop-file.test-support.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.test-support.ts";
import { signUpPerson, testPassword, type TestPerson } from "../testing/test-people.test-support.ts";
import { openBrowser } from "../testing/test-browser.test-support.ts";
import type { StoreEnvironment } from "../testing/test-stores.test-support.ts";

/** A saved database of a small shop whose file can change, on a server that can restart. */
export interface TrustShop {
  readonly databaseId: string;
  /** The owner of the database. */
  readonly ada: TestPerson;
  readonly server: () => TestServer;
  readonly change: (sql: string) => void;
  readonly sync: () => Promise<Sync>;
  /** Asks a question in a new conversation. */
  readonly ask: (question: string, person?: TestPerson) => Promise<Turn>;
  readonly send: (method: string, path: string, body?: object) => Promise<Sent>;
  readonly addMember: (name: string, role: "admin" | "editor" | "viewer") => Promise<TestPerson>;
  readonly reproduce: (turn: Turn) => Promise<Reproduction>;
  /** Stops the server and starts another one on the same data. */
  readonly restart: () => Promise<void>;
}

export interface Sent {
  readonly status: number;
  readonly body: unknown;
}

export interface ShopOptions extends StoreEnvironment {
  readonly now?: () => number;
}

export async function openTrustShop({ databaseUrl, now = Date.now }: ShopOptions): Promise<TrustShop> {
  const { folder, path, change } = writeShopFile();
  const options = { environment: { databaseUrl, fileFolders: [folder] }, now };
  let server = await startTestServer(options);
  let ada = await signUpPerson(server, "Ada");
  const added = await ada.browser.post("/api/databases", {
    name: "Shop",
    connection: { kind: "sqlite", path },
  });
  const { database, syncId } = added.body as { readonly database: Database; readonly syncId: string };
  const databaseId = database.id;
  const readSync = async (id: string) => {
    const events = await ada.browser.request(`/api/databases/${databaseId}/syncs/${id}/events`);
    return readEvents(await events.text()).at(-1)?.data as Sync;
  };
  await readSync(syncId);
  const send = async (method: string, path: string, body?: object) => {
    const response = await ada.browser.request(path, { method, ...(body !== undefined && { body }) });
    const text = await response.text();
    return { status: response.status, body: text === "" ? null : (JSON.parse(text) as unknown) };
  };
  return {
    databaseId,
    get ada() {
      return ada;
    },
    server: () => server,
    change,
    send,
    sync: async () => readSync(((await send("POST", `/api/databases/${databaseId}/syncs`)).body as Sync).id),
    ask: async (question, person = ada) => {
      const { id } = await startConversation(person, databaseId);
      const { turn } = await ask(person, id, question);
      return readTurn(person, turn.id);
    },
    addMember: async (name, role) => {
      const person = await signUpPerson(server, name);
      const createdAtMs = now();
      await server.store
        .insertInto("member")
        .values({ workspaceId: databaseId, userId: person.userId, role, createdAtMs })
        .execute();
      return person;
    },
    reproduce: async ({ id }) => (await send("POST", `/api/turns/${id}/reproduction`)).body as Reproduction,
    restart: async () => {
      const { dataFolder } = server;
      await server.close();
      server = await startTestServer({ ...options, dataFolder });
      const browser = openBrowser(server);
      await browser.post("/api/auth/sign-in/email", { email: ada.email, password: testPassword });
      ada = { ...ada, browser };
    },
  };
}

export async function readTurn({ browser }: TestPerson, id: string): Promise<Turn> {
  return (await browser.get(`/api/turns/${id}`)).body as Turn;
}

export function answerOf({ state }: Pick<Turn, "state">): Answer {
  invariant(state.kind === "done" && state.outcome.kind === "answered", "it is answered");
  return state.outcome.answer;
}
