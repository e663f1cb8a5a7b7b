import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findDatabaseOf } from "../apps/server/testing/ask.test-support.ts";
import { signUpPerson } from "../apps/server/testing/test-people.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** The audit logs of a database and of the server. */
const { site, visit } = useSite();

test("an admin finds an act in the log of a database, filters it and exports it", async (context) => {
  const { server, open } = site(context);
  const person = await signUpPerson(server, "Astrid");
  const { id } = await findDatabaseOf(person);
  for (const title of ["Sales", "Costs"]) {
    await person.browser.post(`/api/databases/${id}/dashboards`, { title });
  }
  await person.browser.post(`/api/databases/${id}/invitations`, { role: "editor" });
  const { page, visit: go } = await open({ person });
  await go(`/databases/${id}/audit`);
  const entries = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  await expect.poll(() => entries.first().innerText()).toMatch(/Astrid invited people\s+role: editor/);
  await page.getByRole("searchbox", { name: "Find an entry" }).fill("costs");
  await expect.poll(() => entries.count()).toBe(1);
  await expect.poll(() => entries.innerText()).toContain("Astrid created the dashboard Costs");
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("combobox", { name: "Act" }).click();
  await page.getByRole("option", { name: "created the dashboard" }).click();
  await expect.poll(() => entries.count()).toBe(2);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines.map((line) => line.split(",")[3])).toEqual(["thing", "Costs", "Sales"]);
});

test("the owner of the server sees who signed in", async (context) => {
  const { page } = await visit(context, "/jobs");
  await page.getByRole("link", { name: "Audit log of the server" }).click();
  await page.waitForURL("**/audit");
  await expect
    .poll(() => page.getByRole("list", { name: "Audit log" }).innerText())
    .toContain("Ines signed up");
});

test("at 360 px the log fits", async (context) => {
  const { page } = await visit(context, "/audit", { width: 360 });
  await page.getByRole("list", { name: "Audit log" }).waitFor();
  expect(await measureOverflow(page)).toBe(0);
});
