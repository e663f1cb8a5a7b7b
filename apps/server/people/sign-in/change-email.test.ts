import { expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-test-server.test-support.ts";
import { openBrowser } from "../../testing/test-browser.test-support.ts";
import {
  readLink,
  signUpPerson,
  testPassword as password,
  waitForMail,
} from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

const change = "/api/auth/email-change";
const newEmail = "ada@new.example";
const expired = { status: 410, body: { code: "link-expired" } };

/** The token in the latest mail to an address. */
async function readToken(server: TestServer, to: string): Promise<string> {
  const token = new URL(await readLink(server, to), server.url).searchParams.get("token");
  return token ?? "";
}

describeStores((environment) => {
  const start = () => startTestServer({ environment: environment() });

  async function request(email = newEmail) {
    const server = await start();
    const ada = await signUpPerson(server, "Ada");
    expect(await ada.browser.post(change, { newEmail: email, password })).toEqual({
      status: 204,
      body: null,
    });
    const visitor = openBrowser(server);
    const confirm = async (token: string) => visitor.post(`/api/email-confirmations/${token}`);
    return { server, ada, visitor, confirm };
  }

  test.for(["old first", "new first"])(
    "the address changes when both have confirmed it: %s",
    async (order) => {
      const { server, ada, visitor, confirm } = await request();
      const tokens = [await readToken(server, ada.email), await readToken(server, newEmail)];
      const [first = "", second = ""] = order === "old first" ? tokens : tokens.toReversed();
      expect(await visitor.get(`/api/email-confirmations/${first}`)).toEqual({
        status: 200,
        body: { newEmail, isForNew: order === "new first", isOwn: false, isConfirmed: false },
      });
      expect(await confirm(first)).toEqual({ status: 200, body: { status: "waiting" } });
      expect(await confirm(first)).toEqual({ status: 200, body: { status: "waiting" } });
      expect((await ada.browser.get("/api/me")).body).toMatchObject({ user: { email: ada.email } });
      expect((await ada.browser.get(change)).body).toEqual({
        newEmail,
        isOldConfirmed: order === "old first",
        isNewConfirmed: order === "new first",
        expiresAtMs: expect.any(Number) as number,
      });
      expect(await confirm(second)).toEqual({ status: 200, body: { status: "changed" } });
      expect((await ada.browser.get("/api/me")).body).toMatchObject({ user: { email: newEmail } });
      expect((await ada.browser.get(change)).body).toBe(null);
      expect(await confirm(second)).toMatchObject(expired);
      expect((await visitor.post("/api/auth/sign-in/email", { email: newEmail, password })).status).toBe(200);
      expect((await visitor.post("/api/auth/sign-in/email", { email: ada.email, password })).status).toBe(
        401,
      );
    },
  );

  test("a wrong password changes nothing, and opening the link confirms nothing", async () => {
    const { server, ada, visitor } = await request();
    expect(await ada.browser.post(change, { newEmail: "eve@new.example", password: "wrong" })).toMatchObject({
      status: 400,
      body: { fields: { password: "This is not the current password." } },
    });
    await visitor.request(await readLink(server, newEmail));
    expect((await ada.browser.get(change)).body).toMatchObject({ newEmail, isNewConfirmed: false });
  });

  test("cancelled or replaced, its links are worth nothing", async () => {
    const { server, ada, confirm } = await request();
    const token = await readToken(server, newEmail);
    await ada.browser.post(change, { newEmail: "ada@other.example", password });
    expect(await confirm(token)).toMatchObject(expired);
    const other = await readToken(server, "ada@other.example");
    await ada.browser.request(change, { method: "DELETE" });
    expect(await confirm(other)).toMatchObject(expired);
  });

  test("links that reset the password die with the old address", async () => {
    const { server, ada, visitor, confirm } = await request();
    const tokens = [await readToken(server, ada.email), await readToken(server, newEmail)];
    await visitor.post("/api/auth/request-password-reset", { email: ada.email });
    await waitForMail(server, ada.email, 2);
    const reset = await readToken(server, ada.email);
    for (const token of tokens) await confirm(token);
    expect(
      await visitor.post("/api/auth/reset-password", { token: reset, newPassword: "a new password" }),
    ).toMatchObject(expired);
  });

  test("an address with an account gets a mail without a link that confirms", async () => {
    const server = await start();
    const ada = await signUpPerson(server, "Ada");
    const bob = await signUpPerson(server, "Bob");
    expect(await ada.browser.post(change, { newEmail: bob.email, password })).toEqual({
      status: 204,
      body: null,
    });
    const mail = (await waitForMail(server, bob.email, 2)).at(-1);
    expect(mail).toContain("It has an account already.");
    expect(mail).not.toContain("token=");
  });
});
