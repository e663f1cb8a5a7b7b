import type { Conversation } from "@askery/api";
import { invariant, type Answer, type Table } from "@askery/model";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { TestPerson } from "../apps/server/testing/test-people.test-support.ts";

export const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
export const refusal = (page: Page) => page.getByRole("region", { name: "Not answered", exact: true });

/** A page whose clicks are counted. */
export interface Clicking {
  readonly page: Page;
  readonly click: (what: ReturnType<Page["getByRole"]>) => Promise<void>;
  readonly countClicks: () => number;
}

/** Counts the clicks on a page. */
export function countClicksOn(page: Page): Clicking {
  let clicks = 0;
  const click: Clicking["click"] = async (what) => {
    clicks += 1;
    await what.click();
  };
  return { page, click, countClicks: () => clicks };
}

/** The rows of the last answer of the conversation that a page shows, once it is there. A long table has its first rows. */
export async function readShown({ browser }: TestPerson, page: Page): Promise<Answer> {
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const read = async () => {
    const { turns } = (await browser.get(`/api/conversations/${id}`)).body as Conversation;
    const state = turns.at(-1)?.state;
    return state?.kind === "done" && state.outcome.kind === "answered" ? state.outcome.answer : null;
  };
  await expect.poll(read).not.toBeNull();
  const answer = await read();
  invariant(answer !== null, "it is answered");
  return answer;
}

export function rowsOf({ values }: Table): readonly (readonly string[])[] {
  const [first = []] = values;
  return first.map((_, row) => values.map((cells) => printCell(cells[row])));
}

/** A cell with figures as far as both sides compute them alike. */
export function printCell(cell: unknown): string {
  const text = typeof cell === "number" || typeof cell === "string" ? String(cell) : "";
  return text !== "" && Number.isFinite(Number(text)) ? Number(text).toPrecision(5) : text;
}

/** Whether each row has the cells of another right one. */
export function areRight(
  shown: readonly (readonly string[])[],
  right: readonly (readonly string[])[],
): boolean {
  const left = [...right];
  return shown.every((row) => {
    const at = left.findIndex((cells) => cells.every((cell) => row.includes(cell)));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}
