import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, type TestContext } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { ownPostgres } from "../scripts/test-servers/own-server.ts";
import { fillLongPostgres } from "./fill-long-postgres.test-support.ts";
import { savePostgres } from "./save-postgres.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Explorer and Quantum, whose PostgreSQL crashes on the way. */
const { site, visit } = useSite({ dataFolder: makeTemporaryFolder(afterAll), sampleScale: 0 });

let server: Awaited<ReturnType<typeof ownPostgres>>;
beforeAll(async () => {
  const own = (server = await ownPostgres());
  return "skipped" in own ? undefined : () => own.stop();
});

const report = (page: Page) => page.getByRole("region", { name: "Report" });
const question = "Why did visits change in October 2026?";

/** Visits of agencies, which can't be read: queries that need them wait. */
async function connectVisits(context: TestContext) {
  if ("skipped" in server) return context.skip(server.skipped);
  const postgres = await fillLongPostgres(await server.createDatabase());
  await postgres.run(`
    create table agencies (id int primary key, agency_name text not null);
    insert into agencies values (1, 'North Star'), (2, 'Blue Sky'), (3, 'Old Town');
    create table visits (
      id int primary key, visited_on date not null, weather text not null, agency_id int not null references agencies
    );
    insert into visits
      select i, date '2026-08-01' + i % 92, case i % 2 when 0 then 'sun' else 'rain' end, 1 + i % 3
        from generate_series(1, 1840) i;
    grant select on agencies, visits to ${postgres.user};
    analyze agencies; analyze visits;
  `);
  await savePostgres(site(context).owner, postgres);
  await postgres.run("begin; lock table agencies in access exclusive mode");
  return server;
}

test("it crashes in mid-report: the report has what was found, says what is missing and why, and is tried again", async (context) => {
  const postgres = await connectVisits(context);
  const { page } = await visit(context, `/ask/quantum?q=${encodeURIComponent(question)}&run=1`);
  await page.locator("#step-1").waitFor();
  await expect.poll(async () => (await page.getByText(/SQL ·/).count()) >= 3).toBe(true);
  await postgres.crash();
  await report(page)
    .getByText(/^Number of visits .* in Oct 2026: /)
    .waitFor();
  await report(page)
    .getByText(/failed and could not be considered\. The connection to the database was lost/)
    .waitFor();
  await postgres.restart();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Investigate again" }).waitFor();
  await report(page).waitFor();
  const failed = report(page).getByText(/failed and could not be considered/);
  await expect.poll(() => failed.count()).toBe(0);
});

test("it crashes while Explorer looks around: what was found stays, what failed is named with the reason, and it is tried again", async (context) => {
  const postgres = await connectVisits(context);
  const { page } = await visit(context, "/ask/explorer?table=visits");
  const cards = page.getByRole("region").filter({ hasText: "Why this is shown:" });
  await cards.first().waitFor();
  await postgres.crash();
  await page.getByText(/^\d+ quer(?:y|ies) failed$/).click();
  await page
    .getByText(/The connection to the database was lost/)
    .first()
    .waitFor();
  await expect.poll(() => cards.count()).toBeGreaterThan(0);
  await postgres.restart();
  await page.getByRole("button", { name: "Explore again" }).click();
  await page
    .getByRole("status")
    .filter({ hasText: /^\d+ findings/ })
    .waitFor();
  await expect.poll(() => page.getByText(/^\d+ quer(?:y|ies) failed$/).count()).toBe(0);
});
