import { expect, test } from "vitest";
import { quickPasswords } from "../../testing/quick-passwords.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { openBrowser } from "../../testing/test-browser.test-support.ts";
import { signUpPerson, testPassword as password } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

/*
 * Hashing a password takes longer than everything else together. If all cases hash equally often, the duration of a
 * response does not reveal which of them occurred.
 */

describeStores((environment) => {
  test("signing in takes the time of one password hash, whatever the reason for refusing it", async () => {
    const passwords = quickPasswords();
    const server = await startTestServer({ environment: environment(), passwords });
    await signUpPerson(server, "Ada");
    await openBrowser(server).post("/api/auth/sign-up/email", {
      name: "B",
      email: "b@example.com",
      password,
    });
    const work = async (email: string) => {
      Object.assign(passwords.counts, { hash: 0, verify: 0 });
      const { status } = await openBrowser(server).post("/api/auth/sign-in/email", {
        email,
        password: "wrong one",
      });
      return { status, passwords: passwords.counts.hash + passwords.counts.verify };
    };
    const once = { status: 401, passwords: 1 };
    expect(await work("ada@example.com")).toEqual(once);
    expect(await work("nobody@example.com")).toEqual(once);
    expect(await work("b@example.com")).toEqual(once);
  });

  test("signing up takes the time of one password hash, and writes the same, whether the address is in use or not", async () => {
    const passwords = quickPasswords();
    const server = await startTestServer({ environment: environment(), passwords });
    await signUpPerson(server, "Ada");
    const work = async (email: string) => {
      Object.assign(passwords.counts, { hash: 0, verify: 0 });
      const answer = await openBrowser(server).post("/api/auth/sign-up/email", {
        name: "Eve",
        email,
        password,
      });
      const { length: count } = await server.store
        .selectFrom("pendingSignUp")
        .select("id")
        .where("email", "=", email)
        .execute();
      return { answer, ...passwords.counts, kept: count };
    };
    const same = { answer: { status: 200, body: { status: "check-mail" } }, hash: 1, verify: 0, kept: 1 };
    expect(await work("free@example.com")).toEqual(same);
    expect(await work("ada@example.com")).toEqual(same);
  });

  test("a request for a new password gets its response before anything is looked up", async () => {
    const server = await startTestServer({ environment: environment() });
    await signUpPerson(server, "Ada");
    const before = server.printed.length;
    const app = openBrowser(server);
    const { status } = await app.post("/api/auth/request-password-reset", { email: "ada@example.com" });
    expect(status).toBe(204);
    await server.close();
    expect(server.printed.length).toBe(before + 1);
  });
});
