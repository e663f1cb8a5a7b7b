import { afterAll, beforeAll, expect, test, type TestContext } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { ownPostgres } from "../scripts/test-servers/own-server.ts";
import { fillLongPostgres } from "./fill-long-postgres.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { savePostgres } from "./save-postgres.test-support.ts";
import { shoot } from "./shoot.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** A saved report, whose data change before it runs again. */
const { site, visit } = useSite({ dataFolder: makeTemporaryFolder(afterAll), sampleScale: 0 });

let server: Awaited<ReturnType<typeof ownPostgres>>;
beforeAll(async () => {
  const own = (server = await ownPostgres());
  return "skipped" in own ? undefined : () => own.stop();
});

/** Visits of three agencies in three kinds of weather, of which one agency lost most in October. */
async function connectVisits(context: TestContext) {
  if ("skipped" in server) return context.skip(server.skipped);
  const postgres = await fillLongPostgres(await server.createDatabase());
  await postgres.run(`
    create table visits (
      id int primary key, visited_on date not null, weather text not null, agency text not null
    );
    insert into visits
      select i, date '2026-07-01' + i % 123, (array['sun', 'rain', 'snow'])[1 + i / 7 % 3],
        (array['North Star', 'Blue Sky', 'Old Town', 'Hill Side'])[1 + i % 4]
      from generate_series(1, 6000) i where i % 123 < 92 or i % 4 <> 1 or i % 5 = 0;
    grant select on visits to ${postgres.user};
    analyze visits;
  `);
  await savePostgres(site(context).owner, postgres);
  return postgres;
}

test("a report that runs again on changed data shows what changed: figures, and findings that came, went or differ", async (context) => {
  const postgres = await connectVisits(context);
  const question = encodeURIComponent("Why did visits change in October 2026?");
  const { page } = await visit(context, `/ask/quantum?q=${question}&run=1`);
  const report = page.getByRole("region", { name: "Report" });
  await report.getByText(/^Where agency is Blue Sky, number of visits fell/).waitFor();
  await page.getByRole("button", { name: "Save report" }).click();
  await page.waitForURL(/\/reports\//);
  // The visits of Blue Sky come in late, and those of Old Town turn out to be none.
  await postgres.run(`
    insert into visits
      select 10000 + i, date '2026-10-01' + i % 31, (array['sun', 'rain', 'snow'])[1 + i / 7 % 3], 'Blue Sky'
      from generate_series(1, 300) i;
    delete from visits where agency = 'Old Town' and visited_on >= date '2026-10-01' and id % 6 > 0;
  `);
  await page.getByRole("button", { name: "Run again" }).click();
  const changes = page.getByRole("region", { name: "What changed" });
  await changes
    .getByText(/Old Town/)
    .first()
    .waitFor();
  await expect.poll(() => changes.getByText(/Blue Sky/).count()).toBeGreaterThan(0);
  await expect.poll(() => changes.getByText("Nothing changed.").count()).toBe(0);
  await expect
    .poll(() => changes.getByRole("rowheader").allInnerTexts())
    .toEqual(["Number of visits in Oct 2026", "Number of visits in Sep 2026"]);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await shoot(page, `report-changed-${width}`);
    expect(await measureOverflow(page)).toBe(0);
  }
});
