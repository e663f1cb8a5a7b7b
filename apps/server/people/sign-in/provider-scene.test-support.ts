import { expect, onTestFinished } from "vitest";
import {
  startIdentityProvider,
  type IdentityProvider,
} from "../../../../scripts/test-servers/identity-provider.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.test-support.ts";
import type { TestBrowser } from "../../testing/test-browser.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import type { StoreEnvironment } from "../../testing/test-stores.test-support.ts";

export const callback = "/api/auth/provider/callback";

export interface Scene {
  readonly provider: IdentityProvider;
  readonly server: TestServer;
  readonly clock: { offsetMs: number };
  /** The owner of the server, who has a password. */
  readonly ada: TestPerson;
}

export async function setScene(
  environment: StoreEnvironment & { readonly smtpUrl?: string },
  settings: object = {},
): Promise<Scene> {
  const provider = await startIdentityProvider(`http://localhost:3000${callback}`, onTestFinished);
  const clock = { offsetMs: 0 };
  const { issuer, clientId, clientSecret } = provider;
  const known = { issuer, clientId, clientSecret, name: "Example login" };
  const scopes = "openid email profile groups";
  const server = await startTestServer({
    environment: { ...environment, provider: { ...known, scopes, groupsClaim: "groups", ...settings } },
    now: () => new Date().getTime() + clock.offsetMs,
  });
  return { provider, server, clock, ada: await signUpPerson(server, "Ada") };
}

/** The address of the provider that a browser opens. */
export async function begin(browser: TestBrowser, next?: string): Promise<string> {
  const answer = await browser.post("/api/auth/sign-in/provider", next === undefined ? {} : { next });
  expect(answer.status).toBe(200);
  return (answer.body as { readonly url: string }).url;
}

/** Where the browser is after the provider sent it back. */
export async function comeBack(browser: TestBrowser, { pathname, search }: URL): Promise<string> {
  const response = await browser.request(`${pathname}${search}`, {
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(response.status).toBe(303);
  return response.headers.get("location") ?? "";
}

export async function signIn({ provider }: Scene, browser: TestBrowser, subject: string): Promise<string> {
  return comeBack(browser, await provider.signIn(await begin(browser), subject));
}

export async function nameOf(browser: TestBrowser): Promise<string | null> {
  const { body } = await browser.get("/api/session");
  return (body as { readonly user: { readonly name: string } } | null)?.user.name ?? null;
}

export const problemOf = (page: string) => new URL(page, "http://askery.invalid").searchParams.get("problem");
