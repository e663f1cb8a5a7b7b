import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readLink, signUpPerson, testPassword } from "../apps/server/testing/test-people.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

const { site, openPanel } = useSite();

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page
      .getByRole("textbox", { name: label, exact: true })
      .or(page.getByLabel(label, { exact: true }))
      .first()
      .fill(value);
  }
}

const press = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
const words = (page: Page) => page.getByRole("dialog").innerText();

test("a wrong password is reported without saying which part is wrong, and the form keeps its values", async (context) => {
  const { owner } = site(context);
  const { page } = await openPanel(context, "/?panel=sign-in");
  await fill(page, { "E-mail": owner.email, Password: "not the password" });
  await press(page, "Sign in");
  const alert = page.getByRole("dialog").getByRole("alert").first();
  await alert.waitFor();
  const known = await alert.innerText();
  await expect.poll(() => page.getByLabel("E-mail", { exact: true }).inputValue()).toBe(owner.email);
  await fill(page, { "E-mail": "nobody@example.com", Password: "not the password" });
  await press(page, "Sign in");
  await expect.poll(() => alert.innerText()).toBe(known);
});

test("an address in use and a free one get the same response", async (context) => {
  const { owner } = site(context);
  const messages: string[] = [];
  for (const email of [owner.email, "free@example.com"]) {
    const { page } = await openPanel(context, "/?panel=sign-up");
    await fill(page, { Name: "Somebody", "E-mail": email, Password: testPassword });
    await press(page, "Sign up");
    await expect.poll(() => words(page)).toContain(email);
    messages.push((await words(page)).replaceAll(email, "…"));
  }
  expect(messages[0]).toBe(messages[1]);
});

test("the link in the mail creates the account and opens the original page", async (context) => {
  const { server } = site(context);
  const { page } = await openPanel(context, "/?panel=sign-up&next=/chats");
  await fill(page, { Name: "Mira", "E-mail": "mira@example.com", Password: testPassword });
  await press(page, "Sign up");
  await expect.poll(() => words(page)).toContain("mira@example.com");
  await page.goto(await readLink(server, "mira@example.com"));
  await press(page, "Confirm address");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/chats");
});

test("a forgotten password is reset by the link, once", async (context) => {
  const { server } = site(context);
  const person = await signUpPerson(server, "Tom");
  const { page } = await openPanel(context, "/?panel=forgotten-password");
  await fill(page, { "E-mail": person.email });
  await page.getByRole("dialog").getByRole("button", { name: /link/i }).click();
  await expect.poll(() => words(page)).toContain(person.email);
  await expect.poll(() => server.printed.filter((mail) => mail.includes("reset-password")).length).toBe(1);
  const link = await readLink(server, person.email);
  await page.goto(link);
  await page.getByRole("dialog").locator("input[type=password]").first().fill("a wholly new secret");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  await expect.poll(() => words(page)).toContain("Password changed");
  await fill(page, { "E-mail": person.email, Password: "a wholly new secret" });
  await press(page, "Sign in");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/ask");
  const again = await openPanel(context, link);
  await again.page.getByRole("dialog").locator("input[type=password]").first().fill("yet another secret");
  await again.page
    .getByRole("dialog")
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  await expect.poll(() => words(again.page)).toContain("no longer works");
});

test.for(["//evil.example", "https://evil.example", String.raw`/\evil.example`, "javascript:alert(1)"])(
  "next=%s leads only to this server",
  async (next, context) => {
    const { server, owner } = site(context);
    const { page } = await openPanel(context, `/?panel=sign-in&next=${encodeURIComponent(next)}`);
    await fill(page, { "E-mail": owner.email, Password: testPassword });
    await press(page, "Sign in");
    await expect.poll(() => page.url()).toBe(`${server.url}/ask`);
  },
);

test("by keyboard: Escape closes the panel and leaves the landing page; Enter sends", async (context) => {
  const { owner } = site(context);
  const { page } = await openPanel(context, "/?panel=sign-in");
  // When an element in the panel has the focus, the panel listens to keys.
  await page.getByRole("dialog").locator(":focus").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await page.goto("/?panel=sign-in");
  await fill(page, { "E-mail": owner.email, Password: testPassword });
  await page.keyboard.press("Enter");
  await page.waitForURL("**/ask");
});
