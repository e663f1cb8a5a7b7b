import { expect, test } from "vitest";
import { findDatabaseOf } from "../apps/server/testing/ask.test-support.ts";
import { openBrowser } from "../apps/server/testing/test-browser.test-support.ts";
import { signUpPerson, testPassword } from "../apps/server/testing/test-people.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
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
  expect(await shelf.getByRole("button", { name: "Slow box", exact: true }).count()).toBe(0);
  released.resolve();
  await shelf.getByRole("button", { name: "Slow box", exact: true }).waitFor();
});
