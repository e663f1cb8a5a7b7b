import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { signUpPerson, testPassword } from "../apps/server/testing/test-people.test-support.ts";
import { findFreePort } from "../scripts/test-servers/find-free-port.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Passkeys with Chromium's virtual authenticator, at a host name. */
const port = await findFreePort();
const url = `http://localhost:${port}`;
const { site } = useSite({ environment: { port, url } });

/** A device that checks its user and stores passkeys. */
async function addDevice(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", { options });
  return {
    refuse: async () => session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false }),
  };
}

async function enterPassword(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password", { exact: true }).fill(testPassword);
  await dialog.getByRole("button", { name: button }).click();
}

test.for([1440, 360])("at %i px: a passkey is added, signs in, and is removed", async (width, context) => {
  const { server, open } = site(context);
  const person = await signUpPerson(server, `Pia${width}`);
  const window = await open({ person, width });
  const { page } = window;
  const device = await addDevice(window.context, page);
  await window.visit("/account");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill("My laptop");
  expect([await findViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
  await enterPassword(page, "Continue");
  await page.getByText("My laptop").waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await window.context.clearCookies();
  await window.visit("/?panel=sign-in&next=/chats");
  await page.getByRole("button", { name: "Sign in with a passkey" }).waitFor();
  expect([await findViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/chats");

  await window.visit("/account");
  await page.getByText("My laptop").hover();
  await page.getByRole("button", { name: "Remove My laptop" }).click();
  await enterPassword(page, "Remove");
  await page.getByText("You have none yet.").waitFor();
  await window.context.clearCookies();
  await window.visit("/?panel=sign-in&next=/chats");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("The passkey was not accepted.").waitFor();
  await device.refuse();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("No passkey was used.").waitFor();
});
