import type { Dashboard } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Cards that are selected together, moved, removed, and copied to another dashboard. */
const { site, visit } = useSite();

/** A dashboard with cards of headings: "A 0 0 12 1" is its text and its slot. */
async function makeBoard(
  { browser, ...person }: TestPerson,
  title: string,
  headings: readonly string[],
): Promise<Dashboard> {
  const [database] = await readDatabases({ browser, ...person });
  const made = await browser.post(`/api/databases/${database?.id ?? ""}/dashboards`, { title });
  const { id, revision } = made.body as Dashboard;
  const texts = headings.map((line) => {
    const [text = "", ...slot] = line.split(" ");
    const [x, y, w, h] = slot.map(Number);
    return { id: crypto.randomUUID(), tabId: null, kind: "heading", text, x, y, w, h };
  });
  const changed = await browser.request(`/api/dashboards/${id}`, {
    method: "PATCH",
    body: { revision, texts },
  });
  return (await changed.json()) as Dashboard;
}

async function readSlots({ browser }: TestPerson, id: string): Promise<readonly string[]> {
  const { texts } = (await browser.get(`/api/dashboards/${id}`)).body as Dashboard;
  return texts.map(({ text, x, y, w, h }) => `${text} ${x} ${y} ${w} ${h}`).toSorted();
}

async function edit(page: Page, title: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  if (width > 768) await page.getByRole("button", { name: "Edit", exact: true }).press("Enter");
  else {
    await page.getByRole("button", { name: `Actions for ${title}` }).press("Enter");
    await page.getByRole("menuitem", { name: "Edit", exact: true }).press("Enter");
  }
  await page.getByRole("textbox", { name: "Name of the dashboard" }).waitFor();
}

const grip = (page: Page, name: string) => page.getByRole("button", { name: `Move ${name}`, exact: true });
const bar = (page: Page) => page.getByRole("toolbar", { name: "Selected cards" });

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Dashboard saved", { exact: true }).waitFor();
}

const four = ["A 0 0 12 1", "B 12 0 12 1", "C 0 1 24 1", "D 0 2 24 1"];

test("by keyboard alone, cards are selected, moved together, copied and pasted into another dashboard", async (context) => {
  const { owner } = site(context);
  const from = await makeBoard(owner, "From", four);
  const to = await makeBoard(owner, "To", ["E 0 0 24 2"]);
  const { page } = await visit(context, `/dashboards/${from.id}`);
  await edit(page, "From");
  await grip(page, "A").press("Space");
  await grip(page, "B").press("Space");
  await expect.poll(() => bar(page).getByText("2 cards").count()).toBe(1);
  await grip(page, "B").press("ArrowDown");
  await grip(page, "B").press("Control+c");
  await page.getByText("2 cards copied", { exact: true }).waitFor();
  await save(page);
  expect(await readSlots(owner, from.id)).toEqual(["A 0 1 12 1", "B 12 1 12 1", "C 0 0 24 1", "D 0 2 24 1"]);

  await page.goto(new URL(`/dashboards/${to.id}`, page.url()).href);
  await edit(page, "To");
  await page.keyboard.press("Control+v");
  await expect.poll(() => bar(page).getByText("2 cards").count()).toBe(1);
  await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe("Move A");
  expect(await findViolations(page)).toEqual([]);
  await save(page);
  expect(await readSlots(owner, to.id)).toEqual(["A 0 2 12 1", "B 12 2 12 1", "E 0 0 24 2"]);
  expect(await readSlots(owner, from.id)).toHaveLength(4);
});

test("selected cards are dragged together, and removed together with an undo", async (context) => {
  const { owner } = site(context);
  const board = await makeBoard(owner, "Dragged", ["A 0 0 12 2", "B 12 0 12 2", "C 0 2 24 2", "D 0 4 24 2"]);
  const { page } = await visit(context, `/dashboards/${board.id}`);
  await edit(page, "Dragged");
  await grip(page, "A").click();
  await grip(page, "B").click();
  await expect.poll(() => bar(page).getByText("2 cards").count()).toBe(1);
  const [start, end] = [await grip(page, "A").boundingBox(), await grip(page, "D").boundingBox()];
  await page.mouse.move((start?.x ?? 0) + 8, (start?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((start?.x ?? 0) + 8, (end?.y ?? 0) + 60, { steps: 12 });
  await page.mouse.up();
  // The drag is no click: both are still selected.
  await expect.poll(() => bar(page).getByText("2 cards").count()).toBe(1);
  await bar(page).getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => grip(page, "A").count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => grip(page, "A").count()).toBe(1);
  await save(page);
  expect(await readSlots(owner, board.id)).toEqual(["A 0 4 12 2", "B 12 4 12 2", "C 0 0 24 2", "D 0 2 24 2"]);
});

test("a card is resized by its corner, and the cards below make room; Discard leaves what was saved", async (context) => {
  const { owner } = site(context);
  const board = await makeBoard(owner, "Resized", ["A 0 0 12 2", "B 12 0 12 2", "C 0 2 24 2"]);
  const { page } = await visit(context, `/dashboards/${board.id}`);
  const resize = async (rows: number) => {
    const card = page.locator(`[data-card="${board.texts.find(({ text }) => text === "A")?.id ?? ""}"]`);
    const corner = await card.locator(".react-resizable-handle").boundingBox();
    const [x, y] = [(corner?.x ?? 0) + 6, (corner?.y ?? 0) + 6];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + rows * 56, { steps: 8 });
    await page.mouse.up();
  };
  await edit(page, "Resized");
  await resize(2);
  await save(page);
  expect(await readSlots(owner, board.id)).toEqual(["A 0 0 12 4", "B 12 0 12 2", "C 0 4 24 2"]);
  await edit(page, "Resized");
  await resize(1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).waitFor();
  expect(await readSlots(owner, board.id)).toEqual(["A 0 0 12 4", "B 12 0 12 2", "C 0 4 24 2"]);
});

test("at 360 px, cards are selected by a tap on the grip and copied by the bar", async (context) => {
  const { owner } = site(context);
  const board = await makeBoard(owner, "Narrow", four);
  const { page } = await visit(context, `/dashboards/${board.id}`, { width: 360, height: 700 });
  await edit(page, "Narrow");
  await grip(page, "A").click();
  await bar(page).getByRole("button", { name: "Copy" }).click();
  await page.getByRole("button", { name: "Paste 1 card" }).click();
  await expect.poll(() => grip(page, "A").count()).toBe(2);
  expect(await measureOverflow(page)).toBe(0);
  await save(page);
  expect(await readSlots(owner, board.id)).toHaveLength(5);
});
