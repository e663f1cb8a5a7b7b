import type { ChartSummary, ConversationSummary, Dashboard, Role, Turn } from "@askery/api";
import { expect } from "vitest";
import { sampleScaleForTests } from "../../../scripts/test-servers/sample.ts";
import { ask, findDatabaseOf, startConversation } from "./ask.test-support.ts";
import { startTestServer, type TestServer } from "./start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "./test-people.test-support.ts";
import type { StoreEnvironment } from "./test-stores.test-support.ts";

export interface Team {
  readonly server: TestServer;
  /** Goes on with each look at it. */
  readonly clock: { nowMs: number };
  /** The owner of the database. */
  readonly ada: TestPerson;
  /** Her sample database. */
  readonly databaseId: string;
}

/** A server with the owner of a database. */
export async function startTeam(environment?: StoreEnvironment): Promise<Team> {
  const clock = { nowMs: new Date().getTime() };
  const server = await startTestServer({
    ...(environment && { environment }),
    sampleScale: sampleScaleForTests,
    now: () => (clock.nowMs += 1),
  });
  const ada = await signUpPerson(server, "Ada");
  const { id: databaseId } = await findDatabaseOf(ada);
  return { server, clock, ada, databaseId };
}

interface Membership {
  readonly databaseId: string;
  readonly userId: string;
  readonly role: Exclude<Role, "owner">;
}

/** Makes a person a member of a database, or changes their role. */
export async function setRole(
  { store }: Pick<TestServer, "store">,
  { databaseId, userId, role }: Membership,
): Promise<void> {
  await store
    .insertInto("member")
    .values({ workspaceId: databaseId, userId, role, createdAtMs: 0 })
    .onConflict((conflict) => conflict.columns(["workspaceId", "userId"]).doUpdateSet({ role }))
    .execute();
}

/** Signs a person up who is a member of the team's database. */
export async function addMember(
  { server, databaseId }: Pick<Team, "server" | "databaseId">,
  name: string,
  role: Membership["role"] = "viewer",
): Promise<TestPerson> {
  const person = await signUpPerson(server, name);
  await setRole(server, { databaseId, userId: person.userId, role });
  return person;
}

export interface Board {
  readonly conversation: ConversationSummary;
  readonly turn: Turn;
  readonly chart: ChartSummary;
  readonly dashboard: Dashboard;
}

/** A conversation, the chart of its answer, and a dashboard that shows it. */
export async function makeBoard({ ada, databaseId }: Pick<Team, "ada" | "databaseId">): Promise<Board> {
  const conversation = await startConversation(ada, databaseId);
  const { turn } = await ask(ada, conversation.id, "how many customers are there by country");
  const saved = await ada.browser.post(`/api/turns/${turn.id}/charts`, { title: "Customers" });
  const chart = saved.body as ChartSummary;
  const made = await ada.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Board" });
  const path = `/api/dashboards/${(made.body as Dashboard).id}`;
  const { status, body } = await ada.browser.post(`${path}/cards`, { chartId: chart.id });
  expect(status).toBe(200);
  return { conversation, turn, chart, dashboard: body as Dashboard };
}
