import { expect, test } from "vitest";
import { signInTables } from "../../store/sign-in-store.ts";
import { openBrowser } from "../../testing/test-browser.test-support.ts";
import { signUpPerson, testPassword } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";
import { begin, comeBack, nameOf, problemOf, setScene, signIn } from "./provider-scene.test-support.ts";

/* Which accounts that exist the provider is connected to. */

describeStores((environment) => {
  test("a verified address connects an account whose address was confirmed, and its password still works", async () => {
    const scene = await setScene(environment());
    const { provider, server, ada } = scene;
    provider.people.set("s1", { email: ada.email, email_verified: true, name: "Mallory" });
    const browser = openBrowser(server);
    expect(problemOf(await signIn(scene, browser, "s1"))).toBe("provider-unconfirmed");
    const confirmed = environment().databaseUrl === null ? 1 : true;
    await signInTables(server.store).updateTable("user").set({ emailVerified: confirmed }).execute();
    await signIn(scene, browser, "s1");
    expect(await nameOf(browser)).toBe("Ada");
    expect((await browser.get("/api/auth/ways")).body).toEqual({
      hasPassword: true,
      provider: "Example login",
    });
  });

  test("without mail, an address alone does not connect an account, also in a browser of another person", async () => {
    const scene = await setScene(environment());
    const { provider, server, ada } = scene;
    // Mallory has signed up with an address of somebody else, and waits.
    const mallory = await signUpPerson(server, "Mallory");
    const bob = await signUpPerson(server, "Bob");
    provider.people.set("s1", { email: mallory.email, email_verified: true, name: "The real one" });
    for (const { browser, name } of [
      { browser: openBrowser(server), name: null },
      { browser: ada.browser, name: "Ada" },
      { browser: bob.browser, name: "Bob" },
    ]) {
      const back = await provider.signIn(await begin(browser, "/charts"), "s1");
      expect(await comeBack(browser, back)).toBe(
        "/?panel=sign-in&problem=provider-unconfirmed&next=%2Fcharts",
      );
      expect(await nameOf(browser)).toBe(name);
    }
    const rows = await signInTables(server.store).selectFrom("account").select("providerId").execute();
    expect(new Set(rows.map(({ providerId }) => providerId))).toEqual(new Set(["credential"]));
  });

  test("without mail, a person connects the account that they are signed in to, and not after signing out", async () => {
    const scene = await setScene(environment());
    const { provider, server, ada } = scene;
    provider.people.set("s1", { email: ada.email, email_verified: true, name: "Ada" });
    const late = await provider.signIn(await begin(ada.browser, "/account"), "s1");
    await ada.browser.post("/api/auth/sign-out");
    expect(problemOf(await comeBack(ada.browser, late))).toBe("provider-unconfirmed");
    await ada.browser.post("/api/auth/sign-in/email", { email: ada.email, password: testPassword });
    const back = await provider.signIn(await begin(ada.browser, "/account"), "s1");
    expect(await comeBack(ada.browser, back)).toBe("/account");
    expect((await ada.browser.get("/api/auth/ways")).body).toEqual({
      hasPassword: true,
      provider: "Example login",
    });
    const elsewhere = openBrowser(server);
    expect(await signIn(scene, elsewhere, "s1")).toBe("/ask");
    expect(await nameOf(elsewhere)).toBe("Ada");
  });
});
