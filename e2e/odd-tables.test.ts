import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { writeOddTables } from "../scripts/screens/write-odd-tables.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { replaceSample } from "./replace-sample.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Explorer and Quantum on tables of which there is little to say: they say what there is, or why there is nothing. */
const dataFolder = makeTemporaryFolder(afterAll);
await replaceSample(dataFolder, writeOddTables);
const { visit } = useSite({ dataFolder, sampleScale: 1 });

const ended = (page: Page) => page.getByText(/^(?:\d+ findings?\b.*|There was nothing to query)/);
const shown = (page: Page) => page.getByRole("main");

test.for([
  ["parts", /(?:bolt|nut|gear)/],
  ["single", /Single amount is 12\.5 on 3 May/],
  ["blanks", /missing in 100% of the rows/],
  ["notes", /These rows have no dates, categories or figures with enough values to compare/],
  ["wide", /Why this is shown/],
] as const)("Explorer: %s", async ([table, text], context) => {
  const { page } = await visit(context, `/ask/explorer?table=${table}`, { width: 768 });
  await ended(page).first().waitFor();
  await expect.poll(() => shown(page).getByText(text).count()).toBeGreaterThan(0);
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  expect(await measureOverflow(page)).toBe(0);
});

test.for([
  ["Why did parts fall in May?", /This names no figure with dates/],
  ["Why did single amount rise in May 2026?", /rose in May 2026: 12\.5, after 0 in Apr 2026/],
  ["Why did blanks fall in May?", /is 0 in May 2026 and in Apr 2026|did not change/],
  ["Why did notes fall in May?", /This names no figure with dates/],
  ["Why did wide amount change in May 2026?", /in May 2026/],
] as const)("Quantum: %s", async ([question, text], context) => {
  const { page } = await visit(context, `/ask/quantum?q=${encodeURIComponent(question)}&run=1`, {
    width: 768,
  });
  await expect.poll(() => shown(page).getByText(text).count(), { timeout: 60_000 }).toBeGreaterThan(0);
  expect(await measureOverflow(page)).toBe(0);
});
