import { randomUUID } from "node:crypto";
import type { Comment, CommentThread, Notification, Page } from "@askery/api";
import { expect } from "vitest";
import {
  addMember,
  makeBoard,
  startTeam,
  type Board,
  type Team,
} from "../testing/team-scene.test-support.ts";
import { signUpPerson, type TestPerson } from "../testing/test-people.test-support.ts";
import type { StoreEnvironment } from "../testing/test-stores.test-support.ts";

interface Scene extends Team, Omit<Board, "turn"> {
  /** Viewers of the database. */
  readonly bob: TestPerson;
  readonly eve: TestPerson;
  /** No member. */
  readonly zoe: TestPerson;
  readonly turnId: string;
}

/** A database with members, a conversation, its chart, and a dashboard that shows it. */
export async function setScene(environment: StoreEnvironment): Promise<Scene> {
  const team = await startTeam(environment);
  const bob = await addMember(team, "Bob");
  const eve = await addMember(team, "Eve");
  const zoe = await signUpPerson(team.server, "Zoe");
  const { turn, ...board } = await makeBoard(team);
  return { ...team, ...board, bob, eve, zoe, turnId: turn.id };
}

/** Any call, with what it returned. */
export async function send({ browser }: TestPerson, method: string, path: string, body?: object) {
  const response = await browser.request(path, { method, ...(body !== undefined && { body }) });
  const text = await response.text();
  return { status: response.status, body: (text === "" ? null : JSON.parse(text)) as unknown };
}

/** Starts a thread on a thing, and returns it. */
export async function start(person: TestPerson, path: string, body: object): Promise<CommentThread> {
  const { status, body: thread } = await send(person, "POST", `${path}/threads`, {
    id: randomUUID(),
    ...body,
  });
  expect([status, thread]).toMatchObject([200, {}]);
  return thread as CommentThread;
}

/** Replies in a thread, and returns the comment. */
export async function reply(
  person: TestPerson,
  { id }: CommentThread,
  text: string,
  mentionIds: readonly string[] = [],
) {
  const body = { id: randomUUID(), text, mentionIds };
  const answer = await send(person, "POST", `/api/threads/${id}/comments`, body);
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return answer.body as Comment;
}

/** One page of threads. */
export async function listThreads(person: TestPerson, path: string): Promise<Page<CommentThread>> {
  return (await person.browser.get(path)).body as Page<CommentThread>;
}

/** The texts of the open threads of a thing. */
export async function textsOf(person: TestPerson, path: string): Promise<readonly (readonly string[])[]> {
  const { items } = await listThreads(person, `${path}/threads`);
  return items.map(({ comments }) => comments.map(({ text }) => text));
}

/** What a person was notified of, latest first. */
export async function notificationsOf({
  browser,
}: TestPerson): Promise<readonly Pick<Notification, "title" | "url">[]> {
  const { items } = (await browser.get("/api/notifications")).body as Page<Notification>;
  return items.map(({ title, url }) => ({ title, url }));
}
