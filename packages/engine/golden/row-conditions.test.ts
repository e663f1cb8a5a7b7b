import { describe, expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A sailing club: berths, transfers between harbors, dues that members pay or not. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("members", [
        "member_id integer",
        "first_name text",
        "last_name text",
        "birth_date date",
        "joined_on date",
        "left_on date",
      ]),
      tableOf("harbors", ["harbor_id integer", "name text"]),
      tableOf("transfers", [
        "transfer_id integer",
        "member_id integer",
        "from_harbor_id integer",
        "to_harbor_id integer",
        "sailed_on date",
        "outcome text",
      ]),
      tableOf("lessons", [
        "lesson_id integer",
        "member_id integer",
        "booked_at timestamp",
        "starts_at timestamp",
      ]),
      tableOf("dues", [
        "due_id integer",
        "member_id integer",
        "issued_on date",
        "due_on date",
        "amount decimal",
        "status text",
      ]),
      tableOf("receipts", ["receipt_id integer", "due_id integer", "received_on date", "amount decimal"]),
    ],
    relationships: [
      relate("transfers.member_id", "members.member_id"),
      relate("transfers.from_harbor_id", "harbors.harbor_id"),
      relate("transfers.to_harbor_id", "harbors.harbor_id"),
      relate("lessons.member_id", "members.member_id"),
      relate("dues.member_id", "members.member_id"),
      relate("receipts.due_id", "dues.due_id"),
    ],
  },
  [
    { table: "transfers", column: "outcome", values: ["Arrived", "Aborted", "Towed"], isComplete: true },
    { table: "dues", column: "status", values: ["draft", "sent", "paid", "waived"], isComplete: true },
    { table: "members", column: "first_name", values: ["Ada", "Ben"], isComplete: true },
    { table: "harbors", column: "name", values: ["Cove", "Quay"], isComplete: true },
  ],
);

type Example = readonly [rule: string, question: string, sql: string];

const overdue: readonly Example[] = [
  [
    "a date on which rows are issued does not show that they are done",
    "overdue dues",
    "SELECT COUNT(*) AS dues FROM dues WHERE (due_on < DATE '2026-11-20' AND status NOT IN ($1, $2)) | paid | waived",
  ],
  [
    "what rows in a state are worth",
    "how much money is overdue",
    "SELECT SUM(d.amount) AS amount FROM dues d WHERE (d.due_on < DATE '2026-11-20' AND d.status NOT IN ($1, $2)) | paid | waived",
  ],
  [
    "an amount belongs to the rows in the state",
    "overdue amount by member",
    "SELECT m.first_name, m.last_name, SUM(d.amount) AS amount FROM dues d JOIN members m ON m.member_id = d.member_id WHERE (d.due_on < DATE '2026-11-20' AND d.status NOT IN ($1, $2)) GROUP BY m.first_name, m.last_name, m.member_id ORDER BY amount DESC | paid | waived",
  ],
];

const conditions: readonly Example[] = [
  [
    "some rows are counted",
    "members with at least 2 aborted transfers",
    "SELECT m.first_name, m.last_name FROM transfers t JOIN members m ON m.member_id = t.member_id WHERE t.outcome = $1 GROUP BY m.first_name, m.last_name, m.member_id HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC | Aborted",
  ],
  [
    "from today on, by the day they take place",
    "how many upcoming lessons",
    "SELECT COUNT(*) AS lessons FROM lessons WHERE starts_at >= DATE '2026-11-20'",
  ],
  [
    "both ends of a row differ",
    "how many transfers went to a different harbor",
    "SELECT COUNT(*) AS transfers FROM transfers WHERE from_harbor_id <> to_harbor_id",
  ],
  [
    "or are the same",
    "round trip transfers by member",
    "SELECT m.first_name, m.last_name, COUNT(*) AS transfers FROM transfers t JOIN members m ON m.member_id = t.member_id WHERE t.from_harbor_id = t.to_harbor_id GROUP BY m.first_name, m.last_name, m.member_id ORDER BY transfers DESC",
  ],
  [
    "a share among some rows",
    "what % of Aborted transfers are from Cove",
    "SELECT (COUNT(*) FILTER (WHERE h.name = $1)) / NULLIF(COUNT(*), 0) AS share_of_transfers FROM transfers t JOIN harbors h ON h.harbor_id = t.from_harbor_id WHERE t.outcome = $2 | Cove | Aborted",
  ],
];

const when: readonly Example[] = [
  [
    "the date of an event",
    "when did Ada join",
    "SELECT joined_on FROM members WHERE first_name = $1 AND joined_on IS NOT NULL | Ada",
  ],
  [
    "beside the names that a question asks for first",
    "which members left and when did they leave",
    "SELECT first_name, last_name, left_on FROM members WHERE left_on IS NOT NULL",
  ],
];

describe("overdue", () => {
  test.each(overdue)("%s", (_, question, sql) => {
    expect(ask(question)).toBe(sql);
  });
});

describe("conditions on rows", () => {
  test.each(conditions)("%s", (_, question, sql) => {
    expect(ask(question)).toBe(sql);
  });
});

describe("when", () => {
  test.each(when)("%s", (_, question, sql) => {
    expect(ask(question)).toBe(sql);
  });
});
