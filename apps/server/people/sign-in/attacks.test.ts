import { randomUUID } from "node:crypto";
import { request as connect } from "node:http";
import { expect, test } from "vitest";
import { rateLimits } from "../../http/rate-limits.ts";
import { signInTables } from "../../store/sign-in-store.ts";
import { findDatabaseOf } from "../../testing/ask.test-support.ts";
import type { SendRequest, TestRequest } from "../../testing/send-request.test-support.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.test-support.ts";
import { openBrowser } from "../../testing/test-browser.test-support.ts";
import {
  readLink,
  verifyLink,
  readSetupToken,
  signUpPerson,
  testPassword as password,
} from "../../testing/test-people.test-support.ts";

const signUp = "/api/auth/sign-up/email";
const signIn = "/api/auth/sign-in/email";
const email = "ada@example.com";
const cookie = "askery.session_token";

test.each([
  { headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, status: 403 },
  { headers: { origin: "null", "sec-fetch-site": "cross-site" }, status: 403 },
  { headers: { origin: "http://localhost:3001", "sec-fetch-site": "same-site" }, status: 403 },
  { headers: { origin: "", "sec-fetch-site": "cross-site" }, status: 403 },
  { headers: { origin: "http://localhost:3000.evil.example", "sec-fetch-site": "" }, status: 403 },
  { headers: { "content-type": "text/plain" }, status: 415 },
  { headers: { "content-type": "application/x-www-form-urlencoded" }, status: 415 },
])("another site's page changes nothing with a user's cookie: $headers", async ({ headers, status }) => {
  const server = await startTestServer();
  const { browser } = await signUpPerson(server, "Ada");
  const given = {
    origin: server.url,
    "sec-fetch-site": "same-origin",
    "content-type": "application/json",
    ...headers,
  };
  const answer = await send(server, "/api/auth/update-user", {
    method: "POST",
    headers: { cookie: cookiesOf(browser), ...withoutEmpty(given) },
    body: JSON.stringify({ name: "Eve" }),
  });
  expect([answer.status, await nameOf(server)]).toEqual([status, "Ada"]);
});

test("another site's page can't sign anyone in or up", async () => {
  const server = await startTestServer();
  await signUpPerson(server, "Ada");
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  for (const path of [signIn, signUp, "/api/auth/sign-out", "/api/auth/request-password-reset"]) {
    const answer = await send(server, path, {
      method: "POST",
      headers,
      body: { name: "Eve", email, password },
    });
    expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 403, []]);
  }
  expect(server.printed.filter((text) => text.includes("Subject:"))).toEqual([]);
});

test.each(["null", "https://evil.example", "http://localhost:3000.evil.example"])(
  "no other origin may read a response: %s",
  async (origin) => {
    const server = await startTestServer();
    const { browser } = await signUpPerson(server, "Ada");
    const asked = { cookie: cookiesOf(browser), origin };
    const preflight = { ...asked, "access-control-request-method": "POST" };
    const answers = [
      await send(server, "/api/me", { headers: asked }),
      await send(server, signIn, { method: "OPTIONS", headers: preflight }),
    ];
    for (const { headers } of answers) {
      expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
  },
);

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/%2F/evil.example",
  "javascript:alert(1)",
])("no redirect leads to another site after signing up or setting a password: %s", async (next) => {
  const server = await startTestServer();
  const { browser } = await signUpPerson(server, "Ada");
  const refused = {
    status: 400,
    body: { fields: { next: "Use a path on this server, such as /ask." } },
  };
  expect(await browser.post(signUp, { name: "Eve", email: "eve@example.com", password, next })).toMatchObject(
    refused,
  );
  expect(await browser.post("/api/auth/request-password-reset", { email, next })).toMatchObject(refused);

  await openBrowser(server).post(signUp, { name: "Bob", email: "bob@example.com", password });
  const link = await readLink(server, "bob@example.com");
  const more = new URLSearchParams({ next, callbackURL: next, redirectTo: next });
  expect(await verifyLink(openBrowser(server), `${link}&${more}`)).toMatchObject({ body: { next: null } });
});

test("links in mail use the URL that the operator set, whatever host a request names", async () => {
  const server = await startTestServer({ environment: { url: "https://askery.example.com" } });
  const setupToken = readSetupToken(server);
  await openBrowser(server).post(signUp, { name: "Ada", email, password, setupToken });
  for (const headers of [
    { host: "evil.example" },
    { host: "127.0.0.1", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" },
    { host: "127.0.0.1", forwarded: "host=evil.example", "x-original-host": "evil.example" },
  ]) {
    await post(server, { path: "/api/auth/request-password-reset", body: { email }, headers });
    await post(server, { path: signUp, body: { name: "Bob", email: "bob@example.com", password }, headers });
  }
  await server.close();
  const mails = server.printed.filter((text) => text.includes("Subject:"));
  expect(mails.length).toBeGreaterThan(1);
  for (const mail of mails) {
    expect(mail).not.toContain("evil");
    const addresses = mail.match(/https?:\S+/g) ?? [];
    expect(addresses.filter((address) => !address.startsWith("https://askery.example.com"))).toEqual([]);
  }
});

test.each([
  { emailVerified: true },
  { role: "owner" },
  { ownerId: "x" },
  { id: "x" },
  { userId: "x" },
  { createdAt: 0 },
  { callbackURL: "/" },
])("a form accepts only its own fields: %o", async (more) => {
  const server = await startTestServer();
  const { browser } = await signUpPerson(server, "Ada");
  const [name = ""] = Object.keys(more);
  const refused = {
    status: 400,
    body: { code: "invalid-input", fields: { [name]: "This field is unknown." } },
  };
  expect(
    await browser.post(signUp, { name: "Eve", email: "eve@example.com", password, ...more }),
  ).toMatchObject(refused);
  expect(await browser.post("/api/auth/update-user", { name: "Ada", ...more })).toMatchObject(refused);
  expect(await browser.post("/api/auth/update-user", { email: "eve@example.com" })).toMatchObject({
    status: 400,
  });
});

test("a prototype can't be injected", async () => {
  const server = await startTestServer();
  const { browser } = await signUpPerson(server, "Ada");
  const answer = await send(browser, "/api/auth/update-user", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"name":"Ada","__proto__":{"emailVerified":true,"role":"owner"}}',
  });
  expect(answer.status).toBe(400);
  expect(({} as Record<string, unknown>)["role"]).toBeUndefined();
});

test.each([
  ["GET", "/api/auth/get-session"],
  ["POST", "/api/auth/sign-in/social"],
  ["POST", "/api/auth/change-email"],
  ["POST", "/api/auth/delete-user"],
  ["POST", "/api/auth/send-verification-email"],
  ["POST", "/api/auth/begin-session"],
  ["POST", "/api/auth/update-session"],
  ["GET", "/api/auth/reset-password/token?callbackURL=https://evil.example"],
  ["GET", "/api/auth/error?error=%3Cscript%3E"],
  ["GET", "/api/auth/list-accounts"],
])("only our own endpoints of better-auth are served: %s %s", async (method, path) => {
  const server = await startTestServer();
  const { browser } = await signUpPerson(server, "Ada");
  const answer = await send(browser, path, { method, ...(method === "POST" && { body: {} }) });
  expect(answer.status).toBe(404);
});

test("attempts at passwords and mails are limited", async () => {
  const server = await startTestServer({ rateLimits });
  await signUpPerson(server, "Ada");
  for (const [path, body] of [
    [signIn, { email, password: "wrong password" }],
    ["/api/auth/request-password-reset", { email }],
    [signUp, { name: "Eve", email: "eve@example.com", password }],
  ] as const) {
    let last = await send(server, path, { method: "POST", body });
    for (let count = 1; count < 12; count += 1) last = await send(server, path, { method: "POST", body });
    expect([path, last.status, last.headers.get("retry-after")]).toEqual([
      path,
      429,
      expect.stringMatching(/^[1-9]\d*$/),
    ]);
  }
});

test("the first account from another machine needs the token that the server printed", async () => {
  const server = await startTestServer();
  const stranger = { headers: { "x-forwarded-for": "203.0.113.9" } };
  expect(await (await server.request("/api/setup", stranger)).json()).toMatchObject({ needsToken: true });
  const token = readSetupToken(server);
  const attempt = async (setupToken?: string) => {
    const body = {
      name: "Eve",
      email: "eve@example.com",
      password,
      ...(setupToken !== undefined && { setupToken }),
    };
    return (await send(server, signUp, { method: "POST", body, ...stranger })).status;
  };
  expect(await attempt()).toBe(403);
  expect(await attempt("")).toBe(403);
  expect(await attempt("a guess")).toBe(403);
  expect(await attempt(`${token}x`)).toBe(403);
  expect(await attempt(token)).toBe(200);
  expect(await (await server.request("/api/setup", stranger)).json()).toMatchObject({
    hasOwner: true,
    needsToken: false,
  });
});

test("a removed member's requests fail at once, even for resources that they created", async () => {
  const server = await startTestServer();
  const ada = await signUpPerson(server, "Ada");
  const bob = await signUpPerson(server, "Bob");
  const { id: databaseId } = await findDatabaseOf(ada);
  await server.store
    .insertInto("member")
    .values({ workspaceId: databaseId, userId: bob.userId, role: "editor", createdAtMs: 0 })
    .execute();
  const made = await bob.browser.post(`/api/databases/${databaseId}/conversations`, { mode: "genesis" });
  const { id } = made.body as { readonly id: string };
  const paths = [`/api/databases/${databaseId}`, `/api/conversations/${id}`];
  const statuses = async () => {
    const answers = await Promise.all(paths.map((path) => bob.browser.get(path)));
    return answers.map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 200]);
  await server.store
    .deleteFrom("member")
    .where("workspaceId", "=", databaseId)
    .where("userId", "=", bob.userId)
    .execute();
  expect(await statuses()).toEqual([404, 404]);
});

test("the log contains no password, token or cookie", async () => {
  const changed = randomUUID();
  const server = await startTestServer();
  const { browser } = await signUpPerson(server, "Ada");
  await browser.post("/api/auth/request-password-reset", { email });
  const link = new URL(await readLink(server, email), server.url);
  await browser.post("/api/auth/reset-password", {
    token: link.searchParams.get("token"),
    newPassword: changed,
  });
  await browser.post(signIn, { email, password: "a wrong password" });
  await browser.post(signIn, { email, password: changed });
  await openBrowser(server).post(signUp, { name: "Bob", email: "bob@example.com", password });
  const opened = await readLink(server, "bob@example.com");
  await send(openBrowser(server), opened);
  await verifyLink(openBrowser(server), opened);
  const secrets = [
    password,
    changed,
    link.searchParams.get("token"),
    new URL(opened, server.url).searchParams.get("token"),
    browser.cookies.get(cookie),
  ];
  const log = JSON.stringify(server.logged);
  expect(secrets.map((secret) => secret !== undefined && secret !== null && log.includes(secret))).toEqual(
    secrets.map(() => false),
  );
});

/** Sends a request and reads the whole response, so that the server can close at once. */
async function send(
  { request }: { readonly request: SendRequest },
  path: string,
  init?: TestRequest,
): Promise<Response> {
  const response = await request(path, init);
  await response.text();
  return response;
}

function cookiesOf(browser: { readonly cookies: ReadonlyMap<string, string> }): string {
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

async function nameOf(server: TestServer): Promise<string> {
  const { name } = await signInTables(server.store)
    .selectFrom("user")
    .select("name")
    .executeTakeFirstOrThrow();
  return name;
}

/** An empty header is left out. */
function withoutEmpty(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));
}

interface RawPost {
  readonly path: string;
  readonly body: object;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Posts with an arbitrary Host header, which fetch does not allow. */
async function post(server: TestServer, { path, body, headers }: RawPost): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = connect(new URL(path, server.url), {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
    });
    sent.on("error", reject);
    sent.on("response", (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.end(JSON.stringify(body));
  });
}
