import type {
  AuditEntry,
  Database,
  Page,
  ServerDatabase,
  ServerPerson,
  ServerState,
  Setup,
} from "@askery/api";
import { expect, onTestFinished, test } from "vitest";
import { startIdentityProvider } from "../../../scripts/test-servers/identity-provider.ts";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import { makeTemporaryFolder, startTestServer } from "../testing/start-test-server.test-support.ts";
import { openBrowser, type Answer, type TestBrowser } from "../testing/test-browser.test-support.ts";
import {
  readLink,
  signUpPerson,
  testPassword as password,
  verifyLink,
} from "../testing/test-people.test-support.ts";
import { describeStores } from "../testing/test-stores.test-support.ts";

/* What the owner of the server sees and does: people, databases, who may sign up. */

const setRule = async (owner: TestBrowser, rule: string) =>
  (await owner.request("/api/server/sign-up", { method: "PUT", body: { rule } })).status;

async function signUp(browser: TestBrowser, name: string, next?: string): Promise<Answer> {
  const account = { name, email: `${name.toLowerCase()}@example.com`, password };
  return browser.post("/api/auth/sign-up/email", { ...account, ...(next !== undefined && { next }) });
}

const closed = { status: 403, body: { code: "forbidden", title: "This server takes no new accounts." } };
const suspended = { status: 403, body: { code: "forbidden", title: "Your account is suspended." } };

describeStores((environment) => {
  test("people are listed, searched and paged, with when they were last seen", async () => {
    const server = await startTestServer({ environment: environment() });
    const ada = await signUpPerson(server, "Ada");
    const bob = await signUpPerson(server, "Bob");
    await signUpPerson(server, "Eve");
    await bob.browser.post("/api/auth/sign-out");
    const list = async (query = "") =>
      (await ada.browser.get(`/api/server/people${query}`)).body as Page<ServerPerson>;
    const { items } = await list();
    expect(items.map(({ person }) => person.name).toSorted()).toEqual(["Ada", "Bob", "Eve"]);
    expect(items.find(({ email }) => email === "ada@example.com")).toEqual({
      person: { id: ada.userId, name: "Ada", image: null },
      email: "ada@example.com",
      isConfirmed: false,
      createdAtMs: expect.any(Number),
      lastSeenMs: expect.any(Number),
      sessionCount: 1,
      isServerOwner: true,
      isSuspended: false,
    } satisfies Record<keyof ServerPerson, unknown>);
    expect(items.find(({ email }) => email === "bob@example.com")).toMatchObject({
      lastSeenMs: null,
      sessionCount: 0,
      isServerOwner: false,
    });
    expect((await list("?search=BO")).items.map(({ person }) => person.name)).toEqual(["Bob"]);
    const first = await list("?limit=2");
    const rest = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...rest.items]).toEqual(items);
  });

  test("a suspended person is signed out, can't sign in, and comes back with everything", async () => {
    const server = await startTestServer({ environment: environment() });
    const ada = await signUpPerson(server, "Ada");
    const bob = await signUpPerson(server, "Bob");
    const { id } = (await bob.browser.post("/api/databases/sample")).body as Database;
    const path = `/api/server/people/${bob.userId}`;
    expect((await ada.browser.post(`${path}/suspend`)).status).toBe(204);
    expect((await ada.browser.post(`${path}/suspend`)).status).toBe(204);
    expect((await bob.browser.get("/api/me")).status).toBe(401);
    const signIn = () => bob.browser.post("/api/auth/sign-in/email", { email: bob.email, password });
    expect(await signIn()).toMatchObject(suspended);
    // A wrong password does not reveal it.
    expect(
      (await bob.browser.post("/api/auth/sign-in/email", { email: bob.email, password: "wrong wrong" }))
        .status,
    ).toBe(401);
    await bob.browser.post("/api/auth/request-password-reset", { email: bob.email });
    const link = new URL(await readLink(server, bob.email), "http://askery.invalid");
    const token = link.searchParams.get("token");
    await bob.browser.post("/api/auth/reset-password", { token, newPassword: password });
    expect(await signIn()).toMatchObject(suspended);
    expect((await bob.browser.get("/api/me")).status).toBe(401);
    expect((await ada.browser.post(`${path}/reactivate`)).status).toBe(204);
    expect((await signIn()).status).toBe(200);
    expect((await bob.browser.get(`/api/databases/${id}`)).status).toBe(200);
    const { items } = (await ada.browser.get("/api/audit")).body as Page<AuditEntry>;
    const ofOwner = items.filter(({ act }) => /^(?:suspend|reactivate)Person$/.test(act));
    expect(ofOwner.map(({ words, thing }) => `${words} ${thing}`)).toEqual([
      "reactivated the account of Bob",
      "suspended the account of Bob",
      "suspended the account of Bob",
    ]);
  });

  test("the owner of the server is not suspended, and unknown people do not exist", async () => {
    const server = await startTestServer({ environment: environment() });
    const ada = await signUpPerson(server, "Ada");
    expect((await ada.browser.post(`/api/server/people/${ada.userId}/suspend`)).status).toBe(409);
    for (const act of ["suspend", "reactivate", "sign-out"]) {
      expect((await ada.browser.post(`/api/server/people/nobody/${act}`)).status).toBe(404);
    }
  });

  test("signing a person out ends all of their sessions", async () => {
    const server = await startTestServer({ environment: environment() });
    const ada = await signUpPerson(server, "Ada");
    const bob = await signUpPerson(server, "Bob");
    await ada.browser.post(`/api/server/people/${bob.userId}/sign-out`);
    expect((await bob.browser.get("/api/me")).status).toBe(401);
    const answer = await bob.browser.post("/api/auth/sign-in/email", { email: bob.email, password });
    expect(answer.status).toBe(200);
  });

  test("with sign-up closed there are no new accounts, also of sign-ups that had begun", async () => {
    const server = await startTestServer({ environment: environment() });
    const ada = await signUpPerson(server, "Ada");
    const browser = openBrowser(server);
    expect((await signUp(browser, "Bob")).status).toBe(200);
    const link = await readLink(server, "bob@example.com");
    expect(await setRule(ada.browser, "closed")).toBe(204);
    expect(((await browser.get("/api/setup")).body as Setup).signUp).toBe("closed");
    expect(await signUp(browser, "Eve")).toMatchObject(closed);
    // An address with an account is answered alike.
    expect(await signUp(browser, "Ada")).toMatchObject(closed);
    expect(await verifyLink(browser, link)).toMatchObject(closed);
    expect(await setRule(ada.browser, "open")).toBe(204);
    expect((await verifyLink(browser, link)).status).toBe(200);
  });

  test("by invitation only, an open invitation lets people sign up", async () => {
    const server = await startTestServer({ environment: environment() });
    const ada = await signUpPerson(server, "Ada");
    const { id } = (await ada.browser.post("/api/databases/sample")).body as Database;
    const made = await ada.browser.post(`/api/databases/${id}/invitations`, { role: "viewer", maxUses: 1 });
    const { url, invitation } = made.body as {
      readonly url: string;
      readonly invitation: { readonly id: string };
    };
    const next = `/${new URL(url).search}`;
    expect(await setRule(ada.browser, "invited")).toBe(204);
    const browser = openBrowser(server);
    expect(await signUp(browser, "Eve")).toMatchObject(closed);
    expect(await signUp(browser, "Eve", `/?panel=invitation&token=${"x".repeat(43)}`)).toMatchObject(closed);
    expect((await signUp(browser, "Bob", next)).status).toBe(200);
    expect((await verifyLink(browser, await readLink(server, "bob@example.com"))).status).toBe(200);
    const revoke = { method: "DELETE" };
    await ada.browser.request(`/api/databases/${id}/invitations/${invitation.id}`, revoke);
    expect(await signUp(openBrowser(server), "Eve", next)).toMatchObject(closed);
  });

  test("the provider makes no accounts while sign-up is closed, and signs no suspended person in", async () => {
    const callback = "/api/auth/provider/callback";
    const provider = await startIdentityProvider(`http://localhost:3000${callback}`, onTestFinished);
    const { issuer, clientId, clientSecret } = provider;
    const settings = { issuer, clientId, clientSecret, name: "Example", groupsClaim: "groups" };
    const server = await startTestServer({
      environment: { ...environment(), provider: { ...settings, scopes: "openid email profile" } },
    });
    const ada = await signUpPerson(server, "Ada");
    provider.people.set("s1", { email: "bob@example.com", email_verified: true, name: "Bob" });
    const browser = openBrowser(server);
    const signIn = async () => {
      const { url } = (await browser.post("/api/auth/sign-in/provider", {})).body as { readonly url: string };
      const { search } = await provider.signIn(url, "s1");
      const response = await browser.request(`${callback}${search}`);
      return response.headers.get("location");
    };
    await setRule(ada.browser, "closed");
    expect(await signIn()).toBe("/?panel=sign-in&problem=sign-up-closed");
    await setRule(ada.browser, "open");
    expect(await signIn()).toBe("/ask");
    const { user } = (await browser.get("/api/me")).body as { readonly user: { readonly id: string } };
    await setRule(ada.browser, "closed");
    expect(await signIn()).toBe("/ask");
    await ada.browser.post(`/api/server/people/${user.id}/suspend`);
    expect(await signIn()).toBe("/?panel=sign-in&problem=suspended");
    expect((await browser.get("/api/me")).status).toBe(401);
  });

  test("databases are listed with their owners, and nothing of their data", async () => {
    const server = await startTestServer({ environment: environment() });
    const ada = await signUpPerson(server, "Ada");
    const bob = await signUpPerson(server, "Bob");
    const { id, name } = (await bob.browser.post("/api/databases/sample")).body as Database;
    const { items } = (await ada.browser.get("/api/server/databases")).body as Page<ServerDatabase>;
    expect(items.find((one) => one.id === id)).toEqual({
      id,
      name,
      kind: "sample",
      owner: { id: bob.userId, name: "Bob", image: null },
      memberCount: 1,
      createdAtMs: expect.any(Number) as number,
    });
    const none = (await ada.browser.get("/api/server/databases?search=zzz")).body as Page<ServerDatabase>;
    expect(none.items).toEqual([]);
    expect((await ada.browser.get(`/api/databases/${id}`)).status).toBe(404);
  });

  test("the state names numbers, storage and settings, and no secret", async () => {
    const smtpUrl = "smtp://user:hunter2@mail.example.com";
    const server = await startTestServer({ environment: { ...environment(), smtpUrl } });
    const ada = await signUpPerson(server, "Ada");
    const state = (await ada.browser.get("/api/server")).body as ServerState;
    expect(state).toMatchObject({ version: "0.0.0-test", signUp: "open", peopleCount: 1 });
    expect(state.storage.storeBytes).toBeGreaterThan(10_000);
    expect(state.settings).toContainEqual({ name: "Mail", value: "sent by mail.example.com" });
    expect(JSON.stringify(state)).not.toContain("hunter2");
  });
});

test("a change of the sign-up rule is effective at once in another process over the same store", async (context) => {
  const postgres = await postgresForTests();
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  const environment = {
    databaseUrl: postgres.connectionString,
    secret: "one secret for both, of 32 letters",
  };
  const one = await startTestServer({ environment });
  const ada = await signUpPerson(one, "Ada");
  const other = await startTestServer({ environment, dataFolder: makeTemporaryFolder() });
  await setRule(ada.browser, "closed");
  expect(await signUp(openBrowser(other), "Eve")).toMatchObject(closed);
});
