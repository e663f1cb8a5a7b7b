import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { findDatabaseOf } from "../apps/server/testing/ask.test-support.ts";
import { signUpPerson } from "../apps/server/testing/test-people.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Rules that limit what members read, and what such a member sees. */
const { site } = useSite();

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("an owner limits what a member sees, and the member asks within it", async (context) => {
  const { server, open } = site(context);
  const owner = await signUpPerson(server, "Rita");
  const guest = await signUpPerson(server, "Raj");
  const { id } = await findDatabaseOf(owner);
  await server.store
    .insertInto("member")
    .values({ workspaceId: id, userId: guest.userId, role: "viewer", createdAtMs: 0 })
    .execute();
  const { page, visit, context: window } = await open({ person: owner });
  onTestFinished(() => window.close());
  await visit(`/databases/${id}/access`);
  await page.getByRole("button", { name: "Add a rule" }).click();
  await choose(page, "Table", "customers");
  await page.getByRole("button", { name: "Filter rows" }).click();
  await choose(page, "Column", "country");
  await page.getByRole("checkbox", { name: "email" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Rule saved", { exact: true }).waitFor();
  const rules = page.getByRole("list", { name: "Rules" });
  expect(await rules.innerText()).toContain(
    "Hides email. Shows rows whose country is in the member’s “country”.",
  );
  const members = page.getByRole("list", { name: "Editors and viewers" });
  expect(await members.innerText()).toContain("country: none, so no rows");

  await page.getByRole("button", { name: "Change what Raj sees" }).click();
  await page.getByRole("textbox", { name: "country" }).fill("Germany\nSpain");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => members.innerText()).toContain("country: Germany, Spain");
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole("button", { name: "See as Raj" }).click();
  await choose(page, "Table", "customers");
  const rows = page.getByRole("region", { name: "First rows of customers" });
  await rows.waitFor();
  const seen = await rows.innerText();
  expect(seen).toContain("country");
  expect(seen).not.toContain("email");

  const theirs = await open({ person: guest });
  onTestFinished(() => theirs.context.close());
  await theirs.visit(`/ask?database=${id}`);
  const box = theirs.page.getByRole("combobox", { name: "Question" });
  await box.fill("customers by country");
  await box.press("Enter");
  await theirs.page.getByRole("region", { name: "Answer", exact: true }).waitFor();
  await expect.poll(() => theirs.page.getByRole("main").innerText()).toContain("Germany");
  expect(await theirs.page.getByRole("main").innerText()).not.toContain("France");
  const groups = theirs.page.getByRole("navigation").getByText("Dashboards", { exact: true });
  await expect.poll(() => groups.count()).toBe(0);
});

test("at 360 px the rules and the dialog fit", async (context) => {
  const { server, open } = site(context);
  const owner = await signUpPerson(server, "Rosa");
  const { id } = await findDatabaseOf(owner);
  const { page, visit, context: window } = await open({ person: owner, width: 360 });
  onTestFinished(() => window.close());
  await visit(`/databases/${id}/access`);
  await page.getByRole("button", { name: "Add a rule" }).waitFor();
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole("button", { name: "Add a rule" }).click();
  await choose(page, "Table", "customers");
  await page.getByRole("button", { name: "Filter rows" }).click();
  expect(await measureOverflow(page)).toBe(0);
});
