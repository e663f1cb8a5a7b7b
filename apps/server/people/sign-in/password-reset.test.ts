import { expect, test } from "vitest";
import { signInTables } from "../../store/sign-in-store.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.test-support.ts";
import { openBrowser } from "../../testing/test-browser.test-support.ts";
import {
  mailsTo,
  readLink,
  signUpPerson,
  testPassword as password,
  waitForMail,
} from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

const requestReset = "/api/auth/request-password-reset";
const reset = "/api/auth/reset-password";
const signIn = "/api/auth/sign-in/email";
const email = "ada@example.com";
const newPassword = "another long password";
const linkExpired = {
  status: 410,
  body: {
    type: "about:blank",
    title: "This link no longer works.",
    status: 410,
    detail: "It has expired or has been used. Request a new one.",
    code: "link-expired",
  },
};

describeStores((environment) => {
  const start = () => startTestServer({ environment: environment() });

  test("the mailed link sets a new password once, and ends all sessions", async () => {
    const server = await start();
    const ada = await signUpPerson(server, "Ada");
    const browser = openBrowser(server);
    expect(await browser.post(requestReset, { email: "ADA@example.com", next: "/charts" })).toEqual({
      status: 204,
      body: null,
    });
    const link = new URL(await readLink(server, email), server.url);
    expect([link.pathname, link.searchParams.get("panel"), link.searchParams.get("next")]).toEqual([
      "/",
      "reset-password",
      "/charts",
    ]);
    const token = link.searchParams.get("token") ?? "";
    expect((await browser.post(reset, { token, newPassword: "short" })).status).toBe(400);
    expect(await browser.post(reset, { token, newPassword })).toEqual({ status: 204, body: null });
    expect(browser.cookies.size).toBe(0);
    expect((await ada.browser.get("/api/me")).status).toBe(401);
    expect((await browser.post(signIn, { email, password })).status).toBe(401);
    expect((await browser.post(signIn, { email, password: newPassword })).status).toBe(200);
    expect(await browser.post(reset, { token, newPassword: "a third long password" })).toEqual(linkExpired);
  });

  test("a link is valid for an hour, and the store does not contain its token", async () => {
    const server = await start();
    await signUpPerson(server, "Ada");
    const token = await askForToken(server);
    const [stored] = await signInTables(server.store).selectFrom("verification").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    const validMs = new Date(stored?.expiresAt ?? 0).getTime() - new Date(stored?.createdAt ?? 0).getTime();
    expect(validMs).toBeLessThanOrEqual(60 * 60 * 1000);
    expect(validMs).toBeGreaterThan(59 * 60 * 1000);

    await signInTables(server.store)
      .updateTable("verification")
      .set({ expiresAt: new Date(0).toISOString() } as never)
      .execute();
    expect(await openBrowser(server).post(reset, { token, newPassword })).toEqual(linkExpired);
    expect(await openBrowser(server).post(reset, { token: "nonsense", newPassword })).toEqual(linkExpired);
    expect((await openBrowser(server).post(signIn, { email, password })).status).toBe(200);
  });

  test("setting a password invalidates all other links", async () => {
    const server = await start();
    const ada = await signUpPerson(server, "Ada");
    const first = await askForToken(server);
    const second = await askForToken(server);
    await openBrowser(server).post(reset, { token: second, newPassword });
    expect(await openBrowser(server).post(reset, { token: first, newPassword })).toEqual(linkExpired);

    await ada.browser.post(signIn, { email, password: newPassword });
    const third = await askForToken(server);
    await ada.browser.post("/api/auth/change-password", {
      currentPassword: newPassword,
      newPassword: password,
    });
    expect(await openBrowser(server).post(reset, { token: third, newPassword })).toEqual(linkExpired);
  });

  test("if two clients use the same link at once, one succeeds", async () => {
    const server = await start();
    await signUpPerson(server, "Ada");
    const token = await askForToken(server);
    const answers = await Promise.all(
      ["the first password", "the second password"].map((one) =>
        openBrowser(server).post(reset, { token, newPassword: one }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 410]));
  });

  test("an address without an account gets the same response, but no mail", async () => {
    const server = await start();
    await signUpPerson(server, "Ada");
    const known = await openBrowser(server).request(requestReset, { method: "POST", body: { email } });
    const unknown = await openBrowser(server).request(requestReset, {
      method: "POST",
      body: { email: "nobody@example.com" },
    });
    expect([unknown.status, [...unknown.headers.keys()]]).toEqual([204, [...known.headers.keys()]]);
    await server.close();
    expect([mailsTo(server, email).length, mailsTo(server, "nobody@example.com").length]).toEqual([1, 0]);
  });

  test("a sign-up that waits for its mail has no password to reset", async () => {
    const server = await start();
    await signUpPerson(server, "Ada");
    await openBrowser(server).post("/api/auth/sign-up/email", {
      name: "Bob",
      email: "bob@example.com",
      password,
    });
    await openBrowser(server).post(requestReset, { email: "bob@example.com" });
    await server.close();
    expect(mailsTo(server, "bob@example.com").join()).not.toContain("reset-password");
  });

  test("an address gets at most five links at a time", async () => {
    const server = await start();
    await signUpPerson(server, "Ada");
    for (let count = 0; count < 7; count += 1) await openBrowser(server).post(requestReset, { email });
    await server.close();
    expect(mailsTo(server, email)).toHaveLength(5);
  });
});

async function askForToken(server: TestServer): Promise<string> {
  const before = mailsTo(server, email).length;
  await openBrowser(server).post(requestReset, { email });
  await waitForMail(server, email, before + 1);
  return new URL(await readLink(server, email), server.url).searchParams.get("token") ?? "";
}
