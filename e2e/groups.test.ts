import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { findDatabaseOf } from "../apps/server/testing/ask.test-support.ts";
import { signUpPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Groups of a database's members, as its owner and a member see them. */
const { site } = useSite();

/** A new owner with a viewer, on the page of the members. */
async function visitMembers(context: TestContext, names: readonly [string, string], width = 1440) {
  const { server, open } = site(context);
  const owner = await signUpPerson(server, names[0]);
  const guest = await signUpPerson(server, names[1]);
  const { id } = await findDatabaseOf(owner);
  const member = { workspaceId: id, userId: guest.userId, role: "viewer" as const, createdAtMs: 0 };
  await server.store.insertInto("member").values(member).execute();
  const window = await open({ person: owner, width });
  await window.visit(`/databases/${id}/members`);
  await membersOf(window.page).getByRole("link", { name: names[1] }).waitFor();
  return { ...window, owner, guest, id };
}

const membersOf = (page: Page) => page.getByRole("list", { name: "Members" });
const groupsOf = (page: Page) => page.getByRole("list", { name: "Groups" });
const dialogOf = (page: Page) => page.getByRole("dialog");

async function makeGroup(page: Page, name: string, role: RegExp): Promise<void> {
  await page.getByRole("button", { name: "New group" }).click();
  await dialogOf(page).getByRole("textbox", { name: "Name" }).fill(name);
  await dialogOf(page).getByRole("radio", { name: role }).click();
  await dialogOf(page).getByRole("button", { name: "Create group" }).click();
  await dialogOf(page).getByText(`People in ${name}`).waitFor();
}

test("a group gives a member its role, and deleting it is undone", async (context) => {
  const { page, guest, id } = await visitMembers(context, ["Gina", "Gregor"]);
  await page.getByText("No groups yet").waitFor();
  await makeGroup(page, "Analysts", /^Editor/);
  await dialogOf(page).getByRole("switch", { name: "Gregor is in Analysts" }).click();
  await page.getByText("Gregor added to Analysts", { exact: true }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await dialogOf(page).getByRole("button", { name: "Done" }).click();
  await expect.poll(() => membersOf(page).innerText()).toContain("in Analysts");
  await expect.poll(() => membersOf(page).innerText()).toContain("Editor");
  const path = `/api/databases/${id}/dashboards`;
  expect((await guest.browser.post(path, { title: "Board" })).status).toBe(200);

  await page.getByRole("button", { name: "Actions for Analysts" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect.poll(() => membersOf(page).innerText()).not.toContain("in Analysts");
  expect((await guest.browser.post(path, { title: "Board" })).status).toBe(403);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await groupsOf(page).getByRole("button", { name: "Analysts", exact: true }).waitFor();
  await expect.poll(() => membersOf(page).innerText()).toContain("in Analysts");
});

test("a group is renamed and changes its role, and a name that is taken is refused", async (context) => {
  const { page } = await visitMembers(context, ["Gesa", "Gundula"]);
  await makeGroup(page, "Sales", /^Viewer/);
  await dialogOf(page).getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Actions for Sales" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await dialogOf(page).getByRole("textbox", { name: "Name" }).fill("Support");
  await dialogOf(page).getByRole("button", { name: "Rename" }).click();
  await groupsOf(page).getByRole("button", { name: "Support", exact: true }).waitFor();
  await page.getByRole("button", { name: "Actions for Support" }).click();
  await page.getByRole("menuitemradio", { name: "Editor" }).click();
  await expect.poll(() => groupsOf(page).innerText()).toContain("Editor");
  await page.getByRole("button", { name: "New group" }).click();
  await dialogOf(page).getByRole("textbox", { name: "Name" }).fill("support");
  await dialogOf(page).getByRole("button", { name: "Create group" }).click();
  await dialogOf(page).getByText("The database has a group named “support” already.").waitFor();
});

test("a viewer sees the groups and their people, and changes nothing", async (context) => {
  const { owner, guest, id } = await visitMembers(context, ["Gudrun", "Gaby"]);
  const made = await owner.browser.post(`/api/databases/${id}/groups`, { name: "Board", role: "viewer" });
  const { id: groupId } = made.body as { readonly id: string };
  const add = `/api/databases/${id}/groups/${groupId}/members/${guest.userId}`;
  await owner.browser.request(add, { method: "PUT" });
  const { page, visit } = await site(context).open({ person: guest });
  await visit(`/databases/${id}/members`);
  await groupsOf(page).getByRole("button", { name: "Board", exact: true }).click();
  const people = dialogOf(page).getByRole("list", { name: "People in the group" });
  await expect.poll(() => people.innerText()).toContain("Gaby");
  await expect.poll(() => dialogOf(page).getByRole("switch").count()).toBe(0);
  await dialogOf(page).getByRole("button", { name: "Done" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Actions for Board" }).count()).toBe(0);
  await expect.poll(() => page.getByRole("button", { name: "New group" }).count()).toBe(0);
});

test("a project is shared with a group", async (context) => {
  const { owner, guest, id, page, visit } = await visitMembers(context, ["Gero", "Gitta"]);
  const made = await owner.browser.post(`/api/databases/${id}/groups`, { name: "Board", role: "viewer" });
  const { id: groupId } = made.body as { readonly id: string };
  const add = `/api/databases/${id}/groups/${groupId}/members/${guest.userId}`;
  await owner.browser.request(add, { method: "PUT" });
  const listed = await owner.browser.get(`/api/databases/${id}/conversations`);
  const { items } = listed.body as { readonly items: readonly { readonly id: string }[] };
  await visit(`/chat/${items[0]?.id ?? ""}`);
  await page.getByRole("button", { name: "Share", exact: true }).first().click();
  await dialogOf(page).getByRole("switch", { name: "Board can read it" }).click();
  await dialogOf(page).getByText("You and Board can open this project.").waitFor();
  await expect
    .poll(async () => (await guest.browser.get(`/api/conversations/${items[0]?.id ?? ""}`)).status)
    .toBe(200);
});

test("at 360 px the groups and their dialogs fit", async (context) => {
  const { page } = await visitMembers(context, ["Gerlinde", "Gunnar"], 360);
  await makeGroup(page, "Analysts of the northern region", /^Editor/);
  expect(await measureOverflow(page)).toBe(0);
  await dialogOf(page).getByRole("button", { name: "Done" }).click();
  expect(await measureOverflow(page)).toBe(0);
});
