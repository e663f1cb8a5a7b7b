import { expect, test } from "vitest";
import { signInTables } from "../../store/sign-in-store.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.test-support.ts";
import { openBrowser, type TestBrowser } from "../../testing/test-browser.test-support.ts";
import {
  readSetupToken,
  signUpPerson,
  testPassword as password,
} from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

const signIn = "/api/auth/sign-in/email";
const cookie = "askery.session_token";
const dayMs = 24 * 60 * 60 * 1000;
const email = "ada@example.com";
const newPassword = "another long password";

describeStores((environment) => {
  const start = () => startTestServer({ environment: environment() });

  test("a session's cookie is inaccessible to scripts and other sites, and lasts seven days", async () => {
    const server = await start();
    await signUpPerson(server, "Ada");
    const response = await openBrowser(server).request(signIn, { method: "POST", body: { email, password } });
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((one) => one.replace(/=[^;]+/, "=…"))).toEqual([
      `${cookie}=…; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    expect(JSON.stringify(await response.json())).not.toContain("token");
  });

  test("with an https URL the cookie is Secure", async () => {
    const server = await startTestServer({
      environment: { ...environment(), url: "https://askery.example.com" },
    });
    const response = await openBrowser(server).request("/api/auth/sign-up/email", {
      method: "POST",
      body: { name: "Ada", email, password, setupToken: readSetupToken(server) },
    });
    await response.text();
    expect(response.headers.getSetCookie().map((one) => one.replace(/=[^;]+/, "=…"))).toEqual([
      `__Secure-${cookie}=…; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
  });

  test("signing in creates a new session, and the browser's earlier one ends", async () => {
    const server = await start();
    const { browser } = await signUpPerson(server, "Ada");
    const before = new Map(browser.cookies);
    await browser.post(signIn, { email, password });
    expect(browser.cookies.get(cookie)).not.toBe(before.get(cookie));
    expect((await browser.get("/api/me")).status).toBe(200);
    expect(await statusWith(server, before)).toBe(401);
  });

  test("an invented cookie starts no session, and signing in does not adopt it", async () => {
    const server = await start();
    await signUpPerson(server, "Ada");
    const planted = "planted.c2lnbmF0dXJl";
    const headers = { cookie: `${cookie}=${planted}` };
    expect(await statusWith(server, new Map([[cookie, planted]]))).toBe(401);
    const response = await server.request(signIn, { method: "POST", headers, body: { email, password } });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(email)]);
    expect(response.headers.getSetCookie().join()).not.toContain("planted");
  });

  test("a wrong password, an unknown address and a wrong case of the password get the same response", async () => {
    const server = await start();
    await signUpPerson(server, "Ada");
    const tries = [
      { email, password: "wrong password" },
      { email: "nobody@example.com", password },
      { email, password: password.toUpperCase() },
    ];
    const answers = await Promise.all(tries.map((body) => openBrowser(server).post(signIn, body)));
    expect(answers[0]).toMatchObject({ status: 401, body: { code: "wrong-password" } });
    expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
  });

  test("signing out ends the session at once, and has no effect for a signed-out visitor", async () => {
    const server = await start();
    const { browser } = await signUpPerson(server, "Ada");
    const before = new Map(browser.cookies);
    expect(await browser.post("/api/auth/sign-out")).toEqual({ status: 204, body: null });
    expect(browser.cookies.size).toBe(0);
    expect(await statusWith(server, before)).toBe(401);
    expect(await browser.post("/api/auth/sign-out")).toEqual({ status: 204, body: null });
  });

  test("a session slides: a visit a day after its last renewal extends it to seven days again", async () => {
    const server = await start();
    const { browser } = await signUpPerson(server, "Ada");
    const before = new Map(browser.cookies);
    await browser.get("/api/me");
    expect(browser.cookies).toEqual(before);

    const fresh = await readExpiry(server);
    await setExpiry(server, fresh - 2 * dayMs);
    const renewed = await browser.request("/api/me");
    expect([await renewed.text(), renewed.headers.getSetCookie().join()]).toEqual([
      expect.stringContaining(email),
      expect.stringContaining("Max-Age=604800"),
    ]);
    expect(await readExpiry(server)).toBeGreaterThanOrEqual(fresh);

    await setExpiry(server, 0);
    expect((await browser.get("/api/me")).status).toBe(401);
    expect(await signInTables(server.store).selectFrom("session").select("id").execute()).toEqual([]);
  });

  test("sessions are listed without their tokens, and can be ended one by one or all but the current one", async () => {
    const server = await start();
    const { browser } = await signUpPerson(server, "Ada");
    const others = [openBrowser(server), openBrowser(server), openBrowser(server)];
    for (const other of others) await other.post(signIn, { email, password });
    const sessions = await listSessions(browser);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, false, false, true]);
    expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual([
      "address",
      "createdAtMs",
      "id",
      "isCurrent",
      "lastSeenMs",
      "userAgent",
    ]);
    expect(sessions.map(({ address, userAgent }) => [address, userAgent])).toEqual(
      sessions.map(() => ["127.0.0.1", "node"]),
    );

    const [latest] = sessions;
    expect(await browser.post("/api/auth/revoke-session", { id: latest?.id })).toEqual({
      status: 204,
      body: null,
    });
    expect(await Promise.all(others.map(statusOf))).toEqual([200, 200, 401]);
    await browser.post("/api/auth/revoke-other-sessions");
    expect(await Promise.all([browser, ...others].map(statusOf))).toEqual([200, 401, 401, 401]);
  });

  test("a user can't see or end another user's sessions", async () => {
    const server = await start();
    const ada = await signUpPerson(server, "Ada");
    const eve = await signUpPerson(server, "Eve");
    const [session] = await listSessions(ada.browser);
    expect(await eve.browser.post("/api/auth/revoke-session", { id: session?.id })).toEqual({
      status: 204,
      body: null,
    });
    expect((await listSessions(eve.browser)).map(({ id }) => id)).not.toContain(session?.id);
    expect(await statusOf(ada.browser)).toBe(200);
  });

  test("a new password ends the other sessions and gives this one a new token", async () => {
    const server = await start();
    const { browser } = await signUpPerson(server, "Ada");
    const other = openBrowser(server);
    await other.post(signIn, { email, password });
    const before = new Map(browser.cookies);

    expect(
      await browser.post("/api/auth/change-password", { currentPassword: "not this one", newPassword }),
    ).toMatchObject({
      status: 400,
      body: { code: "invalid-input", fields: { currentPassword: "This is not the current password." } },
    });
    expect(
      await browser.post("/api/auth/change-password", { currentPassword: password, newPassword }),
    ).toEqual({ status: 204, body: null });
    expect(await Promise.all([browser, other].map(statusOf))).toEqual([200, 401]);
    expect(await statusWith(server, before)).toBe(401);
    expect((await openBrowser(server).post(signIn, { email, password })).status).toBe(401);
    expect((await openBrowser(server).post(signIn, { email, password: newPassword })).status).toBe(200);
  });

  test("name and picture can be changed independently", async () => {
    const server = await start();
    const { browser, userId } = await signUpPerson(server, "Ada");
    const image = "data:image/png;base64,iVBORw0KGgo=";
    const update = "/api/auth/update-user";
    expect(await browser.post(update, { image })).toEqual({
      status: 200,
      body: { user: { id: userId, name: "Ada", email, image } },
    });
    expect(await browser.post(update, { name: "Ada L.", image: null })).toEqual({
      status: 200,
      body: { user: { id: userId, name: "Ada L.", email, image: null } },
    });
    expect((await browser.post(update, { name: "two\nlines" })).status).toBe(400);
    for (const image of [
      "https://evil.example/x.png",
      "//evil.example/x.png",
      "/\\evil.example/x.png",
      "/\t/evil.example",
    ]) {
      expect((await browser.post(update, { image })).status).toBe(400);
    }
    expect((await browser.post(update, { image: "/pictures/ada.png" })).status).toBe(200);
  });
});

interface ListedSession {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly address: string;
  readonly userAgent: string;
}

async function listSessions(browser: TestBrowser): Promise<readonly ListedSession[]> {
  return (await browser.get("/api/auth/list-sessions")).body as readonly ListedSession[];
}

async function statusOf(browser: TestBrowser): Promise<number> {
  return (await browser.get("/api/me")).status;
}

async function statusWith(server: TestServer, cookies: ReadonlyMap<string, string>): Promise<number> {
  const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
  const response = await server.request("/api/me", { headers });
  await response.text();
  return response.status;
}

async function setExpiry(server: TestServer, expiresAtMs: number): Promise<void> {
  const expiresAt = new Date(expiresAtMs).toISOString();
  await signInTables(server.store)
    .updateTable("session")
    .set({ expiresAt } as never)
    .execute();
}

/** The expiry of the only session. */
async function readExpiry(server: TestServer): Promise<number> {
  const { expiresAt } = await signInTables(server.store)
    .selectFrom("session")
    .select("expiresAt")
    .executeTakeFirstOrThrow();
  return new Date(expiresAt).getTime();
}
