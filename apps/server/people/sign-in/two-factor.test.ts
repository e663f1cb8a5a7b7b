import { symmetricDecrypt } from "better-auth/crypto";
import { expect, test } from "vitest";
import { signInTables } from "../../store/sign-in-store.ts";
import { appCode } from "../../testing/app-code.test-support.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.test-support.ts";
import { openBrowser, type TestBrowser } from "../../testing/test-browser.test-support.ts";
import {
  signUpPerson,
  testPassword as password,
  type TestPerson,
} from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";
import { rotateTwoFactor } from "./rotate-two-factor.ts";

const twoFactor = "/api/auth/two-factor";
const done = { status: 204, body: null };
const wrongCode = {
  status: 400,
  body: { code: "invalid-input", fields: { code: "This code is wrong, has expired or has been used." } },
};
const wrongPassword = {
  status: 400,
  body: { fields: { password: "This is not the current password." } },
};
const expired = { status: 410, body: { title: "This sign-in has expired." } };

interface SetUp {
  readonly secret: string;
  /** The code that confirmed it. */
  readonly code: string;
  readonly recoveryCodes: readonly string[];
}

async function setUp({ browser }: TestPerson): Promise<SetUp> {
  const { secret } = (await browser.post(`${twoFactor}/set-up`, { password })).body as SetUp;
  const code = appCode(secret);
  const { body } = await browser.post(`${twoFactor}/confirm`, { code });
  return { ...(body as SetUp), secret, code };
}

/** A browser whose sign-in waits for a code. */
async function enterPassword(server: TestServer, { email }: TestPerson): Promise<TestBrowser> {
  const browser = openBrowser(server);
  expect(await browser.post("/api/auth/sign-in/email", { email, password })).toEqual({
    status: 200,
    body: { status: "needs-code" },
  });
  return browser;
}

const enterCode = (browser: TestBrowser, code: string) => browser.post("/api/auth/sign-in/code", { code });
const isSignedIn = async (browser: TestBrowser) => (await browser.get("/api/me")).status === 200;

describeStores((environment) => {
  const start = () => startTestServer({ environment: environment() });

  test("it is on after a first code only, and then shows ten recovery codes once", async () => {
    const server = await start();
    const person = await signUpPerson(server, "Ada");
    const { browser, email } = person;
    expect(await browser.post(`${twoFactor}/confirm`, { code: "123456" })).toMatchObject({ status: 409 });
    expect(await browser.post(`${twoFactor}/set-up`, { password: "wrong" })).toMatchObject(wrongPassword);
    const { secret, uri } = (await browser.post(`${twoFactor}/set-up`, { password })).body as SetUp & {
      readonly uri: string;
    };
    expect(uri).toBe(
      `otpauth://totp/Askery:ada%40example.com?secret=${secret}&issuer=Askery&digits=6&period=30`,
    );
    expect(await browser.get(twoFactor)).toEqual({
      status: 200,
      body: { isOn: false, recoveryCodesLeft: 0 },
    });
    expect(
      (await openBrowser(server).post("/api/auth/sign-in/email", { email, password })).body,
    ).toMatchObject({
      status: "signed-in",
    });

    const wrong = appCode(secret, 100);
    expect(await browser.post(`${twoFactor}/confirm`, { code: wrong })).toMatchObject(wrongCode);
    const { body } = await browser.post(`${twoFactor}/confirm`, { code: appCode(secret) });
    const { recoveryCodes } = body as SetUp;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await browser.get(twoFactor)).toEqual({
      status: 200,
      body: { isOn: true, recoveryCodesLeft: 10 },
    });
    expect(await browser.post(`${twoFactor}/confirm`, { code: appCode(secret, 1) })).toMatchObject({
      status: 409,
    });
    expect(await browser.post(`${twoFactor}/set-up`, { password })).toMatchObject({ status: 409 });
  });

  test("signing in starts a session after the code, and a code works once", async () => {
    const server = await start();
    const person = await signUpPerson(server, "Ada");
    const { secret, code: used } = await setUp(person);
    const browser = await enterPassword(server, person);
    expect(await isSignedIn(browser)).toBe(false);
    expect(await enterCode(browser, used)).toMatchObject(wrongCode);
    const next = await enterPassword(server, person);
    const code = appCode(secret, 1);
    expect(await enterCode(next, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      status: 200,
      body: { user: { email: person.email } },
    });
    expect(await isSignedIn(next)).toBe(true);
    const replayed = await enterPassword(server, person);
    expect(await enterCode(replayed, code)).toMatchObject(wrongCode);
    expect(await isSignedIn(replayed)).toBe(false);
  });

  test("a recovery code signs in once, and new ones replace the earlier ones", async () => {
    const server = await start();
    const person = await signUpPerson(server, "Ada");
    const { recoveryCodes } = await setUp(person);
    const [first = "", second = ""] = recoveryCodes;
    const browser = await enterPassword(server, person);
    expect(await enterCode(browser, first)).toMatchObject({ status: 200 });
    expect(await enterCode(await enterPassword(server, person), first)).toMatchObject(wrongCode);
    expect((await browser.get(twoFactor)).body).toEqual({ isOn: true, recoveryCodesLeft: 9 });

    expect(await browser.post(`${twoFactor}/recovery-codes`, { password: "wrong" })).toMatchObject(
      wrongPassword,
    );
    const renewed = (await browser.post(`${twoFactor}/recovery-codes`, { password })).body as SetUp;
    expect(await enterCode(await enterPassword(server, person), second)).toMatchObject(wrongCode);
    const [fresh = ""] = renewed.recoveryCodes;
    expect(await enterCode(await enterPassword(server, person), fresh)).toMatchObject({ status: 200 });
  });

  test("five wrong codes end the sign-in, and ten lock the second step", async () => {
    const server = await start();
    const person = await signUpPerson(server, "Ada");
    const { secret } = await setUp(person);
    const wrong = appCode(secret, 100);
    const browser = await enterPassword(server, person);
    for (let count = 1; count <= 5; count++) expect(await enterCode(browser, wrong)).toMatchObject(wrongCode);
    expect(await enterCode(browser, appCode(secret, 1))).toMatchObject(expired);
    const again = await enterPassword(server, person);
    for (let count = 6; count <= 10; count++) expect(await enterCode(again, wrong)).toMatchObject(wrongCode);
    expect(await enterCode(await enterPassword(server, person), appCode(secret, 1))).toMatchObject({
      status: 429,
      body: { title: "Too many wrong codes were entered for this account." },
    });
  });

  test("a code without a password signs nobody in, and another user's session does not help", async () => {
    const server = await start();
    const ada = await signUpPerson(server, "Ada");
    const eve = await signUpPerson(server, "Eve");
    const { secret } = await setUp(ada);
    const { secret: evil } = await setUp(eve);
    expect(await enterCode(openBrowser(server), appCode(secret, 1))).toMatchObject(expired);
    expect(await enterCode(eve.browser, appCode(secret, 1))).toMatchObject(expired);
    const browser = await enterPassword(server, ada);
    const cookie = [...browser.cookies, ...eve.browser.cookies].map(([name, value]) => `${name}=${value}`);
    const response = await server.request("/api/auth/sign-in/code", {
      method: "POST",
      headers: { cookie: cookie.join("; "), origin: server.url },
      body: { code: appCode(evil, 1) },
    });
    expect([response.status, await response.json()]).toMatchObject([400, wrongCode.body]);
  });

  test("turned off with the password, signing in needs no code", async () => {
    const server = await start();
    const person = await signUpPerson(server, "Ada");
    await setUp(person);
    const { browser, email } = person;
    expect(await browser.post(`${twoFactor}/turn-off`, { password: "wrong" })).toMatchObject(wrongPassword);
    expect(await browser.post(`${twoFactor}/turn-off`, { password })).toEqual(done);
    expect(await browser.post(`${twoFactor}/turn-off`, { password })).toMatchObject({ status: 409 });
    expect(
      (await openBrowser(server).post("/api/auth/sign-in/email", { email, password })).body,
    ).toMatchObject({
      status: "signed-in",
    });
  });

  test("sign-ins that wait for a code do not use up the mails that reset a password", async () => {
    const server = await start();
    const person = await signUpPerson(server, "Ada");
    await setUp(person);
    for (let count = 1; count <= 6; count++) await enterPassword(server, person);
    await openBrowser(server).post("/api/auth/request-password-reset", { email: person.email });
    await server.close();
    expect(server.printed.filter((text) => text.includes("Set a new Askery password"))).toHaveLength(1);
  });

  test("another secret of the server opens what the old one encrypted", async () => {
    const [from, to] = [
      "a secret, at least 32 characters long",
      "another secret, at least 32 characters long",
    ];
    const server = await startTestServer({ environment: { ...environment(), secret: from } });
    const { recoveryCodes } = await setUp(await signUpPerson(server, "Ada"));
    expect(await rotateTwoFactor({ store: server.store, from, to })).toBe(1);
    expect(await rotateTwoFactor({ store: server.store, from, to })).toBe(0);
    const { backupCodes: data } = await readRow(server);
    expect(JSON.parse(await symmetricDecrypt({ key: to, data }))).toEqual(recoveryCodes);
  });

  test("the store contains neither the secret nor a recovery code", async () => {
    const server = await start();
    const { secret, recoveryCodes } = await setUp(await signUpPerson(server, "Ada"));
    const row = JSON.stringify(await readRow(server));
    expect([secret, ...recoveryCodes].filter((text) => row.includes(text))).toEqual([]);
  });
});

async function readRow({ store }: TestServer) {
  return signInTables(store).selectFrom("twoFactor").selectAll().executeTakeFirstOrThrow();
}
