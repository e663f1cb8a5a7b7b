import { expect, test } from "vitest";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { openBrowser } from "../../testing/test-browser.test-support.ts";
import {
  mailsTo,
  readLink,
  signUpPerson,
  verifyLink,
  testPassword as password,
  waitForMail,
} from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

const expired = { status: 410, body: { code: "link-expired" } };
const checkMail = { status: 200, body: { status: "check-mail" } };
const wrongPassword = {
  status: 401,
  body: {
    type: "about:blank",
    title: "The address or the password is wrong.",
    status: 401,
    detail: "Check both. If the account is new, open the link in the e-mail first.",
    code: "wrong-password",
  },
};
const signUp = "/api/auth/sign-up/email";
const signIn = "/api/auth/sign-in/email";

describeStores((environment) => {
  test("the first account is signed in at once and owns the server", async () => {
    const server = await startTestServer({ environment: environment() });
    const browser = openBrowser(server);
    expect(await browser.get("/api/setup")).toEqual({
      status: 200,
      body: {
        hasOwner: false,
        needsToken: false,
        canSendMail: false,
        hasPlanLimits: false,
        provider: null,
        signUp: "open",
        sourceUrl: null,
      },
    });
    const answer = await browser.post(signUp, { name: " Ada ", email: "Ada@Example.com ", password });
    expect(answer).toEqual({ status: 200, body: { status: "signed-in" } });
    const me = await browser.get("/api/me");
    expect(me).toMatchObject({
      status: 200,
      body: { user: { name: "Ada", email: "ada@example.com", image: null } },
    });
    const owner = await server.store
      .selectFrom("serverSetting")
      .select(["name", "value"])
      .where("name", "in", ["ownerId", "setupToken"])
      .execute();
    expect(owner).toEqual([{ name: "ownerId", value: (me.body as { user: { id: string } }).user.id }]);
    expect((await browser.get("/api/setup")).body).toMatchObject({ hasOwner: true, needsToken: false });
  });

  test("of many simultaneous first sign-ups exactly one creates an owner", async () => {
    const server = await startTestServer({ environment: environment() });
    const names = ["a", "b", "c", "d"];
    const answers = await Promise.all(
      names.map((name) => openBrowser(server).post(signUp, { name, email: `${name}@example.com`, password })),
    );
    const statuses = answers.map(({ body }) => (body as { status: string }).status);
    expect(statuses.toSorted()).toEqual(["check-mail", "check-mail", "check-mail", "signed-in"]);
    const winner = names[statuses.indexOf("signed-in")];
    const { body } = await openBrowser(server).post(signIn, { email: `${winner}@example.com`, password });
    const { user } = body as { user: { id: string } };
    const owners = await server.store
      .selectFrom("serverSetting")
      .select("value")
      .where("name", "=", "ownerId")
      .execute();
    expect(owners).toEqual([{ value: user.id }]);
  });

  test("of simultaneous first sign-ups with the same address exactly one creates an account", async () => {
    const server = await startTestServer({ environment: environment() });
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        openBrowser(server).post(signUp, { name: "Ada", email: "ada@example.com", password }),
      ),
    );
    expect(answers.map(({ body }) => (body as { status: string }).status).toSorted()).toEqual([
      "check-mail",
      "check-mail",
      "signed-in",
    ]);
  });

  test("a later account is created by the link in its mail, which signs in and continues to the page", async () => {
    const server = await startTestServer({ environment: environment() });
    await signUpPerson(server, "Ada");
    const browser = openBrowser(server);
    const account = { name: "Bob", email: "bob@example.com", password, next: "/ask?q=größe" };
    expect(await browser.post(signUp, account)).toEqual(checkMail);
    expect(await browser.post(signIn, { email: account.email, password })).toEqual(wrongPassword);

    const link = await readLink(server, account.email);
    expect(new URL(link, server.url).searchParams.get("panel")).toBe("verify-email");
    // Programs that check mail open links: only the button of the page creates the account.
    await browser.request(link);
    expect(await browser.post(signIn, { email: account.email, password })).toEqual(wrongPassword);
    expect(await verifyLink(browser, link)).toEqual({
      status: 200,
      body: { status: "signed-in", next: "/ask?q=größe" },
    });
    expect(await browser.get("/api/me")).toMatchObject({ status: 200, body: { user: { name: "Bob" } } });

    const later = openBrowser(server);
    expect(await verifyLink(later, link)).toEqual({
      status: 200,
      body: { status: "verified", next: "/ask?q=größe" },
    });
    expect(later.cookies.size).toBe(0);
    expect((await openBrowser(server).post(signIn, { email: account.email, password })).status).toBe(200);
  });

  test("an invalid link, or one older than a day, leads back to signing up", async () => {
    let now = Date.UTC(2026, 0, 31);
    const server = await startTestServer({ environment: environment(), now: () => now });
    await signUpPerson(server, "Ada");
    const browser = openBrowser(server);
    await browser.post(signUp, { name: "Bob", email: "bob@example.com", password });
    const link = await readLink(server, "bob@example.com");
    now += 24 * 60 * 60 * 1000;
    for (const path of [link, "/?panel=verify-email&token=nonsense"]) {
      expect(await verifyLink(browser, path)).toMatchObject(expired);
      expect(browser.cookies.size).toBe(0);
    }
  });

  test("several sign-ups can wait for the same address: the password of the opened link counts", async () => {
    const server = await startTestServer({ environment: environment() });
    await signUpPerson(server, "Ada");
    const email = "bob@example.com";
    await openBrowser(server).post(signUp, { name: "Squatter", email, password: "squatters password" });
    const squatters = await readLink(server, email);
    await openBrowser(server).post(signUp, { name: "Bob", email, password });
    await waitForMail(server, email, 2);
    const bobs = await readLink(server, email);
    expect(bobs).not.toBe(squatters);

    await verifyLink(openBrowser(server), bobs);
    expect(await verifyLink(openBrowser(server), squatters)).toMatchObject(expired);
    expect(await openBrowser(server).post(signIn, { email, password: "squatters password" })).toEqual(
      wrongPassword,
    );
    expect(await openBrowser(server).post(signIn, { email, password })).toMatchObject({
      status: 200,
      body: { user: { name: "Bob" } },
    });
  });

  test("two links for the same address that are opened at once create one account", async () => {
    const server = await startTestServer({ environment: environment() });
    await signUpPerson(server, "Ada");
    const email = "bob@example.com";
    await openBrowser(server).post(signUp, { name: "Bob", email, password });
    const first = await readLink(server, email);
    await openBrowser(server).post(signUp, { name: "Bob", email, password });
    await waitForMail(server, email, 2);
    const second = await readLink(server, email);
    const browsers = [openBrowser(server), openBrowser(server)];
    await Promise.all(
      [first, second].map((link, at) => verifyLink(browsers[at] ?? openBrowser(server), link)),
    );
    expect(browsers.filter(({ cookies }) => cookies.size > 0)).toHaveLength(1);
  });

  test("a signed-in user stays signed in when they open another user's link", async () => {
    const server = await startTestServer({ environment: environment() });
    const ada = await signUpPerson(server, "Ada");
    await openBrowser(server).post(signUp, { name: "Eve", email: "eve@example.com", password });
    const link = await readLink(server, "eve@example.com");
    expect(await verifyLink(ada.browser, link)).toMatchObject({ body: { status: "verified", next: null } });
    expect(await ada.browser.get("/api/me")).toMatchObject({ body: { user: { name: "Ada" } } });
  });

  test("an address in use gets the same response as a free one; only the mail differs", async () => {
    const server = await startTestServer({ environment: environment() });
    await signUpPerson(server, "Ada");
    const browser = openBrowser(server);
    const free = await browser.request(signUp, {
      method: "POST",
      body: { name: "Eve", email: "eve@example.com", password },
    });
    const taken = await browser.request(signUp, {
      method: "POST",
      body: { name: "Eve", email: "ada@example.com", password },
    });
    expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()]);
    expect(headerNames(taken)).toEqual(headerNames(free));
    const [mail = ""] = await waitForMail(server, "ada@example.com");
    expect(mail).toContain("Subject: You already have an Askery account");
    expect(mail).not.toContain("Eve");
    expect(mail).not.toContain("verify-email");
  });

  test("an address gets at most five mails an hour, however often people sign up with it", async () => {
    const server = await startTestServer({ environment: environment() });
    await signUpPerson(server, "Ada");
    for (let count = 0; count < 7; count += 1) {
      const answer = await openBrowser(server).post(signUp, {
        name: "Bob",
        email: "bob@example.com",
        password,
      });
      expect(answer).toEqual(checkMail);
    }
    await server.close();
    expect(mailsTo(server, "bob@example.com")).toHaveLength(5);
  });
});

function headerNames(response: Response): readonly string[] {
  return [...response.headers.keys()];
}
