import { expect, test } from "vitest";
import { openBrowser } from "../../testing/test-browser.test-support.ts";
import { countSignIn, forgetSignIns } from "./count-sign-ins.ts";
import { tryPeriodMs } from "../../store/count-tries.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, testPassword } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

/** Limits of wrong passwords, counted in the store. */
describeStores((environment) => {
  test("ten wrong passwords close an account for 15 minutes, but no other one", async () => {
    const clock = { nowMs: new Date().getTime() };
    const server = await startTestServer({ environment: environment(), now: () => clock.nowMs });
    await signUpPerson(server, "Ada");
    await signUpPerson(server, "Bob");
    const signIn = async (email: string, password: string): Promise<number> =>
      (await openBrowser(server).post("/api/auth/sign-in/email", { email, password })).status;
    const tries = await Promise.all(
      Array.from({ length: 12 }, async () => signIn("ada@example.com", "wrong password")),
    );
    expect(tries.toSorted((one, other) => one - other)).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect(await signIn("ADA@example.com", testPassword)).toBe(429);
    expect(await signIn("bob@example.com", testPassword)).toBe(200);
    clock.nowMs += tryPeriodMs;
    expect(await signIn("ada@example.com", testPassword)).toBe(200);
    const stored = await server.store.selectFrom("tryCount").selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(/ada|bob|127\.0/);
  });

  test("they are counted per address and for all servers, and forgotten once the password was right", async () => {
    const { store } = await startTestServer({ environment: environment() });
    const [one, another] = ["203.0.113.9", "203.0.113.20"];
    const server = { store, secret: "a secret of both", now: () => 0 };
    const sameStore = { ...server };
    const isOpen = async (context: typeof server, email: string, clientAddress: string): Promise<boolean> =>
      countSignIn(context, { email, clientAddress }).then(
        () => true,
        () => false,
      );
    for (let count = 0; count < 10; count += 1) await isOpen(server, "ada@example.com", one);
    expect(await isOpen(sameStore, "ada@example.com", one)).toBe(false);
    expect(await isOpen(sameStore, "ada@example.com", another)).toBe(true);
    await forgetSignIns(server, { email: "ada@example.com", clientAddress: one });
    expect(await isOpen(sameStore, "ada@example.com", one)).toBe(true);
    // One address at many accounts.
    const guesses = await Promise.all(
      Array.from({ length: 101 }, async (_, index) =>
        isOpen(server, `a${String(index)}@example.com`, another),
      ),
    );
    expect(guesses.filter((wasOpen) => !wasOpen).length).toBeGreaterThan(0);
  });
});
