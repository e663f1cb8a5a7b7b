import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { findDatabaseOf } from "../apps/server/testing/ask.test-support.ts";
import { signUpPerson } from "../apps/server/testing/test-people.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** A database and the people in it: invitations, roles, leaving. */
const { site, visit } = useSite();

/** Opens the members of a new person's own database. */
async function visitMembers(context: TestContext, name: string, width = 1440) {
  const { server, open } = site(context);
  const owner = await signUpPerson(server, name);
  const { id, name: databaseName } = await findDatabaseOf(owner);
  const window = await open({ person: owner, width });
  await window.visit(`/databases/${id}/members`);
  await membersOf(window.page).getByRole("link", { name }).waitFor();
  return { ...window, owner, id, databaseName };
}

const membersOf = (page: Page) => page.getByRole("list", { name: "Members" });

async function createLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Invite people" }).click();
  await page.getByRole("radio", { name: "By link" }).click();
  await page.getByRole("radio", { name: /^Editor/ }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  return page.getByRole("textbox", { name: "Link" }).inputValue();
}

test("a person joins by a link, and the owner changes and undoes their role", async (context) => {
  const { page, databaseName } = await visitMembers(context, "Olga");
  const url = await createLink(page);
  await page.getByRole("button", { name: "Done" }).click();
  await expect
    .poll(() => page.getByRole("list", { name: "Invitations" }).innerText())
    .toContain("used 0 times");

  const { server, open } = site(context);
  const guest = await signUpPerson(server, "Gus");
  const theirs = await open({ person: guest });
  const { pathname, search } = new URL(url);
  await theirs.page.goto(`${pathname}${search}`);
  await theirs.page.getByText(/Olga invites you to/).waitFor();
  await theirs.page.getByRole("button", { name: `Join ${databaseName}` }).click();
  await theirs.page.waitForURL(/\/ask\?database=/);

  await page.reload();
  await page.getByRole("button", { name: "Actions for Gus" }).click();
  await page.getByRole("menuitemradio", { name: "Viewer" }).click();
  await expect.poll(() => membersOf(page).innerText()).toContain("Viewer");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => membersOf(page).innerText()).toContain("Editor");
});

test("a signed-out visitor signs in, and comes back to the invitation", async (context) => {
  const { page } = await visitMembers(context, "Orla");
  const url = new URL(await createLink(page));
  const { server, open } = site(context);
  const guest = await signUpPerson(server, "Gwen");
  const { page: theirs } = await open({});
  await theirs.goto(`${url.pathname}${url.search}`);
  const first = theirs.getByRole("button", { name: "Create an account" });
  await expect.poll(async () => first.and(theirs.locator(":focus")).count()).toBe(1);
  await theirs.getByRole("button", { name: "Sign in" }).click();
  await theirs.getByLabel("E-mail").fill(guest.email);
  await theirs.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await theirs.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.poll(() => theirs.getByRole("button", { name: /^Join / }).isVisible()).toBe(true);
});

test("an invitation that does not exist says so", async (context) => {
  const { page } = await visit(context, `/?panel=invitation&token=${"x".repeat(43)}`);
  const alert = page.getByRole("dialog").getByRole("alert");
  await expect.poll(() => alert.innerText()).toContain("This invitation does not work.");
});

test("a member is removed after a question, and loses access at once", async (context) => {
  const { page, id } = await visitMembers(context, "Otto");
  const url = await createLink(page);
  await page.getByRole("button", { name: "Done" }).click();
  const { server } = site(context);
  const guest = await signUpPerson(server, "Gil");
  const token = new URL(url).searchParams.get("token");
  await guest.browser.post(`/api/invitations/${token}/accept`);
  await page.reload();
  await page.getByRole("button", { name: "Actions for Gil" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await page.getByText("Gil was removed", { exact: true }).waitFor();
  await expect.poll(() => membersOf(page).innerText()).not.toContain("Gil");
  expect((await guest.browser.get(`/api/databases/${id}`)).status).toBe(404);
});

test("at 360 px the members and the dialog fit", async (context) => {
  const { page } = await visitMembers(context, "Odo", 360);
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole("button", { name: "Invite people" }).click();
  await page.getByRole("dialog").waitFor();
  expect(await measureOverflow(page)).toBe(0);
});
