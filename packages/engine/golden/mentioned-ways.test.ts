import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A library of tools: members borrow tools by loans of several lines, and rate tools, which is the shorter way to them. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("members", ["member_id integer", "full_name text"]),
      tableOf("branches", ["branch_id integer", "town text"]),
      tableOf("loans", ["loan_id integer", "member_id integer", "branch_id integer", "lent_on date"]),
      tableOf("loan_lines", ["line_id integer", "loan_id integer", "tool_id integer"]),
      tableOf("tools", ["tool_id integer", "tool_name text", "family text"]),
      tableOf("ratings", ["rating_id integer", "member_id integer", "tool_id integer", "stars integer"]),
    ],
    relationships: [
      relate("loans.member_id", "members.member_id"),
      relate("loans.branch_id", "branches.branch_id"),
      relate("loan_lines.loan_id", "loans.loan_id"),
      relate("loan_lines.tool_id", "tools.tool_id"),
      relate("ratings.member_id", "members.member_id"),
      relate("ratings.tool_id", "tools.tool_id"),
    ],
  },
  [{ table: "tools", column: "family", values: ["saws", "drills", "ladders"], isComplete: true }],
);

const lent = (index: number, loans: string, lines: string, tools: string): string =>
  `EXISTS ( SELECT 1 FROM loans ${loans} JOIN loan_lines ${lines} ON ${lines}.loan_id = ${loans}.loan_id JOIN tools ${tools} ON ${tools}.tool_id = ${lines}.tool_id WHERE ${loans}.member_id = m.member_id AND ${tools}.family = $${index} )`;
const both = `${lent(1, "l", "ll", "t")} AND ${lent(2, "l2", "ll2", "t2")}`;

test.each([
  ["members with saws loans", `SELECT m.full_name FROM members m WHERE ${lent(1, "l", "ll", "t")} | saws`],
  [
    "members with both saws and drills loans",
    `SELECT m.full_name FROM members m WHERE ${both} | saws | drills`,
  ],
  [
    "how many members have loans of saws",
    `SELECT COUNT(*) AS members FROM members m WHERE ${lent(1, "l", "ll", "t")} | saws`,
  ],
])("a condition goes through the rows that are mentioned: %s", (question, sql) => {
  expect(ask(question)).toBe(sql);
});

test("a shorter way is taken if its rows are mentioned", () => {
  expect(ask("members with ratings of saws")).toBe(
    "SELECT m.full_name FROM members m WHERE EXISTS ( SELECT 1 FROM ratings r JOIN tools t ON t.tool_id = r.tool_id WHERE r.member_id = m.member_id AND t.family = $1 ) | saws",
  );
});

test("what is bought is what was sold, whatever else leads to it", () => {
  const shop = prepareAsking(
    {
      tables: [
        tableOf("buyers", ["buyer_id integer", "full_name text"]),
        tableOf("orders", ["order_id integer", "buyer_id integer", "ordered_on date"]),
        tableOf("order_lines", ["line_id integer", "order_id integer", "tool_id integer", "revenue decimal"]),
        tableOf("tools", ["tool_id integer", "tool_name text", "family text"]),
        tableOf("ratings", ["rating_id integer", "buyer_id integer", "tool_id integer", "stars integer"]),
      ],
      relationships: [
        relate("orders.buyer_id", "buyers.buyer_id"),
        relate("order_lines.order_id", "orders.order_id"),
        relate("order_lines.tool_id", "tools.tool_id"),
        relate("ratings.buyer_id", "buyers.buyer_id"),
        relate("ratings.tool_id", "tools.tool_id"),
      ],
    },
    [{ table: "tools", column: "family", values: ["saws", "drills", "ladders"], isComplete: true }],
  );
  const bought = (index: number, orders: string, lines: string, tools: string): string =>
    `EXISTS ( SELECT 1 FROM orders ${orders} JOIN order_lines ${lines} ON ${lines}.order_id = ${orders}.order_id JOIN tools ${tools} ON ${tools}.tool_id = ${lines}.tool_id WHERE ${orders}.buyer_id = b.buyer_id AND ${tools}.family = $${index} )`;
  expect(shop.ask("buyers who bought both saws and drills")).toBe(
    `SELECT b.full_name FROM buyers b WHERE ${bought(1, "o", "ol", "t")} AND ${bought(2, "o2", "ol2", "t2")} | saws | drills`,
  );
});
