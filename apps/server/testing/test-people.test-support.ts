import { invariant } from "@askery/model";
import type { TestServer } from "./start-test-server.test-support.ts";
import { openBrowser, type Answer, type TestBrowser } from "./test-browser.test-support.ts";

export const testPassword = "correct horse battery";

/** A signed-in user with an account. */
export interface TestPerson {
  readonly browser: TestBrowser;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Signs a user up and in. The first user of a server becomes its owner; any other opens the link in the mail. A user of
 * that address, which an earlier try of the same test left behind, is only signed in.
 *
 * @param name one word, from which the address is made if there is none
 */
export async function signUpPerson(
  server: TestServer,
  name: string,
  email = `${name.toLowerCase()}@example.com`,
): Promise<TestPerson> {
  const browser = openBrowser(server);
  const { body } = await browser.post("/api/auth/sign-up/email", { name, email, password: testPassword });
  const { status } = body as { readonly status: string };
  if (status === "check-mail") await verifyLink(browser, await readLink(server, email));
  let me = await browser.get("/api/me");
  if (me.status === 401) {
    await browser.post("/api/auth/sign-in/email", { email, password: testPassword });
    me = await browser.get("/api/me");
  }
  invariant(me.status === 200, `${name} is signed in`);
  const { user } = me.body as { readonly user: { readonly id: string } };
  return { browser, userId: user.id, name, email };
}

/** Presses the button behind the link of a sign-up mail. */
export async function verifyLink(browser: TestBrowser, link: string): Promise<Answer> {
  const token = new URL(link, "http://askery.invalid").searchParams.get("token");
  return browser.post("/api/auth/verify-email", { token });
}

/** The setup token that the server printed, for creating the first account from another machine. */
export function readSetupToken(server: TestServer): string {
  const [, token] = /setup token: (\S+)/.exec(server.printed.join("\n")) ?? [];
  invariant(token !== undefined, "the start printed a setup token");
  return token;
}

/** The path and query of the link in the latest mail to an address; waits for the mail. */
export async function readLink(server: TestServer, to: string): Promise<string> {
  const mail = (await waitForMail(server, to)).at(-1) ?? "";
  const [address] = /https?:\/\/\S+\?\S+/.exec(mail) ?? [];
  invariant(address !== undefined, `the mail to ${to} has a link`);
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

/** All mails to an address so far, oldest first; waits for the first `count`. */
export async function waitForMail(server: TestServer, to: string, count = 1): Promise<readonly string[]> {
  for (;;) {
    const mails = mailsTo(server, to);
    if (mails.length >= count) return mails;
    // Mail is sent after the response. If it never arrives, the test times out.
    await new Promise((resolve) => void setTimeout(resolve, 5));
  }
}

export function mailsTo(server: TestServer, to: string): readonly string[] {
  return server.printed.filter((text) => text.includes(`│ To: ${to}\n`));
}
