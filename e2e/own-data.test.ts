import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findDatabaseOf } from "../apps/server/testing/ask.test-support.ts";
import { signUpPerson, testPassword } from "../apps/server/testing/test-people.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** A copy of one's data, and the end of an account. */
const { site, visit } = useSite();

test("a person takes a copy, passes a database on, and deletes the account", async (context) => {
  const { server, open } = site(context);
  const person = await signUpPerson(server, "Dora");
  const heir = await signUpPerson(server, "Dan");
  const { id, name } = await findDatabaseOf(person);
  const { body } = await person.browser.post(`/api/databases/${id}/invitations`, { role: "viewer" });
  const token = new URL((body as { readonly url: string }).url).searchParams.get("token");
  await heir.browser.post(`/api/invitations/${token}/accept`);
  const { page, visit: go } = await open({ person, width: 360 });
  await go("/account");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export my data" }).click(),
  ]);
  expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toMatchObject({ account: { name: "Dora" } });

  await page.getByRole("button", { name: "Delete account" }).click();
  // Nothing is chosen for the person, and without a choice nothing happens.
  await page.getByLabel("Your password", { exact: true }).fill(testPassword);
  await page.getByRole("dialog").getByRole("button", { name: "Delete account" }).click();
  await page.getByText("Choose what happens to this database.").waitFor();
  expect((await person.browser.get("/api/me")).status).toBe(200);
  await page.getByRole("combobox", { name }).click();
  await page.getByRole("option", { name: "Pass to Dan" }).click();
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole("dialog").getByRole("button", { name: "Delete account" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  expect((await person.browser.get("/api/me")).status).toBe(401);
  expect((await heir.browser.get(`/api/databases/${id}`)).body).toMatchObject({ role: "owner" });
});

test("the page of the server.s owner shows that the account cannot be deleted", async (context) => {
  const { page } = await visit(context, "/account");
  await page.getByText("You own this server, so your account cannot be deleted.").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Delete account" }).count()).toBe(0);
});
