import type { Page } from "playwright-core";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, type TestContext } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { postgresForTests } from "../scripts/test-servers/postgres.ts";
import { fillPostgres, type FilledPostgres } from "./fill-postgres.test-support.ts";
import { savePostgres } from "./save-postgres.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Each warning of an answer from PostgreSQL has its repair beside it; Undo takes it back. */
const { site, visit } = useSite({ dataFolder: makeTemporaryFolder(afterAll), sampleScale: 0 });

let postgres: FilledPostgres | { readonly skipped: string };
let saved: Promise<string> | undefined;
beforeAll(async () => {
  const found = await postgresForTests();
  postgres = "skipped" in found ? found : await fillSales(found.connectionString);
});

/** Sales with what warnings are about. The last one is of today: its year is not over, whenever this runs. */
async function fillSales(connectionString: string): Promise<FilledPostgres> {
  const filled = await fillPostgres(connectionString);
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(`
      drop table order_lines, orders, products;
      create table stores (id integer primary key, name text not null);
      insert into stores values (1, 'Lyon'), (2, 'Turin');
      create table sales (
        id integer primary key, store_id integer references stores (id), channel text, payment text not null,
        revenue numeric(10, 2) not null, sold_on date not null);
      insert into sales values
        (1, 1, 'web', 'card', 10, '2021-03-02'), (2, 1, 'web', 'cash', 20, '2021-03-05'),
        (3, 2, 'shop', 'card', 30, '2022-03-02'), (4, null, null, 'card', 400, '2022-03-05'),
        (5, 1, 'phone', 'cash', 20, '2023-03-02'), (6, 1, 'fax', 'cash', 20, '2023-10-02'),
        (7, 1, 'mail', 'Cash', 20, '2023-10-03'), (8, 1, 'shop', 'cash', 25, current_date);
      create table transfers (
        id integer primary key, amount numeric(10, 2) not null, currency text not null, branch text not null);
      insert into transfers values (1, 5, 'USD', 'North'), (2, 20.5, 'EUR', 'North'), (3, 50, 'GBP', 'South');
      create table readings (id integer primary key, taken_on date not null, level integer not null);
      insert into readings values (1, '2023-01-01', 4), (2, '2023-01-03', 5), (3, '2023-02-01', 6), (4, '2023-03-31', 7);
      grant select on all tables in schema public to ${filled.user};
      analyze;`);
  } finally {
    await client.end();
  }
  return filled;
}

const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const notes = (page: Page) => answer(page).getByRole("list", { name: "Know before you trust this" });
const chips = (page: Page) => page.getByRole("list", { name: "Understood as" });

async function ask(context: TestContext, question: string): Promise<Page> {
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  saved ??= savePostgres(site(context).owner, postgres);
  await saved;
  const { page } = await visit(context, `/ask?q=${encodeURIComponent(question)}`);
  await page.waitForURL(/\/chat\//);
  await answer(page).waitFor();
  return page;
}

interface Case {
  readonly asked: string;
  readonly fact: RegExp;
  readonly button: string;
  /** What a chip of the repaired answer says, or no longer says. */
  readonly chip: RegExp;
  readonly isThere?: false;
  /** How many rows the repaired answer has. */
  readonly rows: number;
}

const cases: readonly Case[] = [
  {
    asked: "total revenue by channel",
    fact: /400 of revenue has no channel/,
    button: "Leave it out",
    chip: /channel is known|with channel/,
    rows: 5,
  },
  {
    asked: "total revenue by store",
    fact: /1 sale has no store/,
    button: "Show it",
    chip: /by store/,
    rows: 3,
  },
  {
    asked: "total revenue by year",
    fact: /\d{4} is not over/,
    button: "Only whole years",
    chip: /until the end of last year/,
    rows: 3,
  },
  {
    asked: "average level by day",
    fact: /86 of 90 days are missing/,
    button: "By month",
    chip: /by month/,
    rows: 3,
  },
  {
    asked: "top 2 channels by revenue",
    fact: /Only the first 2 are shown/,
    button: "Show all",
    chip: /limit|top/,
    isThere: false,
    rows: 6,
  },
  {
    asked: "top 5 channels by revenue",
    fact: /The last place is shared at .*20/,
    button: "Include ties",
    chip: /at least .*20/,
    rows: 6,
  },
  {
    asked: "total amount by branch",
    fact: /Amount is in 3 currencies/,
    button: "By currency",
    chip: /by currency/,
    rows: 3,
  },
  {
    asked: "total revenue where revenue is over 1000",
    fact: /Nothing matches/,
    button: "Leave the filter out",
    chip: /filter/,
    isThere: false,
    rows: 1,
  },
  {
    asked: "how many sales were there in 2020",
    fact: /Nothing matches/,
    button: "Any time",
    chip: /period/,
    isThere: false,
    rows: 1,
  },
];

test.for(cases)("$asked: “$button”", async ({ asked, fact, button, chip, isThere, rows }, context) => {
  const page = await ask(context, asked);
  const warning = notes(page).getByRole("listitem").filter({ hasText: fact });
  await warning.getByRole("button", { name: button, exact: true }).press("Enter");
  const named = chips(page).getByRole("button", { name: chip });
  await expect.poll(() => named.count()).toBe(isThere === false ? 0 : 1);
  await expect.poll(() => warning.count()).toBe(0);
  await page.getByRole("tab", { name: "Table" }).click();
  await expect.poll(() => page.locator('[data-cell$=":0"]').count()).toBe(rows);
  await answer(page)
    .getByRole("button", { name: /^Undo:/ })
    .press("Enter");
  await warning.getByRole("button", { name: button, exact: true }).waitFor();
});

test("spellings of a value are taken as one, for later answers, too", async (context) => {
  const page = await ask(context, "number of sales where payment is cash");
  await notes(page).getByRole("button", { name: "Take them as one" }).press("Enter");
  await notes(page)
    .getByText(/count as one payment/)
    .waitFor();
  const again = await ask(context, "total revenue where payment is cash");
  await notes(again)
    .getByText(/count as one payment/)
    .waitFor();
  await expect.poll(() => answer(again).innerText()).toMatch(/105/);
});
