import type { SignedInClient } from "../speed/signed-in-client.ts";

/** Something that people do. */
export interface Work {
  readonly name: string;
  /** Does it, and reads the whole response. Returns the response's status and its text if it failed. */
  readonly perform: (person: SignedInClient, round: number) => Promise<Performed>;
}

export interface Performed {
  readonly status: number;
  /** The seconds to wait that a refusal names; null without one. */
  readonly retryAfter: string | null;
  readonly text: string;
}

/** Sends a request and reads its whole response. */
export async function send(person: SignedInClient, path: string, body?: unknown): Promise<Performed> {
  return readAll(await person.request(path, body));
}

async function readAll(response: Response): Promise<Performed> {
  const text = await response.text();
  return { status: response.status, retryAfter: response.headers.get("retry-after"), text };
}

/** Sends a request and reads its response without keeping it, so that a large one takes no time from what is measured. */
export async function drain(person: SignedInClient, path: string, body: unknown): Promise<Performed> {
  const response = await person.request(path, body);
  if (response.status >= 400) return readAll(response);
  for await (const _ of response.body ?? []) continue;
  return { status: response.status, retryAfter: null, text: "" };
}

/** Asks a question that is not a follow-up, and reads its whole answer. */
export async function ask(person: SignedInClient, question: string): Promise<Performed> {
  const path = `/api/conversations/${person.conversationId}/turns`;
  const asked = await send(person, path, { question, afterTurnId: null });
  if (asked.status !== 200 && asked.status !== 201) return asked;
  const { id } = JSON.parse(asked.text) as { readonly id: string };
  const events = await send(person, `/api/turns/${id}/events`);
  const end = events.text.slice(-2_000);
  if (end.includes('"too-many-requests"')) return { ...events, status: 429, retryAfter: "2" };
  return end.includes('"kind":"failed"') ? { ...events, status: 500 } : events;
}
