import { expect, test } from "vitest";
import { readLink, signUpPerson, testPassword } from "../apps/server/testing/test-people.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** A new e-mail address, which both addresses confirm by a button. */
const { site } = useSite();

test("the address changes after both mails were confirmed by a button", async (context) => {
  const { server, open } = site(context);
  const person = await signUpPerson(server, "Elna");
  const { page, visit } = await open({ person, width: 360 });
  await visit("/account");
  await page.getByRole("button", { name: "Change the address" }).click();
  await page.getByLabel("New address").fill("elna@new.example");
  await page.getByLabel("Your password", { exact: true }).fill(testPassword);
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole("button", { name: "Send the mails" }).click();
  await page.getByText("elna@new.example is not confirmed yet").waitFor();

  const { page: theirs } = await open();
  await theirs.goto(await readLink(server, "elna@new.example"));
  await theirs.getByText("If it was not you, close this page.").waitFor();
  await page.reload();
  await page.getByText(`Open the e-mail to ${person.email} and the one to elna@new.example.`).waitFor();
  await theirs.getByRole("button", { name: "Confirm", exact: true }).click();
  await theirs.getByText("Now open the mail to the address that the account has at present.").waitFor();

  await page.goto(await readLink(server, person.email));
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await page.getByText("From now on you sign in with elna@new.example.").waitFor();
  await page.goto("/account");
  await expect.poll(() => page.getByLabel("E-mail", { exact: true }).inputValue()).toBe("elna@new.example");
});
