import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A help desk: tickets have an account with an owner, and mostly somebody who works on them. */
const { ask, summarize } = prepareAsking(
  {
    tables: [
      tableOf("agents", ["id integer", "full_name text", "team text"]),
      tableOf("accounts", ["id integer", "name text", "owner_id integer"]),
      withGaps(
        "tickets",
        [
          "id integer",
          "account_id integer",
          "assignee_id integer",
          "subject text",
          "opened_at timestamp",
          "rating integer",
        ],
        "assignee_id",
      ),
      tableOf("contracts", [
        "id integer",
        "account_id integer",
        "started_on date",
        "ended_on date",
        "status text",
      ]),
    ],
    relationships: [
      relate("accounts.owner_id", "agents.id"),
      relate("tickets.account_id", "accounts.id"),
      relate("tickets.assignee_id", "agents.id"),
      relate("contracts.account_id", "accounts.id"),
    ],
  },
  [{ table: "contracts", column: "status", values: ["active", "ended", "draft"], isComplete: true }],
);

function withGaps(name: string, columns: readonly string[], gap: string): ReturnType<typeof tableOf> {
  const table = tableOf(name, columns);
  return {
    ...table,
    columns: table.columns.map((column) => ({
      ...column,
      profile: {
        rowCount: 100,
        nullCount: column.name === gap ? 10 : 0,
        distinctCount: 50,
        min: null,
        max: null,
      },
    })),
  };
}

const ofAccounts = "FROM tickets t JOIN accounts a ON a.id = t.account_id GROUP BY a.name, a.id";

test.each([
  ["last ticket of each account", "MAX"],
  ["latest ticket per account", "MAX"],
  ["for each account the latest ticket", "MAX"],
  ["first ticket for every account", "MIN"],
])("each thing has a first and a last event: %s", (question, end) => {
  const name = end === "MAX" ? "latest_opened_at" : "earliest_opened_at";
  expect(ask(question)).toBe(
    `SELECT a.name AS account, ${end}(t.opened_at) AS ${name} ${ofAccounts} ORDER BY ${name} DESC`,
  );
});

test("a reference of its own is never replaced by a longer path that all rows have", () => {
  expect(ask("average rating per agent")).toBe(
    "SELECT a.full_name, AVG(t.rating) AS average_rating FROM tickets t JOIN agents a ON a.id = t.assignee_id GROUP BY a.full_name, a.id ORDER BY average_rating DESC",
  );
});

test.each(["accounts with no active contract", "accounts without any active contract"])(
  "an adjective in a denial limits the rows that are missing: %s",
  (question) => {
    expect(ask(question)).toBe(
      "SELECT a.name AS account FROM accounts a WHERE NOT EXISTS ( SELECT 1 FROM contracts c WHERE c.account_id = a.id AND c.status = $1 ) | active",
    );
  },
);

test.each([
  [["tickets per account", "show me the last 10 tickets"], "the newest"],
  [["last 10 tickets"], "the newest"],
])("the last rows of events are the newest, also in a conversation: %s", (conversation) => {
  expect(ask(...conversation)).toBe("SELECT id AS ticket_id FROM tickets ORDER BY opened_at DESC LIMIT 10");
});

test("other rows after a count are counted, and no request to return any", () => {
  expect(ask("contracts this year", "how many tickets")).toBe("SELECT COUNT(*) AS tickets FROM tickets");
});

test("what it did is about what was shown", () => {
  expect(ask("top 5 agents by tickets", "the second one", "how many tickets did it get")).toContain(
    "AND a.id NOT IN",
  );
});

test("a place in a ranking is named", () => {
  expect(summarize("top 5 accounts by tickets", "the second one")).toBe(
    "number of tickets by account for the second account by tickets",
  );
});

test.each([
  ["first 3 accounts alphabetically", "account LIMIT 3"],
  ["last 3 accounts in alphabetical order", "account DESC LIMIT 3"],
])("the first in the alphabet are so by name: %s", (question, order) => {
  expect(ask(question)).toBe(`SELECT name AS account FROM accounts ORDER BY ${order}`);
});
