import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { AuditEntry, Database, Group, Me, Page, Setup, SignInWays } from "@askery/api";
import { expect, onTestFinished, test } from "vitest";
import { startIdentityProvider } from "../../../../scripts/test-servers/identity-provider.ts";
import { signInTables } from "../../store/sign-in-store.ts";
import { openBrowser } from "../../testing/test-browser.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { readLink, testPassword } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";
import { appCode } from "../../testing/app-code.test-support.ts";
import {
  begin,
  callback,
  comeBack,
  nameOf,
  problemOf,
  setScene,
  signIn,
} from "./provider-scene.test-support.ts";

/* Signing in with a real OpenID Connect provider, and attempts to abuse it. */

describeStores((environment) => {
  test("a person whom the provider knows gets an account, and the same one the next time", async () => {
    const scene = await setScene(environment());
    const { server, provider, ada } = scene;
    provider.people.set("s1", { email: "Bob@Example.com", email_verified: true, name: "Bob" });
    const browser = openBrowser(server);
    const back = await provider.signIn(await begin(browser, "/charts?x=1"), "s1");
    expect(await comeBack(browser, back)).toBe("/charts?x=1");
    expect(await nameOf(browser)).toBe("Bob");
    const ways = (await browser.get("/api/auth/ways")).body as SignInWays;
    expect(ways).toEqual({ hasPassword: false, provider: "Example login" });
    expect((await ada.browser.get("/api/auth/ways")).body).toEqual({ hasPassword: true, provider: null });
    expect(((await browser.get("/api/setup")).body as Setup).provider).toBe("Example login");

    provider.people.set("s1", { email: "other@example.com", email_verified: true, name: "Robert" });
    const elsewhere = openBrowser(server);
    expect(await signIn(scene, elsewhere, "s1")).toBe("/ask");
    expect(await nameOf(elsewhere)).toBe("Bob");
    const users = await signInTables(server.store).selectFrom("user").select("email").execute();
    expect(users.map(({ email }) => email).toSorted()).toEqual(["ada@example.com", "bob@example.com"]);
    const { items } = (await ada.browser.get("/api/audit")).body as Page<AuditEntry>;
    expect(items.filter(({ act }) => act === "finishProviderSignIn").map(({ actor }) => actor?.name)).toEqual(
      ["Bob", "Bob"],
    );
  });

  test("groups of the claim put people into groups of databases, at each sign-in", async () => {
    const scene = await setScene(environment());
    const { ada, server, provider } = scene;
    const { id } = (await ada.browser.post("/api/databases/sample")).body as Database;
    const path = `/api/databases/${id}`;
    const made = await ada.browser.post(`${path}/groups`, { name: "Analysts", role: "editor" });
    const { id: groupId } = made.body as Group;
    const body = { mappings: [{ providerGroup: "data", groupId }] };
    await ada.browser.request(`${path}/group-mappings`, { method: "PUT", body });
    const browser = openBrowser(server);
    const person = { email: "bob@example.com", email_verified: true, name: "Bob" };
    provider.people.set("s1", { ...person, groups: ["data", "cooks"] });
    await signIn(scene, browser, "s1");
    expect((await browser.get(path)).body).toMatchObject({ role: "editor" });
    provider.people.set("s1", person);
    await signIn(scene, browser, "s1");
    expect((await browser.get(path)).status).toBe(404);
  });

  test("an account without a password sets one by mail, and needs it for what asks for one", async () => {
    const scene = await setScene(environment());
    const { provider, server } = scene;
    provider.people.set("s1", { email: "bob@example.com", email_verified: true, name: "Bob" });
    const browser = openBrowser(server);
    await signIn(scene, browser, "s1");
    const { databases } = (await browser.get("/api/me")).body as Me;
    const remove = {
      password: testPassword,
      databases: Object.fromEntries(databases.map(({ id }) => [id, null])),
    };
    const ask = async () => browser.post("/api/account/delete", remove);
    expect(await ask()).toMatchObject({
      status: 400,
      body: { title: "Your account has no password, which this needs." },
    });
    await browser.post("/api/auth/request-password-reset", { email: "bob@example.com", next: "/account" });
    const link = new URL(await readLink(server, "bob@example.com"), "http://askery.invalid");
    const token = link.searchParams.get("token");
    await browser.post("/api/auth/reset-password", { token, newPassword: testPassword });
    const body = { email: "bob@example.com", password: testPassword };
    expect((await browser.post("/api/auth/sign-in/email", body)).status).toBe(200);
    expect((await browser.get("/api/auth/ways")).body).toEqual({
      hasPassword: true,
      provider: "Example login",
    });
    expect((await ask()).status).toBe(204);
    // The same person at the provider gets a new account.
    expect(await signIn(scene, browser, "s1")).toBe("/ask");
    expect(await nameOf(browser)).toBe("Bob");
  });

  test("an address that the provider has not verified neither takes an account over nor makes one", async () => {
    const scene = await setScene(environment());
    const { provider, server } = scene;
    const browser = openBrowser(server);
    for (const person of [
      { email: "ada@example.com", email_verified: false },
      { email: "ada@example.com" },
      { email: "new@example.com", email_verified: false },
      {},
    ]) {
      provider.people.set("s1", person);
      expect(problemOf(await signIn(scene, browser, "s1"))).toBe("provider-unverified");
      expect(await nameOf(browser)).toBe(null);
    }
    const rows = await signInTables(server.store).selectFrom("account").select("providerId").execute();
    expect(rows).toEqual([{ providerId: "credential" }]);
  });

  test("an account with a second factor is not connected by an address alone", async () => {
    const scene = await setScene(environment());
    const { provider, server, ada } = scene;
    const twoFactor = "/api/auth/two-factor";
    const begun = await ada.browser.post(`${twoFactor}/set-up`, { password: testPassword });
    const { secret } = begun.body as { readonly secret: string };
    expect((await ada.browser.post(`${twoFactor}/confirm`, { code: appCode(secret) })).status).toBe(200);
    provider.people.set("s1", { email: "ada@example.com", email_verified: true });
    const browser = openBrowser(server);
    expect(problemOf(await signIn(scene, browser, "s1"))).toBe("provider-two-factor");
    expect(await nameOf(browser)).toBe(null);
  });

  test("the state works once, in the browser that began, and for ten minutes", async () => {
    const scene = await setScene(environment());
    const { provider, server, clock } = scene;
    provider.people.set("s1", { email: "bob@example.com", email_verified: true, name: "Bob" });
    const [victim, attacker] = [openBrowser(server), openBrowser(server)];
    const ofAttacker = await provider.signIn(await begin(attacker), "s1");
    // The attacker wants the victim to be signed in as the attacker.
    expect(problemOf(await comeBack(victim, ofAttacker))).toBe("provider-expired");
    await begin(victim);
    expect(problemOf(await comeBack(victim, ofAttacker))).toBe("provider-expired");
    expect(await nameOf(victim)).toBe(null);

    const other = new URL(ofAttacker);
    other.searchParams.set("state", "x".repeat(43));
    expect(problemOf(await comeBack(attacker, other))).toBe("provider-expired");
    expect(await comeBack(attacker, ofAttacker)).toBe("/ask");
    // A replay of the whole response, and of the code with a state of its own.
    const again = openBrowser(server);
    expect(problemOf(await comeBack(again, ofAttacker))).toBe("provider-expired");
    expect(problemOf(await comeBack(attacker, ofAttacker))).toBe("provider-expired");
    const fresh = new URL(await begin(again));
    const replayed = new URL(ofAttacker);
    replayed.searchParams.set("state", fresh.searchParams.get("state") ?? "");
    expect(problemOf(await comeBack(again, replayed))).toBe("provider-failed");
    expect(await nameOf(again)).toBe(null);

    const late = await provider.signIn(await begin(again), "s1");
    clock.offsetMs += 10 * 60 * 1_000;
    expect(problemOf(await comeBack(again, late))).toBe("provider-expired");
  });

  test("a code that was issued for another sign-in of the same browser is refused", async () => {
    const scene = await setScene(environment());
    const { provider, server } = scene;
    provider.people.set("s1", { email: "bob@example.com", email_verified: true });
    const browser = openBrowser(server);
    const one = await provider.signIn(await begin(browser), "s1");
    const other = await provider.signIn(await begin(browser), "s1");
    other.searchParams.set("code", one.searchParams.get("code") ?? "");
    expect(problemOf(await comeBack(browser, other))).toBe("provider-failed");
    expect(await nameOf(browser)).toBe(null);
  });

  test("a response in the name of another issuer, or of none, is refused", async () => {
    const scene = await setScene(environment());
    const { provider, server } = scene;
    provider.people.set("s1", { email: "bob@example.com", email_verified: true });
    const browser = openBrowser(server);
    for (const issuer of ["https://evil.example", null]) {
      const back = await provider.signIn(await begin(browser), "s1");
      if (issuer === null) back.searchParams.delete("iss");
      else back.searchParams.set("iss", issuer);
      expect(problemOf(await comeBack(browser, back))).toBe("provider-failed");
    }
    expect(await nameOf(browser)).toBe(null);
  });

  test("a provider that names itself differently is not used", async () => {
    const evil = createServer((_, response) => {
      response.setHeader("content-type", "application/json");
      const { port } = evil.address() as AddressInfo;
      const own = `http://127.0.0.1:${port}`;
      response.end(
        JSON.stringify({
          issuer: "https://login.example.com",
          authorization_endpoint: `${own}/auth`,
          token_endpoint: `${own}/token`,
          jwks_uri: `${own}/jwks`,
        }),
      );
    }).listen(0, "127.0.0.1");
    await once(evil, "listening");
    onTestFinished(() => void evil.close());
    const { port } = evil.address() as AddressInfo;
    const { server } = await setScene(environment(), { issuer: `http://127.0.0.1:${port}` });
    const answer = await openBrowser(server).post("/api/auth/sign-in/provider", {});
    expect(answer).toMatchObject({
      status: 409,
      body: { title: `The provider at http://127.0.0.1:${port} names itself https://login.example.com.` },
    });
  });

  test("`next` is a page of this server, or the sign-in does not begin", async () => {
    const { server } = await setScene(environment());
    const browser = openBrowser(server);
    for (const next of ["https://evil.example", "//evil.example", "/\\evil.example", "/%2F/evil.example"]) {
      expect((await browser.post("/api/auth/sign-in/provider", { next })).status).toBe(400);
    }
  });

  test("a provider that is down is named with a way out, and works when it is up again", async () => {
    const scene = await setScene(environment());
    const { provider, server } = scene;
    provider.people.set("s1", { email: "bob@example.com", email_verified: true });
    await provider.stop();
    const browser = openBrowser(server);
    expect(await browser.post("/api/auth/sign-in/provider", {})).toMatchObject({
      status: 503,
      body: {
        title: "Example login does not answer, so nobody can sign in with it.",
        detail: expect.stringContaining("sign in with your password") as unknown,
      },
    });
    await provider.resume();
    const back = await provider.signIn(await begin(browser, "/charts"), "s1");
    await provider.stop();
    expect(await comeBack(browser, back)).toBe("/?panel=sign-in&problem=provider-failed&next=%2Fcharts");
    await provider.resume();
    expect(await signIn(scene, browser, "s1")).toBe("/ask");
  });

  test("clocks may differ by a minute, and not by more", async () => {
    const scene = await setScene(environment());
    const { provider, server, clock } = scene;
    provider.people.set("s1", { email: "bob@example.com", email_verified: true });
    for (const [offsetMs, problem] of [
      [-45_000, null],
      [45_000, null],
      [-5 * 60_000, "provider-failed"],
      [2 * 60 * 60_000, "provider-failed"],
    ] as const) {
      clock.offsetMs = offsetMs;
      expect(problemOf(await signIn(scene, openBrowser(server), "s1"))).toBe(problem);
    }
  });

  test("a person who cancels at the provider comes back to the panel", async () => {
    const scene = await setScene(environment());
    const browser = openBrowser(scene.server);
    expect(problemOf(await signIn(scene, browser, ""))).toBe("provider-refused");
  });

  test("accounts of another issuer are others, and the owner of the server is not made by it", async () => {
    const scene = await setScene(environment());
    scene.provider.people.set("s1", { email: "bob@example.com", email_verified: true, name: "Bob" });
    await signIn(scene, openBrowser(scene.server), "s1");
    // The operator changes to another provider, at which somebody has the same subject.
    await signInTables(scene.server.store)
      .updateTable("account")
      .set({ providerId: "https://former.example.com" })
      .where("providerId", "!=", "credential")
      .execute();
    scene.provider.people.set("s1", { email: "eve@example.com", email_verified: true, name: "Eve" });
    const browser = openBrowser(scene.server);
    await signIn(scene, browser, "s1");
    expect(await nameOf(browser)).toBe("Eve");
  });
});

test("nobody becomes the owner of a server by the provider", async () => {
  const provider = await startIdentityProvider(`http://localhost:3000${callback}`, onTestFinished);
  const { issuer, clientId, clientSecret } = provider;
  const settings = {
    issuer,
    clientId,
    clientSecret,
    name: "Example",
    scopes: "openid email",
    groupsClaim: "",
  };
  const server = await startTestServer({ environment: { provider: settings } });
  provider.people.set("s1", { email: "bob@example.com", email_verified: true });
  const browser = openBrowser(server);
  const back = await provider.signIn(await begin(browser), "s1");
  expect(problemOf(await comeBack(browser, back))).toBe("provider-first");
});

test("without a provider nobody is sent anywhere", async () => {
  const server = await startTestServer();
  const browser = openBrowser(server);
  expect((await browser.post("/api/auth/sign-in/provider", {})).status).toBe(409);
  const back = new URL(`http://localhost:3000${callback}?state=x&code=y`);
  expect(problemOf(await comeBack(browser, back))).toBe("provider-expired");
});
