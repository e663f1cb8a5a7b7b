import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { appCode } from "../apps/server/testing/app-code.test-support.ts";
import { signUpPerson, testPassword } from "../apps/server/testing/test-people.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Two-factor sign-in: setting it up, signing in with codes, turning it off. */
const { site } = useSite();

async function visitAccount(context: TestContext, name: string, width = 1440) {
  const { server, open } = site(context);
  const person = await signUpPerson(server, name);
  const window = await open({ person, width });
  await window.visit("/account");
  return { ...window, person };
}

async function enterPassword(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password", { exact: true }).fill(testPassword);
  await dialog.getByRole("button", { name: button }).click();
}

/** Sets it up as far as the recovery codes, and returns the secret and the codes. */
async function setUp(page: Page): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
  await page.getByRole("button", { name: "Set up", exact: true }).click();
  await enterPassword(page, "Continue");
  await page.getByRole("img", { name: "QR code with the secret" }).waitFor();
  const secret = (await page.getByLabel("Secret", { exact: true }).innerText()).replaceAll(/\s/g, "");
  await page.getByLabel("Code from the app").fill(appCode(secret));
  await page.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await codes.first().waitFor();
  return { secret, codes: await codes.allInnerTexts() };
}

/** A signed-out window in which the password was entered. */
async function signInFirst(context: TestContext, email: string): Promise<Page> {
  const { page, visit } = await site(context).open();
  await visit("/?panel=sign-in&next=/chats");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(testPassword);
  await page.getByRole("dialog").getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByLabel("Code from your app").waitFor();
  return page;
}

async function enterCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.getByRole("dialog").getByRole("button", { name: "Sign in", exact: true }).click();
}

test("it is set up with a code, and then signing in asks for one", async (context) => {
  const { page, person } = await visitAccount(context, "Tove");
  const { secret, codes } = await setUp(page);
  expect(codes).toHaveLength(10);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(readFileSync(await file.path(), "utf8")).toContain(codes.join("\n"));
  await page.getByRole("button", { name: "I saved them" }).click();
  await page.getByText("10 recovery codes left").waitFor();

  const theirs = await signInFirst(context, person.email);
  await enterCode(theirs, "Code from your app", "000000");
  await theirs.getByText("This code is wrong, has expired or has been used.").waitFor();
  await enterCode(theirs, "Code from your app", appCode(secret, 1));
  await theirs.waitForURL(({ pathname }) => pathname === "/chats");
});

test("a recovery code signs in without the phone, and two-factor sign-in is turned off", async (context) => {
  const { page, person } = await visitAccount(context, "Tilda");
  const { codes } = await setUp(page);
  const theirs = await signInFirst(context, person.email);
  await theirs.getByRole("button", { name: "Use a recovery code" }).click();
  await enterCode(theirs, "Recovery code", codes[0] ?? "");
  await theirs.waitForURL(({ pathname }) => pathname === "/chats");
  await theirs.goto("/account");
  await theirs.getByText("9 recovery codes left").waitFor();
  await theirs.getByRole("button", { name: "Turn off", exact: true }).click();
  await enterPassword(theirs, "Turn off");
  await expect.poll(() => theirs.getByText("A stolen password is enough to sign in.").isVisible()).toBe(true);
});

test("at 360 px the dialogs fit", async (context) => {
  const { page } = await visitAccount(context, "Tess", 360);
  await page.getByRole("button", { name: "Set up", exact: true }).click();
  await enterPassword(page, "Continue");
  await page.getByRole("img", { name: "QR code with the secret" }).waitFor();
  expect(await measureOverflow(page)).toBe(0);
});
