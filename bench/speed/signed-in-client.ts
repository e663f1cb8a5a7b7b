import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import type {
  ConnectionForm,
  ConversationSummary,
  Database,
  Page,
  TableSummary,
  Turn,
  Upload,
} from "@askery/api";
import { invariant, type PlanEdit } from "@askery/model";
import type { Caller } from "./post.ts";
import type { RunningServer } from "../../scripts/start/run-server.ts";

const password = "measured and gone";

interface Session {
  readonly url: string;
  readonly cookie: string;
  readonly email: string;
  readonly databaseId: string;
}

async function startConversation({ url, cookie, databaseId }: Session): Promise<string> {
  const path = `${url}/api/databases/${databaseId}/conversations`;
  const started = send(path, { method: "POST", body: { mode: "genesis" }, cookie });
  return (await read<ConversationSummary>(started)).id;
}

/** A user with an account who calls a server without a browser. */
export class SignedInClient {
  readonly #url: string;
  readonly #cookie: string;
  readonly #session: Session;
  #conversationId: string;
  #databaseId: string;

  private constructor(session: Session, conversationId: string) {
    this.#url = session.url;
    this.#cookie = session.cookie;
    this.#session = session;
    this.#databaseId = session.databaseId;
    this.#conversationId = conversationId;
  }

  get conversationId(): string {
    return this.#conversationId;
  }

  /** Starts another conversation for the next questions, because one takes only 200. */
  async startOver(): Promise<void> {
    this.#conversationId = await startConversation({ ...this.#session, databaseId: this.#databaseId });
  }

  /**
   * Creates an account and starts a conversation about the sample shop, on a plan without a limit on questions. It
   * waits for the work that a new account causes (building the sample and its first conversations), so that nothing
   * else runs during a measurement. A server behind a proxy takes the address for the client's: it limits the accounts
   * that one address makes.
   */
  static async signUp(server: RunningServer, name: string, address?: string): Promise<SignedInClient> {
    const { url } = server;
    const email = `${name}@example.com`;
    const setupToken = /setup token: (\S+)/u.exec(server.printed())?.[1];
    const account = { name, email, password, setupToken };
    const sent = { method: "POST", body: account, address };
    const signedUp = await send(`${url}/api/auth/sign-up/email`, sent);
    const { status } = (await signedUp.json()) as { readonly status: string };
    const cookie = readCookie(status === "check-mail" ? await openLink(server, email, address) : signedUp);
    const [database] = await read<readonly Database[]>(send(`${url}/api/databases`, { cookie }));
    invariant(database !== undefined, "a new account has a database");
    const path = `${url}/api/databases/${database.id}`;
    await waitForExamples(path, cookie);
    await send(`${path}/plan`, { method: "PUT", body: { plan: "Pro" }, cookie });
    const session = { url, cookie, email, databaseId: database.id };
    return new SignedInClient(session, await startConversation(session));
  }

  /** Asks a question that is not a follow-up, and waits for the whole answer. */
  async ask(question: string): Promise<Turn> {
    const cookie = this.#cookie;
    const turns = `${this.#url}/api/conversations/${this.#conversationId}/turns`;
    const body = { question, afterTurnId: null };
    const turn = await read<Turn>(send(turns, { method: "POST", body, cookie }));
    const events = await send(`${this.#url}/api/turns/${turn.id}/events`, { cookie });
    const state = /^event: state\n(?:id: .*\n)?data: (.*)$/mu.exec(await events.text())?.[1];
    invariant(state !== undefined, "a turn's stream ends with its state");
    return { ...turn, state: JSON.parse(state) as Turn["state"] };
  }

  /** Edits the plan of an answer, and waits for the new one. Returns the turn with it, and how long its query took. */
  async edit(
    turn: Turn,
    edits: readonly PlanEdit[],
  ): Promise<{ readonly turn: Turn; readonly queryMs: number }> {
    const { state } = turn;
    invariant(state.kind === "done" && "shownId" in state, "an answer is edited");
    const path = `${this.#url}/api/turns/${turn.id}/edits`;
    const body = { edits, of: state.shownId };
    const events = await (await send(path, { method: "POST", body, cookie: this.#cookie })).text();
    const edited = /^event: state\n(?:id: .*\n)?data: (\{"kind":"done".*)$/mu.exec(events)?.[1];
    invariant(edited !== undefined, `the edit applies: ${events.slice(-300)}`);
    const queryMs = Number(/"kind":"received"[^}]*"ms":([\d.]+)/u.exec(events)?.[1] ?? 0);
    return { turn: { ...turn, state: JSON.parse(edited) as Turn["state"] }, queryMs };
  }

  /** Calls an address of the API, and reads what it returns. */
  async call<Result>(method: string, path: string, body?: object): Promise<Result> {
    return read<Result>(send(`${this.#url}${path}`, { method, body, cookie: this.#cookie }));
  }

  get databaseId(): string {
    return this.#session.databaseId;
  }

  /** Requests a page or an address of the API, and reads the whole response, whatever its status. */
  async visit(path: string): Promise<void> {
    await (await fetch(`${this.#url}${path}`, { headers: { cookie: this.#cookie } })).arrayBuffer();
  }

  /** The path of the database that it asks about. */
  get databasePath(): string {
    return `/api/databases/${this.#databaseId}`;
  }

  /** Sends a request and returns its response, whatever its status. */
  async request(path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.#url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { cookie: this.#cookie, "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  }

  /** Signs in as in another browser, and signs out there. */
  async signInElsewhere(): Promise<void> {
    const body = { email: this.#session.email, password };
    const signedIn = await send(`${this.#url}/api/auth/sign-in/email`, { method: "POST", body });
    await signedIn.arrayBuffer();
    const cookie = readCookie(signedIn);
    await send(`${this.#url}/api/auth/sign-out`, { method: "POST", body: {}, cookie });
  }

  /** Saves a connection as a database, waits until its tables are read, and returns where to post its SQL. */
  async addDatabase(connection: ConnectionForm): Promise<Caller> {
    const cookie = this.#cookie;
    const databases = `${this.#url}/api/databases`;
    const sent = send(databases, { method: "POST", body: { name: "Measured", connection }, cookie });
    const { database, syncId } = await read<{ readonly database: Database; readonly syncId: string }>(sent);
    await (await send(`${databases}/${database.id}/syncs/${syncId}/events`, { cookie })).text();
    return { url: `${databases}/${database.id}/query`, cookie };
  }

  /** Asks about another database from now on. Returns its path. */
  async moveTo({ url }: Caller): Promise<string> {
    const database = url.replace(/\/query$/u, "");
    const databaseId = database.slice(database.lastIndexOf("/") + 1);
    this.#databaseId = databaseId;
    await this.startOver();
    return database.slice(this.#url.length);
  }

  /** Requests the tables of a database as its pages do: each page of the list, one table, the relationships. */
  async lookAtTables({ url }: Caller): Promise<void> {
    const cookie = this.#cookie;
    const database = url.replace(/\/query$/u, "");
    for (let cursor: string | null = "0"; cursor !== null;) {
      const page: string = `${database}/tables?limit=100&cursor=${cursor}`;
      const shown: Page<TableSummary> = await read(send(page, { cookie }));
      await (await send(`${database}/tables/${shown.items[0]?.id}`, { cookie })).text();
      cursor = shown.nextCursor;
    }
    await (await send(`${database}/relationships`, { cookie })).text();
    await (await send(`${database}/relationships/neighborhood`, { cookie })).text();
    await (await send(`${database}/readiness`, { cookie })).text();
  }

  /** Uploads a file to a new database, and waits until it is loaded. */
  async uploadFile(fileName: string, parts: Iterable<Uint8Array>): Promise<void> {
    const cookie = this.#cookie;
    const made = send(`${this.#url}/api/databases/files`, {
      method: "POST",
      body: { name: "Files" },
      cookie,
    });
    const { id } = await read<Database>(made);
    const plan = `${this.#url}/api/databases/${id}/plan`;
    await send(plan, { method: "PUT", body: { plan: "Pro" }, cookie });
    const sent = request(`${this.#url}/api/databases/${id}/files/${fileName}`, {
      method: "PUT",
      headers: { cookie, "content-type": "application/octet-stream" },
    });
    sent.on("error", () => undefined);
    const answered = once(sent, "response") as Promise<[IncomingMessage]>;
    await pipeline(Readable.from(parts), sent);
    let upload = (await json((await answered)[0])) as Upload;
    while (upload.state === "receiving" || upload.state === "loading") {
      await wait(200);
      upload = await read<Upload>(send(`${this.#url}/api/databases/${id}/uploads/${upload.id}`, { cookie }));
    }
    invariant(upload.state === "done", `the file is loaded: ${JSON.stringify(upload)}`);
  }

  /** Runs SQL in place of an answer's own, and waits for its result. */
  async runSql(turnId: string, sql: string): Promise<void> {
    const path = `${this.#url}/api/turns/${turnId}/sql`;
    const events = await send(path, { method: "POST", body: { sql }, cookie: this.#cookie });
    const text = await events.text();
    invariant(text.includes('event: state\ndata: {"kind":"done"'), `the SQL has run: ${text}`);
  }

  /** Downloads all rows of an answer, including those that were not saved. */
  async exportWhole(turnId: string, format: "csv" | "json"): Promise<void> {
    const path = `${this.#url}/api/turns/${turnId}/export?rows=all&format=${format}`;
    const { body } = await send(path, { cookie: this.#cookie });
    for await (const part of body ?? []) invariant(part.length > 0, "parts are not empty");
  }

  /** The cookies of the session, for a browser. */
  cookies(): { readonly name: string; readonly value: string; readonly url: string }[] {
    return this.#cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url: this.#url };
    });
  }
}

async function waitForExamples(database: string, cookie: string): Promise<void> {
  for (;;) {
    const sent = send(`${database}/conversations`, { cookie });
    const { items } = await read<Page<ConversationSummary>>(sent);
    if (items.length >= exampleCount) return;
    await wait(100);
  }
}

/** The number of conversations that a new account has. */
const exampleCount = 5;

/** Uses the link in the mail to a new user, which the server prints after its response. */
async function openLink(server: RunningServer, email: string, address?: string): Promise<Response> {
  for (;;) {
    const mail = server.printed().split(`To: ${email}\n`)[1];
    const link = mail === undefined ? null : /https?:\/\/\S+\?\S+/u.exec(mail);
    const token = link === null ? null : new URL(link[0]).searchParams.get("token");
    if (token !== null) {
      const sent = { method: "POST", body: { token }, address };
      return send(`${server.url}/api/auth/verify-email`, sent);
    }
    await wait(5);
  }
}

function readCookie({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

interface Sending {
  readonly method?: string;
  readonly body?: unknown;
  readonly cookie?: string;
  readonly address?: string | undefined;
}

async function send(url: string, { method = "GET", body, cookie, address }: Sending): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(address === undefined ? {} : { "x-forwarded-for": address }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response;
}

async function read<Result>(sent: Promise<Response>): Promise<Result> {
  return (await (await sent).json()) as Result;
}
