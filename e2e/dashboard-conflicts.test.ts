import type { Dashboard } from "@askery/api";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Drafts that survive a closed tab, and two people who edit a dashboard at the same time. */
const { site, visit } = useSite();

function headingAt(y: number, text: string) {
  return { id: crypto.randomUUID(), tabId: null, x: 0, y, w: 24, h: 1, kind: "heading", text };
}

/** A dashboard with a heading. */
async function makeBoard(owner: TestPerson, title: string): Promise<Dashboard> {
  const [database] = await readDatabases(owner);
  const made = await owner.browser.post(`/api/databases/${database?.id ?? ""}/dashboards`, { title });
  const { id, revision } = made.body as Dashboard;
  return change(owner, { id, revision, texts: [headingAt(0, "Before")] });
}

async function change(
  { browser }: TestPerson,
  {
    id,
    ...body
  }: {
    readonly id: string;
    readonly revision: number;
    readonly title?: string;
    readonly texts?: readonly object[];
  },
): Promise<Dashboard> {
  const response = await browser.request(`/api/dashboards/${id}`, { method: "PATCH", body });
  return (await response.json()) as Dashboard;
}

async function edit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit", exact: true }).press("Enter");
  await page.getByRole("textbox", { name: "Name of the dashboard" }).waitFor();
}

const nameField = (page: Page) => page.getByRole("textbox", { name: "Name of the dashboard" });
const hasDraft = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("dashboard-draft")));

test("a closed tab's changes are offered with their age: discarded, or continued and saved", async (context) => {
  const { owner } = site(context);
  const { id } = await makeBoard(owner, "Closed");
  const { page } = await visit(context, `/dashboards/${id}`);
  page.on("dialog", (dialog) => void dialog.accept());
  await edit(page);
  await nameField(page).fill("Not wanted");
  await expect.poll(() => hasDraft(page)).toBe(true);
  await page.reload();
  await page.getByText(/^You have unsaved changes from /).waitFor();
  await page.getByRole("heading", { name: "Closed", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => hasDraft(page)).toBe(false);

  await edit(page);
  await nameField(page).fill("Continued");
  await expect.poll(() => hasDraft(page)).toBe(true);
  await page.reload();
  const offer = page.getByText(/^You have unsaved changes from /);
  await offer.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.poll(() => nameField(page).inputValue()).toBe("Continued");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Continued", level: 1 }).waitFor();
  expect([await offer.count(), await hasDraft(page)]).toEqual([0, false]);
});

test.for([1440, 360])(
  "at %i px: a draft on an older version shows who saved a newer one, and both versions to choose from",
  async (width, context) => {
    const { owner } = site(context);
    const board = await makeBoard(owner, "Contested");
    const [text] = board.texts;
    const { page } = await visit(context, `/dashboards/${board.id}`, { width: 1440, height: 800 });
    page.on("dialog", (dialog) => void dialog.accept());
    await edit(page);
    await nameField(page).fill("Mine");
    await page.getByRole("textbox", { name: "Heading" }).fill("My heading");
    await expect.poll(() => hasDraft(page)).toBe(true);
    await change(owner, {
      id: board.id,
      revision: board.revision,
      title: "Theirs",
      texts: [{ ...text, text: "Their words" }, headingAt(1, "Their new heading")],
    });
    await page.reload();
    await page.setViewportSize({ width, height: 800 });
    await page.getByText(/Ines saved a newer version/).waitFor();
    await page.getByRole("heading", { name: "Theirs", level: 1 }).waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Save" }).click();

    const dialog = page.getByRole("dialog", { name: "This dashboard has changed" });
    await dialog.getByText(/^Ines saved it /).waitFor();
    const choice = (name: string) => dialog.getByRole("radio", { name });
    await expect.poll(() => choice("Name: Yours").isChecked()).toBe(true);
    await expect.poll(() => choice("Their new heading: Ines").isChecked()).toBe(true);
    expect([await findViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
    await choice("Their words: Ines").check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "Mine", level: 1 }).waitFor();
    const saved = (await owner.browser.get(`/api/dashboards/${board.id}`)).body as Dashboard;
    expect([saved.revision, saved.title, saved.texts.map((one) => one.text)]).toEqual([
      board.revision + 2,
      "Mine",
      ["Their words", "Their new heading"],
    ]);
  },
);
