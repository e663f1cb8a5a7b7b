import { expect, onTestFinished, test } from "vitest";
import { signUpPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** The page of the server, as its owner and others see it. */
const { site, visit } = useSite();

test("the owner suspends a person, who is signed out, and undoes it", async (context) => {
  const { server } = site(context);
  const sue = await signUpPerson(server, "Sue");
  const { page } = await visit(context, "/server");
  const people = page.getByRole("list", { name: "People" });
  await page.getByRole("searchbox", { name: "Find a person" }).fill("sue@");
  await expect.poll(() => people.getByRole("listitem").count()).toBe(1);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Actions for Sue" }).click();
  await page.getByRole("menuitem", { name: "Suspend" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspend" }).click();
  await expect.poll(() => people.innerText()).toContain("Suspended");
  expect((await sue.browser.get("/api/me")).status).toBe(401);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => people.innerText()).not.toContain("Suspended");
});

test("sign-up is turned off and on, and the panel follows", async (context) => {
  const { open } = site(context);
  const { page } = await visit(context, "/server");
  await page.getByRole("radio", { name: /^Nobody/ }).click();
  await page.getByText("Sign-up changed", { exact: true }).waitFor();
  const theirs = await open({});
  onTestFinished(() => theirs.context.close());
  await theirs.visit("/?panel=sign-up");
  await theirs.page.getByText("This server takes no new accounts").waitFor();
  await expect.poll(() => theirs.page.getByRole("button", { name: "Sign up" }).count()).toBe(0);
  await page.getByRole("radio", { name: /^Everybody/ }).click();
  await theirs.page.reload();
  await theirs.page.getByRole("button", { name: "Sign up" }).waitFor();
});

test.for([1440, 360])(
  "at %i px the page fits, and leads to jobs and to the audit log",
  async (width, context) => {
    const { page } = await visit(context, "/server", { width });
    await page.getByRole("list", { name: "Databases" }).waitFor();
    expect(await measureOverflow(page)).toBe(0);
    await expect.poll(() => page.getByText("SQLite in the data folder").count()).toBe(1);
    await page.getByRole("link", { name: "Audit log of the server" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Background jobs" }).click();
    await page.waitForURL(/\/jobs$/);
    await page.getByRole("link", { name: "Server", exact: true }).click();
    await page.waitForURL(/\/server$/);
  },
);

test("another user sees whose page it is", async (context) => {
  const { server, open } = site(context);
  const window = await open({ person: await signUpPerson(server, "Sid") });
  onTestFinished(() => window.context.close());
  await window.visit("/server");
  await window.page.getByRole("heading", { name: "Only for the owner of this server" }).waitFor();
  await expect.poll(() => window.page.getByRole("list", { name: "People" }).count()).toBe(0);
});
