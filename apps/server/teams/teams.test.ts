import type { Database, Invitation, Member, OfferedInvitation, Page } from "@askery/api";
import { expect, test } from "vitest";
import { findDatabaseOf } from "../testing/ask.test-support.ts";
import { openBrowser } from "../testing/test-browser.test-support.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.test-support.ts";
import { readLink, signUpPerson, type TestPerson } from "../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../testing/test-stores.test-support.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface Team {
  readonly server: TestServer;
  readonly clock: { nowMs: number };
  /** The owner. */
  readonly ada: TestPerson;
  readonly bob: TestPerson;
  readonly eve: TestPerson;
  readonly databaseId: string;
}

async function openTeam(environment: StoreEnvironment, hasPlanLimits = false): Promise<Team> {
  const clock = { nowMs: Date.UTC(2026, 10, 26) };
  const server = await startTestServer({
    environment: { ...environment, hasPlanLimits },
    now: () => (clock.nowMs += 1),
  });
  const ada = await signUpPerson(server, "Ada");
  const bob = await signUpPerson(server, "Bob");
  const eve = await signUpPerson(server, "Eve");
  const { body } = await ada.browser.post("/api/databases/sample");
  return { server, clock, ada, bob, eve, databaseId: (body as Database).id };
}

async function invite(
  { ada, databaseId }: Team,
  body: object,
  by: TestPerson = ada,
): Promise<{ readonly status: number; readonly invitation: Invitation; readonly token: string }> {
  const answer = await by.browser.post(`/api/databases/${databaseId}/invitations`, body);
  const made = answer.body as { readonly invitation: Invitation; readonly url?: string };
  const token = made.url === undefined ? "" : (new URL(made.url).searchParams.get("token") ?? "");
  return { status: answer.status, invitation: made.invitation, token };
}

async function accept(person: TestPerson, token: string): Promise<{ status: number; body: unknown }> {
  return person.browser.post(`/api/invitations/${token}/accept`);
}

async function listMembers(person: TestPerson, databaseId: string): Promise<readonly Member[]> {
  const { body } = await person.browser.get(`/api/databases/${databaseId}/members`);
  return (body as Page<Member>).items;
}

async function rolesOf(person: TestPerson, databaseId: string): Promise<Readonly<Record<string, string>>> {
  const members = await listMembers(person, databaseId);
  return Object.fromEntries(members.map(({ person: { name }, role }) => [name, role]));
}

async function titlesOf({ browser }: TestPerson): Promise<readonly string[]> {
  const { body } = await browser.get("/api/notifications");
  return (body as Page<{ readonly title: string }>).items.map(({ title }) => title);
}

describeStores((environment) => {
  test("a link makes people members, as often as it allows, and the inviter hears of it", async () => {
    const team = await openTeam(environment());
    const { ada, bob, eve, databaseId, server } = team;
    const { token } = await invite(team, { role: "viewer", maxUses: 1 });
    const offered = await openBrowser(server).get(`/api/invitations/${token}`);
    expect(offered.body).toEqual({
      databaseName: expect.any(String),
      role: "viewer",
      invitedBy: "Ada",
      isPersonal: false,
      expiresAtMs: expect.any(Number),
    } satisfies Record<keyof OfferedInvitation, unknown>);
    expect((await accept(bob, token)).status).toBe(200);
    expect((await accept(eve, token)).status).toBe(404);
    expect(await rolesOf(bob, databaseId)).toEqual({ Ada: "owner", Bob: "viewer" });
    expect(await titlesOf(ada)).toEqual([expect.stringMatching(/^Bob joined /)]);
    expect((await bob.browser.get(`/api/databases/${databaseId}`)).status).toBe(200);
  });

  test("a member who opens a link again stays what they are and uses nothing up", async () => {
    const team = await openTeam(environment());
    const { token } = await invite(team, { role: "viewer", maxUses: 2 });
    await accept(team.bob, token);
    await accept(team.bob, token);
    await accept(team.ada, token);
    expect((await accept(team.eve, token)).status).toBe(200);
    expect(await rolesOf(team.ada, team.databaseId)).toEqual({ Ada: "owner", Bob: "viewer", Eve: "viewer" });
  });

  test("a mailed invitation is for its address only", async () => {
    const team = await openTeam(environment());
    const { token, invitation } = await invite(team, { role: "editor", email: "Eve@Example.com" });
    expect(invitation).toMatchObject({ email: "eve@example.com", maxUses: 1, useCount: 0 });
    expect(await readLink(team.server, "Eve@Example.com")).toBe(`/?panel=invitation&token=${token}`);
    expect((await accept(team.bob, token)).body).toMatchObject({ code: "forbidden" });
    expect((await accept(team.eve, token)).status).toBe(200);
    expect(await rolesOf(team.eve, team.databaseId)).toEqual({ Ada: "owner", Eve: "editor" });
  });

  test("revoked and expired invitations do not work, nor do those of deleted databases", async () => {
    const team = await openTeam(environment());
    const { ada, bob, databaseId, clock } = team;
    const revoked = await invite(team, { role: "viewer" });
    const path = `/api/databases/${databaseId}/invitations`;
    await ada.browser.request(`${path}/${revoked.invitation.id}`, { method: "DELETE" });
    expect((await accept(bob, revoked.token)).status).toBe(404);
    const short = await invite(team, { role: "viewer", validDays: 1 });
    const long = await invite(team, { role: "viewer", validDays: 3 });
    clock.nowMs += dayMs;
    expect((await accept(bob, short.token)).status).toBe(404);
    const open = (await ada.browser.get(path)).body as Page<Invitation>;
    expect(open.items.map(({ id }) => id)).toEqual([long.invitation.id]);
    await ada.browser.request(`/api/databases/${databaseId}`, { method: "DELETE" });
    expect((await accept(bob, long.token)).status).toBe(404);
  });

  test("admins manage editors and viewers; only the owner appoints and dismisses admins", async () => {
    const team = await openTeam(environment());
    const { ada, bob, eve, databaseId } = team;
    const path = `/api/databases/${databaseId}/members`;
    await accept(bob, (await invite(team, { role: "admin" })).token);
    await accept(eve, (await invite(team, { role: "viewer" })).token);
    const patch = async (by: TestPerson, of: TestPerson, role: string) =>
      (await by.browser.request(`${path}/${of.userId}`, { method: "PATCH", body: { role } })).status;
    expect(await patch(bob, eve, "editor")).toBe(200);
    expect(await patch(bob, eve, "admin")).toBe(403);
    expect((await invite(team, { role: "admin" }, bob)).status).toBe(403);
    expect(await patch(ada, eve, "admin")).toBe(200);
    expect(await patch(bob, eve, "viewer")).toBe(403);
    expect(await patch(bob, ada, "viewer")).toBe(403);
    expect(await rolesOf(bob, databaseId)).toEqual({ Ada: "owner", Bob: "admin", Eve: "admin" });
    expect(await titlesOf(eve)).toHaveLength(2);
  });

  test("a removed member has no access any more, and is informed", async () => {
    const team = await openTeam(environment());
    const { ada, bob, eve, databaseId } = team;
    const path = `/api/databases/${databaseId}/members`;
    await accept(bob, (await invite(team, { role: "viewer" })).token);
    const remove = async (by: TestPerson, of: TestPerson) =>
      (await by.browser.request(`${path}/${of.userId}`, { method: "DELETE" })).status;
    expect(await remove(ada, eve)).toBe(404);
    expect(await remove(ada, ada)).toBe(409);
    expect(await remove(ada, bob)).toBe(204);
    expect((await bob.browser.get(path)).status).toBe(404);
    expect(await titlesOf(bob)).toEqual([expect.stringMatching(/^You are no longer a member of /)]);
  });

  test("ownership passes to a member, after which the former owner may leave", async () => {
    const team = await openTeam(environment());
    const { ada, bob, databaseId } = team;
    await accept(bob, (await invite(team, { role: "viewer" })).token);
    const path = `/api/databases/${databaseId}`;
    expect((await ada.browser.post(`${path}/leave`)).status).toBe(409);
    const owner = { method: "PUT", body: { personId: bob.userId } };
    expect((await ada.browser.request(`${path}/owner`, owner)).status).toBe(200);
    expect(await rolesOf(ada, databaseId)).toEqual({ Ada: "admin", Bob: "owner" });
    expect((await ada.browser.post(`${path}/leave`)).status).toBe(204);
    expect(await rolesOf(bob, databaseId)).toEqual({ Bob: "owner" });
  });

  test("viewers see who is in the database, but no addresses except their own", async () => {
    const team = await openTeam(environment());
    const { ada, bob, databaseId } = team;
    await accept(bob, (await invite(team, { role: "viewer" })).token);
    const emails = async (by: TestPerson) => (await listMembers(by, databaseId)).map(({ email }) => email);
    expect(await emails(ada)).toEqual(["ada@example.com", "bob@example.com"]);
    expect(await emails(bob)).toEqual([null, "bob@example.com"]);
  });

  test("a plan's limit of members is enforced when inviting", async () => {
    const team = await openTeam(environment(), true);
    expect((await findDatabaseOf(team.ada)).plan).toBe("Free");
    const refused = await team.ada.browser.post(`/api/databases/${team.databaseId}/invitations`, {
      role: "viewer",
    });
    expect(refused.body).toMatchObject({ code: "plan-limit" });
  });

  test("members are searched and paged", async () => {
    const team = await openTeam(environment());
    const { token } = await invite(team, { role: "viewer" });
    await accept(team.bob, token);
    team.clock.nowMs += 1;
    await accept(team.eve, token);
    const path = `/api/databases/${team.databaseId}/members`;
    const names = ({ body }: { readonly body: unknown }) =>
      (body as Page<Member>).items.map(({ person }) => person.name);
    const first = await team.ada.browser.get(`${path}?limit=2`);
    const { nextCursor } = first.body as Page<Member>;
    expect(names(first)).toEqual(["Ada", "Bob"]);
    expect(names(await team.ada.browser.get(`${path}?limit=2&cursor=${nextCursor}`))).toEqual(["Eve"]);
    expect(names(await team.ada.browser.get(`${path}?search=bO`))).toEqual(["Bob"]);
  });
});
