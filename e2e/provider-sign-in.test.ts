import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { closeAfterAll } from "../apps/server/testing/close-after-all.test-support.ts";
import { signUpPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findFreePort } from "../scripts/test-servers/find-free-port.ts";
import { startIdentityProvider } from "../scripts/test-servers/identity-provider.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Signing in with a real OpenID Connect provider, as people see it. */
const port = await findFreePort();
const url = `http://localhost:${port}`;
const provider = await startIdentityProvider(`${url}/api/auth/provider/callback`, closeAfterAll());
const { issuer, clientId, clientSecret } = provider;
const settings = { issuer, clientId, clientSecret, name: "Example login", groupsClaim: "groups" };
const { site } = useSite({
  environment: { port, url, provider: { ...settings, scopes: "openid email profile groups" } },
});

async function continueAs(page: Page, subject: string): Promise<void> {
  await page.getByRole("button", { name: "Sign in with Example login" }).click();
  await page.getByLabel("Subject").fill(subject);
  await page.getByRole("button", { name: "Continue" }).click();
}

// First, because the server reads the configuration of a provider once in ten minutes.
test("a provider that is down is named in the panel, with a way out", async (context) => {
  const { open } = site(context);
  const { page, visit } = await open({});
  await visit("/?panel=sign-in");
  await provider.stop();
  try {
    await page.getByRole("button", { name: "Sign in with Example login" }).click();
    await page.getByText("Example login does not answer, so nobody can sign in with it.").waitFor();
    const fix = page.getByText(/sign in with your password/);
    await fix.waitFor();
    await expect.poll(() => fix.count()).toBe(1);
  } finally {
    await provider.resume();
  }
});

test.for([1440, 360])(
  "at %i px: a person signs in with the provider, and comes back to their page",
  async (width, context) => {
    const { open } = site(context);
    provider.people.set(`s${width}`, { email: `p${width}@example.com`, email_verified: true, name: "Pia" });
    const { page, visit } = await open({ width });
    await visit("/account");
    await page.getByRole("dialog").waitFor();
    await page.getByRole("button", { name: "Sign in with Example login" }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
    await continueAs(page, `s${width}`);
    await page.waitForURL(`${url}/account`);
    await page.getByText("You also sign in with Example login.").waitFor();
    await page.getByText("Your account has none.").waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Set a password" }).click();
    await page.getByText(/is on its way/).waitFor();
    expect(await measureOverflow(page)).toBe(0);
  },
);

test("an unverified address is explained in the panel, which still leads to the page", async (context) => {
  const { open } = site(context);
  provider.people.set("unverified", { email: "ines@example.com", email_verified: false });
  const { page, visit } = await open({});
  await visit("/?panel=sign-in&next=/charts");
  await continueAs(page, "unverified");
  await page.getByText("Example login has not verified your e-mail address").waitFor();
  expect(new URL(page.url()).searchParams.get("next")).toBe("/charts");
});

test.for([1440, 360])(
  "at %i px: an account with a password is connected on its page, not by its address",
  async (width, context) => {
    const { server, open } = site(context);
    const person = await signUpPerson(server, `Kim${width}`);
    provider.people.set(`kim${width}`, { email: person.email, email_verified: true, name: "Kim" });
    const outside = await open({ width });
    await outside.visit("/?panel=sign-in");
    await continueAs(outside.page, `kim${width}`);
    await outside.page.getByText("An account with your e-mail address exists already").waitFor();
    expect(await measureOverflow(outside.page)).toBe(0);
    const { page, visit } = await open({ person, width });
    await visit("/account");
    const connect = page.getByRole("button", { name: "Connect Example login" });
    await connect.waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
    await connect.click();
    await page.getByLabel("Subject").fill(`kim${width}`);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("You also sign in with Example login.").waitFor();
  },
);

test("the owner maps groups of the provider, whose people are members with their next sign-in", async (context) => {
  const { open, owner } = site(context);
  const { body } = await owner.browser.get("/api/me");
  const id = (body as { readonly databases: readonly { readonly id: string }[] }).databases[0]?.id ?? "";
  await owner.browser.post(`/api/databases/${id}/groups`, { name: "Analysts", role: "editor" });
  const { page, visit } = await open({ person: owner });
  await visit(`/databases/${id}/members`);
  await page.getByRole("button", { name: "Groups of Example login" }).click();
  await page.getByRole("textbox", { name: "Group of Example login" }).fill("data");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Groups saved", { exact: true }).waitFor();

  provider.people.set("gil", {
    email: "gil@example.com",
    email_verified: true,
    name: "Gil",
    groups: ["data"],
  });
  const theirs = await open({});
  await theirs.visit(`/?panel=sign-in&next=${encodeURIComponent(`/databases/${id}/members`)}`);
  await continueAs(theirs.page, "gil");
  await theirs.page.waitForURL(`${url}/databases/${id}/members`);
  const members = theirs.page.getByRole("list", { name: "Members" });
  await expect.poll(() => members.innerText()).toMatch(/Gil[^]*in Analysts/);
});
