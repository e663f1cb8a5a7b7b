import type { Database, Group, GroupMappings, Member, Page } from "@askery/api";
import { expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../testing/test-stores.test-support.ts";
import { makePlanLimiter } from "../databases/plans/plan-limits.ts";
import { applyProviderGroups } from "./provider-groups.ts";

/* What groups of the provider give in databases, at each sign-in. */

interface Scene {
  readonly server: TestServer;
  readonly ada: TestPerson;
  readonly bob: TestPerson;
  readonly databaseId: string;
  /** Two groups of the database. */
  readonly analysts: string;
  readonly board: string;
  readonly send: (method: string, path: string, body?: object) => Promise<Response>;
  /** Bob signs in, with these groups of the provider. */
  readonly signIn: (groups: readonly string[], hasPlanLimits?: boolean) => Promise<void>;
  /** Bob's role and groups; null if he is not a member. */
  readonly standing: () => Promise<readonly string[] | null>;
}

async function setScene(environment: StoreEnvironment): Promise<Scene> {
  const server = await startTestServer({ environment });
  const ada = await signUpPerson(server, "Ada");
  const bob = await signUpPerson(server, "Bob");
  const { id: databaseId } = (await ada.browser.post("/api/databases/sample")).body as Database;
  const send: Scene["send"] = (method, path, body) =>
    ada.browser.request(`/api/databases/${databaseId}${path}`, { method, ...(body && { body }) });
  const make = async (name: string, role: string) => {
    const made = await send("POST", "/groups", { name, role });
    return ((await made.json()) as Group).id;
  };
  const { store } = server;
  return {
    server,
    ada,
    bob,
    databaseId,
    send,
    analysts: await make("Analysts", "editor"),
    board: await make("Board", "viewer"),
    signIn: (groups, hasPlanLimits = false) =>
      applyProviderGroups(
        { store, now: () => new Date().getTime(), limitsOf: makePlanLimiter({ isOn: hasPlanLimits }) },
        { userId: bob.userId, groups },
      ),
    standing: async () => {
      const { items } = (await (await send("GET", "/members")).json()) as Page<Member>;
      const member = items.find(({ person }) => person.id === bob.userId);
      return member === undefined ? null : [member.role, ...member.groups.map(({ name }) => name)];
    },
  };
}

async function map({ send, analysts, board }: Scene): Promise<void> {
  const mappings = [
    { providerGroup: "data", groupId: analysts },
    { providerGroup: "data", groupId: analysts },
    { providerGroup: "directors", groupId: board },
  ];
  const saved = await send("PUT", "/group-mappings", { mappings });
  expect(((await saved.json()) as GroupMappings).mappings).toEqual(mappings.slice(1));
}

describeStores((environment) => {
  test("groups of the provider make people members, change with each sign-in, and end", async () => {
    const scene = await setScene(environment());
    const { signIn, standing, bob, databaseId } = scene;
    await map(scene);
    await signIn(["cooks", "data"]);
    expect(await standing()).toEqual(["editor", "Analysts"]);
    expect((await bob.browser.get(`/api/databases/${databaseId}`)).status).toBe(200);
    await signIn(["data", "directors"]);
    expect(await standing()).toEqual(["editor", "Analysts", "Board"]);
    await signIn(["directors"]);
    expect(await standing()).toEqual(["viewer", "Board"]);
    await signIn([]);
    expect(await standing()).toBe(null);
    expect((await bob.browser.get(`/api/databases/${databaseId}`)).status).toBe(404);
  });

  test("what people gave stays, whatever the provider names", async () => {
    const scene = await setScene(environment());
    const { signIn, standing, server, bob, databaseId, send, board } = scene;
    await map(scene);
    const member = { workspaceId: databaseId, userId: bob.userId, role: "viewer" as const, createdAtMs: 0 };
    await server.store.insertInto("member").values(member).execute();
    await send("PUT", `/groups/${board}/members/${bob.userId}`);
    await signIn(["data", "directors"]);
    expect(await standing()).toEqual(["editor", "Analysts", "Board"]);
    await signIn([]);
    expect(await standing()).toEqual(["viewer", "Board"]);
  });

  test("an owner whom the provider brought stays the owner", async () => {
    const scene = await setScene(environment());
    const { signIn, bob, send, databaseId } = scene;
    await map(scene);
    await signIn(["data"]);
    await send("PUT", "/owner", { personId: bob.userId });
    await signIn([]);
    const { body } = await bob.browser.get(`/api/databases/${databaseId}`);
    expect((body as Database).role).toBe("owner");
  });

  test("a mapping that is removed ends at once what it gave", async () => {
    const scene = await setScene(environment());
    const { signIn, standing, send, board } = scene;
    await map(scene);
    await signIn(["data", "directors"]);
    const mappings = [{ providerGroup: "directors", groupId: board }];
    expect((await send("PUT", "/group-mappings", { mappings })).status).toBe(200);
    expect(await standing()).toEqual(["viewer", "Board"]);
    await send("PUT", "/group-mappings", { mappings: [] });
    expect(await standing()).toBe(null);
  });

  test("a deleted group and a full plan give nothing", async () => {
    const scene = await setScene(environment());
    const { signIn, standing, send, analysts } = scene;
    await map(scene);
    await signIn(["data"], true);
    expect(await standing()).toBe(null);
    await send("DELETE", `/groups/${analysts}`);
    await signIn(["data"]);
    expect(await standing()).toBe(null);
  });

  test("a group of another database cannot be mapped, and only the owner maps", async () => {
    const { send, bob, server, databaseId, analysts } = await setScene(environment());
    const mappings = [{ providerGroup: "data", groupId: crypto.randomUUID() }];
    expect((await send("PUT", "/group-mappings", { mappings })).status).toBe(404);
    const member = { workspaceId: databaseId, userId: bob.userId, role: "admin" as const, createdAtMs: 0 };
    await server.store.insertInto("member").values(member).execute();
    const path = `/api/databases/${databaseId}/group-mappings`;
    const body = { mappings: [{ providerGroup: "data", groupId: analysts }] };
    expect((await bob.browser.request(path, { method: "PUT", body })).status).toBe(403);
    expect((await bob.browser.get(path)).status).toBe(403);
  });
});
