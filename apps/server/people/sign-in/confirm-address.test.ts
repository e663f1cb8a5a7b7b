import type { Me, Page, ServerPerson } from "@askery/api";
import { invariant } from "@askery/model";
import { expect, test } from "vitest";
import { startMailServer, type TestMailServer } from "../../testing/mail-server.test-support.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.test-support.ts";
import { openBrowser, type TestBrowser } from "../../testing/test-browser.test-support.ts";
import { signUpPerson, testPassword } from "../../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../../testing/test-stores.test-support.ts";

/* Accounts that were made before the operator set up mail: they sign in as before, and are asked to confirm. */

const confirmation = "/api/auth/email-confirmation";

/** A server without mail and two accounts of it, and the same server with mail, after a restart. */
async function setUpMailLater(environment: StoreEnvironment) {
  const before = await startTestServer({ environment });
  const ada = await signUpPerson(before, "Ada");
  const bob = await signUpPerson(before, "Bob");
  expect(await ada.browser.post(confirmation)).toMatchObject({ status: 409, body: { code: "conflict" } });
  await before.close();
  const mailServer = await startMailServer();
  const server = await startTestServer({
    environment: { ...environment, smtpUrl: mailServer.url },
    dataFolder: before.dataFolder,
  });
  return { server, mailServer, ada, bob };
}

async function signIn(server: TestServer, email: string): Promise<TestBrowser> {
  const browser = openBrowser(server);
  expect((await browser.post("/api/auth/sign-in/email", { email, password: testPassword })).status).toBe(200);
  return browser;
}

const isConfirmed = async (browser: TestBrowser) => ((await browser.get("/api/me")).body as Me).isConfirmed;

/** The token in the latest mail to an address with a subject. */
async function readToken(mailServer: TestMailServer, to: string, subject: RegExp): Promise<string> {
  const find = () => mailServer.mails().findLast((mail) => mail.to === to && subject.test(mail.subject));
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  const token = /token=([\w-]+)/u.exec(find()?.text ?? "")?.[1];
  invariant(token !== undefined, "the mail has a link");
  return token;
}

describeStores((environment) => {
  test("nobody is locked out when mail is set up later, and the button behind a mail confirms the address", async () => {
    const { server, mailServer, ada, bob } = await setUpMailLater(environment());
    const browser = await signIn(server, bob.email);
    expect(await isConfirmed(browser)).toBe(false);
    expect((await browser.post(confirmation)).status).toBe(204);
    const token = await readToken(mailServer, bob.email, /^Confirm your address/u);
    const path = `/api/email-confirmations/${token}`;
    expect((await openBrowser(server).get(path)).body).toEqual({
      newEmail: bob.email,
      isForNew: true,
      isOwn: true,
      isConfirmed: false,
    });
    // Opening the link confirms nothing: programs that check mail do it, too.
    expect(await isConfirmed(browser)).toBe(false);
    expect(await openBrowser(server).post(path)).toEqual({ status: 200, body: { status: "confirmed" } });
    expect(await isConfirmed(browser)).toBe(true);
    expect((await openBrowser(server).post(path)).status).toBe(410);

    const owner = await signIn(server, ada.email);
    const { items } = (await owner.get("/api/server/people")).body as Page<ServerPerson>;
    expect(Object.fromEntries(items.map((one) => [one.email, one.isConfirmed]))).toEqual({
      [ada.email]: false,
      [bob.email]: true,
    });
  });

  test("a mailed link that sets a password confirms the address, and so does that of a new account", async () => {
    const { server, mailServer, ada } = await setUpMailLater(environment());
    const visitor = openBrowser(server);
    await visitor.post("/api/auth/request-password-reset", { email: ada.email });
    const token = await readToken(mailServer, ada.email, /password/u);
    const reset = { token, newPassword: testPassword };
    expect((await visitor.post("/api/auth/reset-password", reset)).status).toBe(204);
    expect(await isConfirmed(await signIn(server, ada.email))).toBe(true);

    const eve = { name: "Eve", email: "eve@example.com", password: testPassword };
    const browser = openBrowser(server);
    expect((await browser.post("/api/auth/sign-up/email", eve)).status).toBe(200);
    const link = await readToken(mailServer, eve.email, /^Confirm/u);
    expect((await browser.post("/api/auth/verify-email", { token: link })).status).toBe(200);
    expect(await isConfirmed(browser)).toBe(true);
  });

  test("an address gets at most five of these mails an hour", async () => {
    const { server, mailServer, ada, bob } = await setUpMailLater(environment());
    const browser = await signIn(server, bob.email);
    for (let round = 0; round < 7; round++) expect((await browser.post(confirmation)).status).toBe(204);
    await (await signIn(server, ada.email)).post(confirmation);
    await readToken(mailServer, ada.email, /^Confirm/u);
    await expect.poll(() => mailServer.mails().filter(({ to }) => to === bob.email).length).toBe(5);
  });
});
