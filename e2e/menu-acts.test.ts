import type { Favorite } from "@askery/api";
import { expect, test } from "vitest";
import { findDatabaseOf } from "../apps/server/testing/ask.test-support.ts";
import { openBrowser } from "../apps/server/testing/test-browser.test-support.ts";
import {
  signUpPerson,
  testPassword,
  type TestPerson,
} from "../apps/server/testing/test-people.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { pickAction } from "./pick-action.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/* Leaving with unsaved work or other sessions, and the order of favorites. */
const { site } = useSite();

test("logging out asks about unsaved work, and offers all devices", async (context) => {
  const { server, open } = site(context);
  const person = await signUpPerson(server, "Petra");
  const elsewhere = openBrowser(server);
  await elsewhere.post("/api/auth/sign-in/email", { email: person.email, password: testPassword });
  const { page, visit } = await open({ person, width: 360 });
  await visit("/databases/new?way=connect&kind=postgres");
  await page.getByLabel("Host", { exact: true }).fill("db.example.com");
  await page.getByRole("button", { name: "Toggle menu" }).click();
  await page.getByRole("button", { name: /petra@example.com/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Log out without saving?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect((await elsewhere.get("/api/me")).status).toBe(200);

  await page.getByRole("button", { name: /petra@example.com/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await dialog.getByRole("switch", { name: "Log out on all devices" }).click();
  expect(await measureOverflow(page)).toBe(0);
  await dialog.getByRole("button", { name: "Log out" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  expect([(await elsewhere.get("/api/me")).status, (await person.browser.get("/api/me")).status]).toEqual([
    401, 401,
  ]);
});

test("favorites are dragged into order and into folders, and moved by the keyboard", async (context) => {
  const { server, open } = site(context);
  const person = await signUpPerson(server, "Pepe");
  const { id: databaseId } = await findDatabaseOf(person);
  for (const title of ["One", "Two", "Box"]) {
    await person.browser.post(`/api/databases/${databaseId}/favorites`, { kind: "folder", title });
  }
  const { page, visit } = await open({ person });
  await visit("/chats");
  const section = page.getByRole("region", { name: "Favorites" });
  const row = (title: string) => section.getByRole("button", { name: title, exact: true });
  const order = () => section.getByRole("button", { name: /^(?:One|Two|Box)$/ }).allInnerTexts();
  await expect.poll(order).toEqual(["One", "Two", "Box"]);
  await row("Box").dragTo(row("One"), { targetPosition: { x: 40, y: 2 } });
  await expect.poll(order).toEqual(["Box", "One", "Two"]);
  await row("Two").dragTo(row("Box"));
  await expect.poll(order).toEqual(["Box", "One"]);
  await row("Box").click();
  await expect.poll(order).toEqual(["Box", "Two", "One"]);
  await section.getByRole("button", { name: "Actions for favorite One" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Move up" }).press("Enter");
  await expect.poll(order).toEqual(["One", "Box", "Two"]);
  await page.reload();
  await row("Box").click();
  await expect.poll(order).toEqual(["One", "Box", "Two"]);
});

/** Year > Quarter > Kept, and Loose. */
async function shelveLevels(person: TestPerson): Promise<void> {
  const { id } = await findDatabaseOf(person);
  const add = async (title: string, parentId: string | null) => {
    const added = await person.browser.post(`/api/databases/${id}/favorites`, {
      kind: "folder",
      title,
      parentId,
    });
    return (added.body as Favorite).id;
  };
  await add("Kept", await add("Quarter", await add("Year", null)));
  await add("Loose", null);
}

/** The titles of favorites from the top, each with those of the folders in which it is. */
async function readLevels(person: TestPerson): Promise<readonly string[]> {
  const { id } = await findDatabaseOf(person);
  const all = (await person.browser.get(`/api/databases/${id}/favorites`)).body as readonly Favorite[];
  const listIn = (parentId: string | null, path: string): readonly string[] =>
    all
      .filter((one) => one.parentId === parentId)
      .toSorted((one, other) => one.position - other.position)
      .flatMap(({ id: folderId, title }) => [`${path}${title}`, ...listIn(folderId, `${path}${title} > `)]);
  return listIn(null, "");
}

test("favorites are dragged across three levels of folders", async (context) => {
  const { server, open } = site(context);
  const person = await signUpPerson(server, "Pilar");
  await shelveLevels(person);
  const { page, visit } = await open({ person });
  await visit("/chats");
  const section = page.getByRole("region", { name: "Favorites" });
  const row = (title: string) => section.getByRole("button", { name: title, exact: true });
  await row("Year").click();
  await row("Quarter").click();
  await row("Loose").dragTo(row("Kept"), { targetPosition: { x: 40, y: 2 } });
  await expect
    .poll(() => readLevels(person))
    .toEqual(["Year", "Year > Quarter", "Year > Quarter > Loose", "Year > Quarter > Kept"]);
  await row("Kept").dragTo(row("Year"), { targetPosition: { x: 40, y: 2 } });
  await expect
    .poll(() => readLevels(person))
    .toEqual(["Kept", "Year", "Year > Quarter", "Year > Quarter > Loose"]);
  await row("Year").dragTo(row("Kept"));
  await expect
    .poll(() => readLevels(person))
    .toEqual(["Kept", "Kept > Year", "Kept > Year > Quarter", "Kept > Year > Quarter > Loose"]);
  // A folder can't be dropped into what is in it.
  await row("Kept").click();
  await row("Year").click();
  await row("Year").dragTo(row("Quarter"));
  await row("Quarter").dragTo(row("Kept"), { targetPosition: { x: 40, y: 2 } });
  await expect.poll(() => readLevels(person)).toEqual(["Quarter", "Quarter > Loose", "Kept", "Kept > Year"]);
});

test.for([1440, 360])(
  "at %i px: favorites are moved across three levels by the keyboard",
  async (width, context) => {
    const { server, open } = site(context);
    const person = await signUpPerson(server, `Pia${width}`);
    await shelveLevels(person);
    const { page, visit } = await open({ person, width });
    await visit("/chats");
    if (width === 360) await page.getByRole("button", { name: "Toggle menu" }).press("Enter");
    const section = page.getByRole("region", { name: "Favorites" });
    const toggle = (title: string) =>
      section.getByRole("button", { name: title, exact: true }).press("Enter");
    const move = async (title: string, to: string) => {
      await pickAction(page, `Actions for favorite ${title}`, "Move to");
      await page.getByRole("menuitem", { name: to, exact: true }).press("Enter");
    };
    await toggle("Year");
    await toggle("Quarter");
    await move("Loose", "Quarter");
    await expect
      .poll(() => readLevels(person))
      .toEqual(["Year", "Year > Quarter", "Year > Quarter > Kept", "Year > Quarter > Loose"]);
    await move("Quarter", "No folder");
    await expect
      .poll(() => readLevels(person))
      .toEqual(["Year", "Quarter", "Quarter > Kept", "Quarter > Loose"]);
    await move("Year", "Kept");
    await expect
      .poll(() => readLevels(person))
      .toEqual(["Quarter", "Quarter > Kept", "Quarter > Kept > Year", "Quarter > Loose"]);
    expect(await measureOverflow(page)).toBe(0);
  },
);

test("the menu blocks no page: pages open and answer while its favorites and projects are on their way", async (context) => {
  const { server, open } = site(context);
  const person = await signUpPerson(server, "Paco");
  const { id: databaseId } = await findDatabaseOf(person);
  const favorite = { kind: "folder", title: "Slow box" };
  await person.browser.post(`/api/databases/${databaseId}/favorites`, favorite);
  await person.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Quick board" });
  const { page, visit } = await open({ person });
  const released = Promise.withResolvers<void>();
  const held: string[] = [];
  await page.route(/\/(?:favorites|conversations\?limit=\d)(?:&|$)/, async (route) => {
    held.push(new URL(route.request().url()).pathname.split("/").at(-1) ?? "");
    await released.promise;
    await route.continue();
  });
  await visit("/chats");
  const projects = page.getByRole("list", { name: "Projects" }).getByRole("link");
  await projects.first().waitFor();
  const menu = page.getByRole("navigation", { name: "Main", exact: true });
  await menu.getByRole("button", { name: "Dashboards", exact: true }).click();
  await menu.getByRole("link", { name: "History" }).click();
  await page.getByRole("link", { name: "Quick board" }).waitFor();
  await page.getByRole("searchbox", { name: "Find a dashboard" }).fill("nothing of that name");
  await expect.poll(async () => page.getByRole("link", { name: "Quick board" }).count()).toBe(0);
  await expect.poll(() => held.toSorted()).toEqual(["conversations", "favorites"]);
  const shelf = page.getByRole("region", { name: "Favorites" });
  await expect.poll(() => shelf.getByRole("button", { name: "Slow box", exact: true }).count()).toBe(0);
  released.resolve();
  await shelf.getByRole("button", { name: "Slow box", exact: true }).waitFor();
});
