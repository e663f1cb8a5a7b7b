import { readFile } from "node:fs/promises";
import type { ChartSummary, Conversation, Dashboard } from "@askery/api";
import type { DashboardFilter } from "@askery/model";
import { expect, test } from "vitest";
import { ask } from "../apps/server/testing/ask.test-support.ts";
import type { TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** The figures of a dashboard beside those of the period before. */
const { site, visit } = useSite();

const questions = ["number of orders", "number of orders by month", "number of orders by channel"] as const;

const time: DashboardFilter = {
  id: "time",
  label: "Time",
  kind: "time",
  column: null,
  initial: null,
  isRequired: false,
  targets: {},
};

async function makeBoard({ browser, ...person }: TestPerson): Promise<string> {
  const [database] = await readDatabases({ browser, ...person });
  const databaseId = database?.id ?? "";
  const path = `/api/databases/${databaseId}`;
  const made = await browser.post(`${path}/conversations`, { mode: "genesis" });
  const board = (await browser.post(`${path}/dashboards`, { title: "Compared" })).body as Dashboard;
  for (const question of questions) {
    const { turn } = await ask({ browser, ...person }, (made.body as Conversation).id, question);
    const saved = await browser.post(`/api/turns/${turn.id}/charts`, { title: question });
    await browser.post(`/api/dashboards/${board.id}/cards`, { chartId: (saved.body as ChartSummary).id });
  }
  const { revision } = (await browser.get(`/api/dashboards/${board.id}`)).body as Dashboard;
  await browser.request(`/api/dashboards/${board.id}`, {
    method: "PATCH",
    body: { revision, filters: [time] },
  });
  return board.id;
}

test("a period is compared with the one before: in numbers, along time, in the address, and not elsewhere", async (context) => {
  const { owner } = site(context);
  const id = await makeBoard(owner);
  const { page } = await visit(context, `/dashboards/${id}`);
  await page.getByRole("button", { name: "Time All" }).click();
  await page.getByRole("combobox", { name: "Compare with" }).click();
  await page.getByRole("option", { name: "the period before" }).click();
  await page.getByRole("button", { name: "last year" }).click();
  await page.getByRole("button", { name: "Time last year vs. the period before" }).waitFor();
  const [number, months, channels] = questions.map((name) =>
    page.getByRole("article", { name, exact: true }),
  );
  await number?.getByText(/^[+−][\d,.]+k? \([+−][\d.]+%\)$/).waitFor();
  await number?.getByText(/^\d{4}, compared with \d{4}$/).waitFor();
  await months?.getByText(/ · vs\. \d{4}$/).waitFor();
  await channels?.getByText(/ · not compared$/).waitFor();
  await page.getByRole("button", { name: `${questions[2]}: 1 filter applied` }).click();
  await page.getByText("Not compared.").waitFor();
  await page.keyboard.press("Escape");
  await months?.locator("svg").first().waitFor();

  await page.getByRole("button", { name: "Actions for Compared" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Save as PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole("button", { name: "Actions for Compared" }).click();
  const picture = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Save as PNG" }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);
  const drawn = await readFile(await (await picture).path());
  expect(drawn.toString("latin1", 1, 4)).toBe("PNG");

  await page.reload();
  await page.getByRole("button", { name: "Time last year vs. the period before" }).waitFor();
  await number?.getByText(/^\d{4}, compared with \d{4}$/).waitFor();
  await page.setViewportSize({ width: 360, height: 780 });
  expect([await findViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
});
