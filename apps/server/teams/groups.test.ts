import type {
  AuditEntry,
  Conversation,
  ConversationSummary,
  Database,
  Group,
  Member,
  Page,
  Person,
  Readers,
  SharedThing,
} from "@askery/api";
import { expect, test } from "vitest";
import { startConversation } from "../testing/ask.test-support.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../testing/test-stores.test-support.ts";
import { trashRetentionMs } from "../store/trash-time.ts";

/* Groups of the members of a database: their roles, and what is shared with them. */

interface Team {
  readonly server: TestServer;
  readonly clock: { nowMs: number };
  /** The owner. */
  readonly ada: TestPerson;
  /** An admin. */
  readonly amy: TestPerson;
  /** A viewer. */
  readonly bob: TestPerson;
  readonly databaseId: string;
  /** Sends a request below the path of the database. */
  readonly send: (by: TestPerson, method: string, path: string, body?: object) => Promise<Answer>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function openTeam(environment: StoreEnvironment): Promise<Team> {
  const clock = { nowMs: Date.UTC(2026, 10, 26) };
  const server = await startTestServer({ environment, now: () => (clock.nowMs += 1) });
  const ada = await signUpPerson(server, "Ada");
  const amy = await signUpPerson(server, "Amy");
  const bob = await signUpPerson(server, "Bob");
  const { body } = await ada.browser.post("/api/databases/sample");
  const { id: databaseId } = body as Database;
  const joined = { workspaceId: databaseId, createdAtMs: clock.nowMs };
  await server.store
    .insertInto("member")
    .values([
      { ...joined, userId: amy.userId, role: "admin" },
      { ...joined, userId: bob.userId, role: "viewer" },
    ])
    .execute();
  const send: Team["send"] = async ({ browser }, method, path, body) => {
    const address = path.startsWith("/api/") ? path : `/api/databases/${databaseId}${path}`;
    const response = await browser.request(address, { method, ...(body !== undefined && { body }) });
    const text = await response.text();
    return { status: response.status, body: text === "" ? null : (JSON.parse(text) as unknown) };
  };
  return { server, clock, ada, amy, bob, databaseId, send };
}

async function makeGroup({ ada, send }: Team, name: string, role: string): Promise<string> {
  const { status, body } = await send(ada, "POST", "/groups", { name, role });
  expect(status).toBe(200);
  return (body as Group).id;
}

async function memberOf({ ada, send }: Team, { userId }: TestPerson): Promise<Member | undefined> {
  const { body } = await send(ada, "GET", "/members");
  return (body as Page<Member>).items.find(({ person }) => person.id === userId);
}

/** Whether a person may do what only editors do. */
async function canEdit({ send }: Team, person: TestPerson): Promise<boolean> {
  const { status } = await send(person, "POST", "/dashboards", { title: "Board" });
  expect([200, 403]).toContain(status);
  return status === 200;
}

describeStores((environment) => {
  test("members of a group have its role, unless their own is higher", async () => {
    const team = await openTeam(environment());
    const { ada, amy, bob, send } = team;
    const id = await makeGroup(team, "Analysts", "editor");
    expect(await canEdit(team, bob)).toBe(false);
    expect((await send(amy, "PUT", `/groups/${id}/members/${bob.userId}`)).status).toBe(204);
    expect((await send(amy, "PUT", `/groups/${id}/members/${bob.userId}`)).status).toBe(204);
    await send(ada, "PUT", `/groups/${id}/members/${amy.userId}`);
    expect(await canEdit(team, bob)).toBe(true);
    expect(await memberOf(team, bob)).toMatchObject({
      role: "editor",
      ownRole: "viewer",
      groups: [{ id, name: "Analysts" }],
    });
    expect(await memberOf(team, amy)).toMatchObject({ role: "admin", ownRole: "admin" });
    expect((await send(bob, "GET", "/groups")).body).toEqual([
      { id, name: "Analysts", role: "editor", memberCount: 2 } satisfies Group,
    ]);
    const { body } = await send(bob, "GET", `/groups/${id}/members`);
    expect((body as readonly Person[]).map(({ name }) => name)).toEqual(["Amy", "Bob"]);
    const inbox = (await send(bob, "GET", "/api/notifications")).body as Page<{ readonly title: string }>;
    expect(inbox.items.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^You are in the group Analysts of /),
    ]);
  });

  test("a role by a group ends with the group, its role, or the membership, and comes back with an undo", async () => {
    const team = await openTeam(environment());
    const { ada, bob, send } = team;
    const id = await makeGroup(team, "Analysts", "editor");
    const membership = `/groups/${id}/members/${bob.userId}`;
    await send(ada, "PUT", membership);
    expect((await send(ada, "DELETE", membership)).status).toBe(204);
    expect((await send(ada, "DELETE", membership)).status).toBe(404);
    expect(await canEdit(team, bob)).toBe(false);
    await send(ada, "PUT", membership);
    await send(ada, "PATCH", `/groups/${id}`, { role: "viewer" });
    expect(await canEdit(team, bob)).toBe(false);
    await send(ada, "PATCH", `/groups/${id}`, { role: "editor", name: "Experts" });
    expect(await canEdit(team, bob)).toBe(true);
    expect((await send(ada, "DELETE", `/groups/${id}`)).status).toBe(204);
    expect(await canEdit(team, bob)).toBe(false);
    expect((await send(ada, "GET", "/groups")).body).toEqual([]);
    expect((await send(ada, "POST", `/groups/${id}/restore`)).body).toEqual({
      id,
      name: "Experts",
      role: "editor",
      memberCount: 1,
    } satisfies Group);
    expect(await canEdit(team, bob)).toBe(true);
    await send(ada, "DELETE", `/members/${bob.userId}`);
    expect((await send(ada, "GET", `/groups/${id}/members`)).body).toEqual([]);
    expect((await send(bob, "GET", "")).status).toBe(404);
  });

  test("a deleted group can be restored for 30 days, unless its name was taken", async () => {
    const team = await openTeam(environment());
    const { ada, clock, send } = team;
    const id = await makeGroup(team, "Analysts", "viewer");
    await send(ada, "DELETE", `/groups/${id}`);
    const other = await makeGroup(team, "analysts", "viewer");
    expect((await send(ada, "POST", `/groups/${id}/restore`)).status).toBe(409);
    expect((await send(ada, "POST", "/groups", { name: "ANALYSTS", role: "viewer" })).status).toBe(409);
    await send(ada, "PATCH", `/groups/${other}`, { name: "Others" });
    clock.nowMs += trashRetentionMs;
    // Sessions have ended since.
    const later = await signUpPerson(team.server, "Eve");
    await team.server.store
      .insertInto("member")
      .values({ workspaceId: team.databaseId, userId: later.userId, role: "admin", createdAtMs: 0 })
      .execute();
    expect((await send(later, "POST", `/groups/${id}/restore`)).status).toBe(404);
  });

  test("only the owner makes groups of admins and changes who is in them", async () => {
    const team = await openTeam(environment());
    const { ada, amy, bob, send } = team;
    expect((await send(amy, "POST", "/groups", { name: "Admins", role: "admin" })).status).toBe(403);
    const admins = await makeGroup(team, "Admins", "admin");
    const editors = await makeGroup(team, "Editors", "editor");
    const membership = `/groups/${admins}/members/${bob.userId}`;
    expect((await send(amy, "PUT", membership)).status).toBe(403);
    expect((await send(ada, "PUT", membership)).status).toBe(204);
    expect((await send(amy, "DELETE", membership)).status).toBe(403);
    expect((await send(amy, "PATCH", `/groups/${admins}`, { role: "viewer" })).status).toBe(403);
    expect((await send(amy, "PATCH", `/groups/${editors}`, { role: "admin" })).status).toBe(403);
    expect((await send(amy, "DELETE", `/groups/${admins}`)).status).toBe(403);
    // Bob is an admin now, whom other admins don't manage, and who can't appoint admins either.
    expect((await send(amy, "DELETE", `/members/${bob.userId}`)).status).toBe(403);
    expect((await send(bob, "GET", "/invitations")).status).toBe(200);
    expect((await send(bob, "DELETE", membership)).status).toBe(403);
    expect(await memberOf(team, bob)).toMatchObject({ role: "admin", ownRole: "viewer" });
  });

  test("the owner stays one person, whatever groups they are in", async () => {
    const team = await openTeam(environment());
    const { ada, bob, send } = team;
    const id = await makeGroup(team, "Admins", "admin");
    await send(ada, "PUT", `/groups/${id}/members/${ada.userId}`);
    await send(ada, "PUT", `/groups/${id}/members/${bob.userId}`);
    expect(await memberOf(team, ada)).toMatchObject({ role: "owner" });
    expect(await memberOf(team, bob)).toMatchObject({ role: "admin" });
    expect((await send(bob, "DELETE", "")).status).toBe(403);
  });

  test("people of other databases are neither added nor shown, and their groups do not exist", async () => {
    const team = await openTeam(environment());
    const { ada, server, send } = team;
    const id = await makeGroup(team, "Analysts", "editor");
    const eve = await signUpPerson(server, "Eve");
    expect((await send(ada, "PUT", `/groups/${id}/members/${eve.userId}`)).status).toBe(404);
    const { body } = await eve.browser.post("/api/databases/sample");
    const path = `/api/databases/${(body as Database).id}/groups/${id}`;
    expect((await send(eve, "GET", `${path}/members`)).status).toBe(404);
    expect((await send(eve, "PATCH", path, { name: "Mine" })).status).toBe(404);
    expect((await send(eve, "PUT", `${path}/members/${eve.userId}`)).status).toBe(404);
    expect((await send(eve, "DELETE", path)).status).toBe(404);
    expect((await send(eve, "POST", `${path}/restore`)).status).toBe(404);
  });

  test("a conversation that is shared with a group is read by its members, as long as they are in it", async () => {
    const team = await openTeam(environment());
    const { ada, bob, databaseId, send } = team;
    const id = await makeGroup(team, "Analysts", "viewer");
    const conversation = await startConversation(ada, databaseId);
    const path = `/api/conversations/${conversation.id}`;
    const share = (groupIds: readonly string[]) =>
      send(ada, "PUT", `${path}/readers`, { everyone: false, personIds: [], groupIds });
    const readers = (await share([id])).body as Readers;
    expect(readers.groups).toEqual([{ id, name: "Analysts", memberCount: 0, canRead: true }]);
    expect((await send(bob, "GET", path)).status).toBe(404);
    await send(ada, "PUT", `/groups/${id}/members/${bob.userId}`);
    expect(((await send(bob, "GET", path)).body as Conversation).isMine).toBe(false);
    const shared = (await send(bob, "GET", "/conversations?scope=shared")).body as Page<ConversationSummary>;
    expect(shared.items.map((one) => one.id)).toEqual([conversation.id]);
    const mine = (await send(ada, "GET", "/api/sharing")).body as readonly SharedThing[];
    expect(mine.map(({ readerCount }) => readerCount)).toEqual([1]);
    await send(ada, "DELETE", `/groups/${id}`);
    expect((await send(bob, "GET", path)).status).toBe(404);
    await send(ada, "POST", `/groups/${id}/restore`);
    expect((await send(bob, "GET", path)).status).toBe(200);
    await send(ada, "DELETE", `/groups/${id}/members/${bob.userId}`);
    expect((await send(bob, "GET", path)).status).toBe(404);
    expect((await share([crypto.randomUUID()])).status).toBe(400);
    expect((await share([])).body).toMatchObject({ groups: [{ canRead: false }] });
  });

  test("the audit log names groups, and who was added and removed", async () => {
    const team = await openTeam(environment());
    const { ada, bob, send } = team;
    const id = await makeGroup(team, "Analysts", "viewer");
    await send(ada, "PUT", `/groups/${id}/members/${bob.userId}`);
    await send(ada, "DELETE", `/groups/${id}/members/${bob.userId}`);
    await send(ada, "PATCH", `/groups/${id}`, { role: "editor" });
    await send(ada, "DELETE", `/groups/${id}`);
    await send(ada, "POST", `/groups/${id}/restore`);
    const { items } = (await send(ada, "GET", "/audit")).body as Page<AuditEntry>;
    const ofGroups = items.filter(({ thing }) => thing === "Analysts");
    expect(ofGroups.toReversed().map(({ words, facts }) => [words, facts])).toEqual([
      ["made the group", { role: "viewer" }],
      ["added people to the group", { personId: bob.userId }],
      ["removed people from the group", { personId: bob.userId }],
      ["changed the group", { role: "editor" }],
      ["deleted the group", {}],
      ["restored the group", {}],
    ]);
  });
});
