import { randomUUID } from "node:crypto";
import type {
  ChartSummary,
  Comment,
  CommentThread,
  ConversationSummary,
  Dashboard,
  Notification,
  Page,
} from "@askery/api";
import { expect } from "vitest";
import { sampleScaleForTests } from "../../../scripts/test-servers/sample.ts";
import { ask, findDatabaseOf, startConversation } from "../testing/ask.test-support.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../testing/test-people.test-support.ts";
import type { StoreEnvironment } from "../testing/test-stores.test-support.ts";

interface Scene {
  readonly server: TestServer;
  readonly clock: { nowMs: number };
  /** The owner of the database. */
  readonly ada: TestPerson;
  /** Viewers of it. */
  readonly bob: TestPerson;
  readonly eve: TestPerson;
  /** No member. */
  readonly zoe: TestPerson;
  readonly databaseId: string;
  readonly conversation: ConversationSummary;
  readonly turnId: string;
  readonly chart: ChartSummary;
  readonly dashboard: Dashboard;
}

/** A database with members, a conversation, its chart, and a dashboard that shows it. */
export async function setScene(environment: StoreEnvironment): Promise<Scene> {
  const clock = { nowMs: new Date().getTime() };
  const server = await startTestServer({
    environment,
    sampleScale: sampleScaleForTests,
    now: () => (clock.nowMs += 1),
  });
  const ada = await signUpPerson(server, "Ada");
  const [bob, eve, zoe] = [
    await signUpPerson(server, "Bob"),
    await signUpPerson(server, "Eve"),
    await signUpPerson(server, "Zoe"),
  ];
  const { id: databaseId } = await findDatabaseOf(ada);
  await server.store
    .insertInto("member")
    .values(
      [bob, eve].map(({ userId }) => ({
        workspaceId: databaseId,
        userId,
        role: "viewer" as const,
        createdAtMs: 0,
      })),
    )
    .execute();
  const conversation = await startConversation(ada, databaseId);
  const { turn } = await ask(ada, conversation.id, "how many customers are there by country");
  const chart = (await ada.browser.post(`/api/turns/${turn.id}/charts`, { title: "Customers" }))
    .body as ChartSummary;
  const made = await ada.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Board" });
  const { id: dashboardId } = made.body as Dashboard;
  const { body } = await ada.browser.post(`/api/dashboards/${dashboardId}/cards`, { chartId: chart.id });
  return {
    server,
    clock,
    ada,
    bob,
    eve,
    zoe,
    databaseId,
    conversation,
    chart,
    turnId: turn.id,
    dashboard: body as Dashboard,
  };
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
