import type { ConversationSummary, Database, Turn, TurnStep } from "@askery/api";
import { invariant } from "@askery/model";
import type { TestPerson } from "./test-people.test-support.ts";

/** The sample database of a user. */
export async function findDatabaseOf({ browser }: TestPerson): Promise<Database> {
  const { body } = await browser.get("/api/databases");
  const [database] = body as readonly Database[];
  invariant(database !== undefined, "a new account has a database");
  return database;
}

export async function startConversation(
  person: TestPerson,
  databaseId?: string,
): Promise<ConversationSummary> {
  const id = databaseId ?? (await findDatabaseOf(person)).id;
  const { status, body } = await person.browser.post(`/api/databases/${id}/conversations`, {
    mode: "genesis",
  });
  invariant(status === 200, "a conversation is started");
  return body as ConversationSummary;
}

/** Asks a question, and watches the turn until it has ended. */
export async function ask(
  person: TestPerson,
  conversationId: string,
  question: string | { readonly question: string; readonly [more: string]: unknown },
): Promise<WatchedTurn & { readonly turn: Turn }> {
  const body = typeof question === "string" ? { question } : question;
  const asked = await person.browser.post(`/api/conversations/${conversationId}/turns`, body);
  invariant(asked.status === 200, `“${body.question}” is taken: ${JSON.stringify(asked.body)}`);
  const turn = asked.body as Turn;
  return { turn, ...(await watch(person, turn.id)) };
}

export interface WatchedTurn {
  readonly steps: readonly TurnStep[];
  readonly state: Turn["state"];
}

/** Reads a turn's stream to its end. */
export async function watch(
  { browser }: TestPerson,
  turnId: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<WatchedTurn> {
  const response = await browser.request(`/api/turns/${turnId}/events`, { headers });
  const events = readEvents(await response.text());
  const state = events.find(({ event }) => event === "state");
  invariant(state !== undefined, "a stream ends with a state");
  return {
    steps: events.filter(({ event }) => event === "step").map(({ data }) => data as TurnStep),
    state: state.data as Turn["state"],
  };
}

export interface TestEvent {
  readonly event: string;
  readonly id: string | null;
  readonly data: unknown;
}

/** The events of a complete `text/event-stream`. */
export function readEvents(text: string): readonly TestEvent[] {
  return text
    .split("\n\n")
    .map((block) => new Map(block.split("\n").map((line) => splitField(line))))
    .filter((fields) => fields.has("data"))
    .map((fields) => ({
      event: fields.get("event") ?? "message",
      id: fields.get("id") ?? null,
      data: JSON.parse(fields.get("data") ?? "null") as unknown,
    }));
}

function splitField(line: string): readonly [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
}
