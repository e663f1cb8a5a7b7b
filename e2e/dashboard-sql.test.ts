import type { ChartSummary, Dashboard } from "@askery/api";
import { expect, test } from "vitest";
import { ask, startConversation } from "../apps/server/testing/ask.test-support.ts";
import type { TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { pickAction } from "./pick-action.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** The SQL of cards: their own, and the statement that was run for several of them. */
const { site, visit } = useSite();

const [counted, sums, total] = ["orders by channel", "fees by channel", "orders"];

async function makeBoard(owner: TestPerson): Promise<string> {
  const { browser } = owner;
  const [database] = await readDatabases(owner);
  const databaseId = database?.id ?? "";
  const conversation = await startConversation(owner, databaseId);
  const made = await browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Checked" });
  const { id } = made.body as Dashboard;
  const asked = [
    [counted, "number of orders by channel"],
    [sums, "average shipping fee of orders by channel"],
    [total, "number of orders"],
  ];
  for (const [title, question = ""] of asked) {
    const { turn } = await ask(owner, conversation.id, question);
    const chart = await browser.post(`/api/turns/${turn.id}/charts`, { title });
    await browser.post(`/api/dashboards/${id}/cards`, { chartId: (chart.body as ChartSummary).id });
  }
  return id;
}

test.for([1440, 360])(
  "at %i px: a card shows its own SQL, and the statement that was run for several cards",
  async (width, context) => {
    const id = await makeBoard(site(context).owner);
    const { page } = await visit(context, `/dashboards/${id}`, { width, height: 800 });
    const dialogOf = (title: string) => page.getByRole("dialog", { name: `SQL of ${title}` });
    const listing = (title: string, name: string) =>
      dialogOf(title).getByRole("region", { name, exact: true });
    const close = async (title: string) => {
      await dialogOf(title).getByRole("button", { name: "Done" }).press("Enter");
      await dialogOf(title).waitFor({ state: "detached" });
    };
    // These figures were read by their own SQL, when their question was asked.
    await pickAction(page, `Actions for ${counted}`, "SQL");
    await expect.poll(() => listing(counted, "SQL").textContent()).toMatch(/COUNT\(/i);
    await expect.poll(() => listing(counted, "SQL that was run").count()).toBe(0);
    await close(counted);

    await pickAction(page, `Actions for ${counted}`, "Refresh");
    await pickAction(page, `Actions for ${counted}`, "SQL");
    await dialogOf(counted)
      .getByText(/^These figures were read together with those of other cards/)
      .waitFor();
    await expect.poll(() => listing(counted, "SQL").textContent()).not.toMatch(/AVG\(/i);
    const ran = listing(counted, "SQL that was run");
    await expect.poll(() => ran.textContent()).toMatch(/COUNT\([^]*AVG\(|AVG\([^]*COUNT\(/i);
    expect([await findViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
    await close(counted);

    await pickAction(page, `Actions for ${total}`, "Refresh");
    await pickAction(page, `Actions for ${total}`, "SQL");
    await dialogOf(total).getByText(`computed from the rows of “${counted}”`).waitFor();
    await expect.poll(() => listing(total, "SQL that was run").textContent()).toMatch(/GROUP BY/i);
    await expect.poll(() => listing(total, "SQL").textContent()).not.toMatch(/GROUP BY/i);
    await close(total);
  },
);
