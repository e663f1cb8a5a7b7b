import { expect, test } from "vitest";
import { openSecurityKey, type SecurityKey } from "../../testing/security-key.test-support.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.test-support.ts";
import { openBrowser, type TestBrowser } from "../../testing/test-browser.test-support.ts";
import {
  signUpPerson,
  testPassword as password,
  type TestPerson,
} from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

const path = "/api/auth/passkeys";
const refused = { status: 400, body: { code: "invalid-input", title: "The passkey was not accepted." } };

interface Begun {
  readonly options: { readonly challenge: string; readonly userVerification?: string };
}

async function addKey({ browser }: TestPerson, key: SecurityKey, name = "Yellow key") {
  const { options } = (await browser.post(`${path}/set-up`, { password })).body as Begun;
  return browser.post(path, { name, response: key.make(options) });
}

async function begin(browser: TestBrowser) {
  return ((await browser.post("/api/auth/sign-in/passkey-options", {})).body as Begun).options;
}

async function signInWith(browser: TestBrowser, key: SecurityKey) {
  return browser.post("/api/auth/sign-in/passkey", { response: key.use(await begin(browser)) });
}

async function listKeys({ browser }: TestPerson) {
  return (await browser.get(path)).body as {
    readonly passkeys: readonly { readonly id: string; readonly name: string }[];
  };
}

const isSignedIn = async (browser: TestBrowser) => (await browser.get("/api/me")).status === 200;

describeStores((environment) => {
  const start = () => startTestServer({ environment: environment() });

  test("a passkey signs in without password and code, until it is removed", async () => {
    const server = await start();
    const person = await signUpPerson(server, "Ada");
    const key = openSecurityKey();
    expect(await addKey(person, key)).toEqual({ status: 204, body: null });
    expect(await listKeys(person)).toMatchObject({
      isPossible: true,
      passkeys: [{ name: "Yellow key", isSynced: false }],
    });
    const browser = openBrowser(server);
    expect(await begin(browser)).toMatchObject({ userVerification: "required", rpId: "localhost" });
    expect(await signInWith(browser, key)).toMatchObject({
      status: 200,
      body: { user: { email: person.email } },
    });
    expect(await isSignedIn(browser)).toBe(true);

    const [passkey] = (await listKeys(person)).passkeys;
    const remove = `${path}/${passkey?.id ?? ""}/remove`;
    expect(await person.browser.post(remove, { password: "not this" })).toMatchObject({ status: 400 });
    expect(await person.browser.post(remove, { password })).toEqual({ status: 204, body: null });
    expect(await person.browser.post(remove, { password })).toMatchObject({ status: 404 });
    expect(await signInWith(openBrowser(server), key)).toMatchObject(refused);
  });

  test("only the user, with the password, adds a passkey or removes it", async () => {
    const server = await start();
    const [ada, bo] = [await signUpPerson(server, "Ada"), await signUpPerson(server, "Bo")];
    const key = openSecurityKey();
    await addKey(ada, key);
    expect(await bo.browser.post(`${path}/set-up`, { password: "not this" })).toMatchObject({
      status: 400,
      body: { fields: { password: "This is not the current password." } },
    });
    const [passkey] = (await listKeys(ada)).passkeys;
    expect(await bo.browser.post(`${path}/${passkey?.id ?? ""}/remove`, { password })).toMatchObject({
      status: 404,
    });
    expect((await listKeys(bo)).passkeys).toEqual([]);
    // A challenge belongs to the browser that asked for it.
    const { options } = (await ada.browser.post(`${path}/set-up`, { password })).body as Begun;
    const response = openSecurityKey().make(options);
    expect(await bo.browser.post(path, { name: "Mine", response })).toMatchObject(refused);
  });

  test("only the user renames a passkey", async () => {
    const server = await start();
    const [ada, eve] = [await signUpPerson(server, "Ada"), await signUpPerson(server, "Eve")];
    await addKey(ada, openSecurityKey());
    const [passkey] = (await listKeys(ada)).passkeys;
    const rename = async ({ browser }: TestPerson, name: string) =>
      (await browser.request(`${path}/${passkey?.id}`, { method: "PATCH", body: { name } })).status;
    expect([await rename(eve, "Mine"), await rename(ada, " "), await rename(ada, "Blue key")]).toEqual([
      404, 400, 204,
    ]);
    expect((await listKeys(ada)).passkeys).toMatchObject([{ name: "Blue key" }]);
  });

  test("an answer works once, for its challenge and its address only", async () => {
    const server = await start();
    const person = await signUpPerson(server, "Ada");
    const key = openSecurityKey();
    await addKey(person, key);
    const browser = openBrowser(server);
    const options = await begin(browser);
    const response = key.use(options);
    expect(await browser.post("/api/auth/sign-in/passkey", { response })).toMatchObject({ status: 200 });
    expect(await browser.post("/api/auth/sign-in/passkey", { response })).toMatchObject(refused);
    await begin(browser);
    expect(await browser.post("/api/auth/sign-in/passkey", { response })).toMatchObject(refused);
    expect(await addKey(person, openSecurityKey({ origin: "https://evil.example" }))).toMatchObject(refused);
    expect(await signInWith(browser, openSecurityKey())).toMatchObject(refused);
  });

  test("a key that did not check its user is refused", async () => {
    const server = await start();
    const person = await signUpPerson(server, "Ada");
    expect(await addKey(person, openSecurityKey({ checksUser: false }))).toMatchObject(refused);
    expect((await listKeys(person)).passkeys).toEqual([]);
  });
});

test("an address without a host name has no passkeys, and says what to do", async () => {
  const server: TestServer = await startTestServer({ environment: { url: "http://127.0.0.1:3000" } });
  const { browser } = await signUpPerson(server, "Ada");
  expect(await browser.get(path)).toMatchObject({ body: { isPossible: false, passkeys: [] } });
  expect(await browser.post(`${path}/set-up`, { password })).toMatchObject({
    status: 409,
    body: { title: "Passkeys need an address with a host name and https." },
  });
});
