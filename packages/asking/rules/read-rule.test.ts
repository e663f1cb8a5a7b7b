import { defaultSettings, type Outcome, type RuleEffect } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askDatabase } from "../ask-database.ts";
import { defineGlossary } from "../connect-database.ts";
import type { SmallShop } from "../small-shop.test-support.ts";
import { readRule } from "./read-rule.ts";
import { openRuledShop } from "./ruled-shop.test-support.ts";

let shop: SmallShop;
beforeAll(async () => {
  shop = await openRuledShop();
});
afterAll(() => shop.close());

const calendar = { today: "2026-11-20", settings: defaultSettings } as const;

/** What a rule became, a sentence for each effect; or why it would not act. */
function read(text: string): readonly string[] | string {
  const found = readRule(text, { database: shop.database.prepared, ...calendar });
  return found.kind === "read" ? found.effects.map((one) => one.text) : found.message;
}

test.each([
  ["Revenue excludes cancelled orders", "status is not cancelled", "the revenue of orders"],
  ["Cancelled orders are excluded from revenue.", "status is not cancelled", "the revenue of orders"],
  ["Exclude cancelled orders from revenue", "status is not cancelled", "the revenue of orders"],
  ["Cancelled orders do not count as revenue.", "status is not cancelled", "the revenue of orders"],
  ["Revenue only counts paid orders", "status is paid", "the revenue of orders"],
  ["Orders exclude cancelled ones", "status is not cancelled", "orders"],
  ["Orders with the status “test” do not count.", "status is not test", "orders"],
  ["We don't count test orders", "status is not test", "orders"],
  ["Only paid orders count", "status is paid", "orders"],
  ["Count orders only if they are paid", "status is paid", "orders"],
  ["Always leave out test accounts", "is not test", "customers"],
  ["Customers without a tier do not count", "has a tier", "customers"],
  ["We ignore orders before 2026.", "order date is not before 1 Jan 2026", "orders"],
  ["Quantity excludes cancelled orders", "status is not cancelled", "the quantity of order items"],
])("a rule about rows that count is a filter: %s", (text, filter, rows) => {
  expect(read(text)).toEqual([`Adds the filter “${filter}” to every question about ${rows}.`]);
});

test.each([
  ["Margin is revenue minus discount", ["“Margin” means revenue minus discount of orders."]],
  ["Sales value = quantity * unit price", ["“Sales value” means quantity times unit price of order items."]],
  ["Average order value is revenue per order", ["“Average order value” means revenue per orders of orders."]],
  ["Turnover means revenue of paid orders", ["“Turnover” means revenue where status is paid of orders."]],
  ["Segment means tier", ["“Segment” means tier of customers."]],
  ["Clients are customers", ["“Clients” means customers."]],
  ["VIP means customers with more than 1 order", ["“VIP” means customers with more than 1 order."]],
  [
    "A customer is active if they ordered in the last 90 days",
    [
      "“active customer” means customers with orders in the last 90 days.",
      "“active” means customers with orders in the last 90 days.",
    ],
  ],
  ["late = shipped_date after order_date", ["“late” means orders where shipped date is after order date."]],
  [
    "An order is late when shipped_date is later than order_date",
    [
      "“late order” means orders where shipped date is after order date.",
      "“late” means orders where shipped date is after order date.",
    ],
  ],
  [
    "Overpriced means discount more than revenue",
    ["“Overpriced” means orders where discount is over revenue."],
  ],
  [
    "Large orders are those with revenue over 25",
    [
      "“Large orders” means orders where revenue is over 25.",
      "“Large” means orders where revenue is over 25.",
    ],
  ],
])("a rule about a term defines a word: %s", (text, effects) => {
  expect(read(text)).toEqual(effects);
});

test("what a word that is already known means is not changed by a term that contains it", () => {
  expect(read("Paid orders are orders with revenue over 25")).toEqual([
    "“Paid orders” means orders where revenue is over 25.",
  ]);
});

test.each([
  ["Use shipped date for orders", "The date of orders is shipped date."],
  ["Use order_date for orders.", "The date of orders is order date."],
  ["Fiscal year starts in April", "The fiscal year starts on 1 April."],
  ["Our financial year begins on 1 July", "The fiscal year starts on 1 July."],
  ["The fiscal year runs from October to September", "The fiscal year starts on 1 October."],
])("a rule about dates: %s", (text, effect) => {
  expect(read(text)).toEqual([effect]);
});

test.each(["“Zorgs” means nothing", "Zorgs means nothing.", "The word “zorgs” means nothing"])(
  "a word may mean nothing: %s",
  (text) => {
    const [effect] = read(text);
    expect(effect?.toLowerCase()).toBe("“zorgs” means nothing: questions are read without it.");
  },
);

test("each sentence of a rule acts, or none does", () => {
  expect(read("Cancelled orders do not count. The fiscal year starts in April.")).toHaveLength(2);
  expect(read("Cancelled orders do not count. Be nice to people.")).toBe(
    "The rule does not name both a term and its meaning.",
  );
});

test.each([
  ["Never show passwords", "“Never show passwords” cannot become a filter, a word or a date."],
  ["Refunds do not count", "“Refunds” is not understood as rows or as a figure of this database."],
  [
    "Ignore active customers in Paris",
    "“active customers in Paris” is not understood as rows or as a figure of this database.",
  ],
  ["Late orders do not count", "“Late orders” is not understood as rows or as a figure of this database."],
  ["Do not count customers", "“customers” has no condition."],
  [
    "Punctual means shipped before order date",
    "“shipped before order date” is not understood as rows or as a figure of this database.",
  ],
  ["Orders are paid", "“Orders” is a table, and a rule cannot give it another meaning."],
  [
    "Orders with status <> 'paid' do not count",
    "A rule is written in words, and this one has comparisons of SQL.",
  ],
  [
    "“not paid” means nothing",
    "“not” changes what a question asks for, so questions can't be read without it.",
  ],
  ["“top 5” means nothing", "“5” changes what a question asks for, so questions can't be read without it."],
  ["Orders mean nothing", "“Orders” is a table, and a rule cannot give it another meaning."],
  ["The fiscal year begins on 6 April", "The rule names no month in which the fiscal year starts."],
  ["Use the city for customers", "“city for customers” names no date column of this database."],
])("a rule that would not act, or of which only a part is understood, is refused: %s", (text, message) => {
  expect(read(text)).toBe(message);
});

/** The rows of an answer under a rule, and the definitions that its receipt names. */
async function askUnder(rule: string, text: string): Promise<readonly [unknown, unknown]> {
  const found = readRule(rule, { database: shop.database.prepared, ...calendar });
  if (found.kind === "refused") throw new Error(found.message);
  const effects = found.effects.map(({ effect }): RuleEffect => effect);
  const database = defineGlossary(shop.database, {
    entries: effects.flatMap((one) => (one.kind === "word" ? [{ ...one, id: "r1" }] : [])),
    filters: effects.flatMap((one) => (one.kind === "filter" ? [{ ...one, text: rule, id: "r1" }] : [])),
    stopWords: effects.flatMap((one) => (one.kind === "stop-word" ? [{ ...one, id: "r1" }] : [])),
  });
  const outcome: Outcome = await askDatabase({
    database,
    text,
    ...calendar,
    now: () => Date.parse("2026-11-20T12:00:00Z"),
  });
  if (outcome.kind === "refused") return [outcome.problem.code, []];
  return [
    outcome.answer.table.values.map((values) => values.map(String).toSorted((a, b) => a.localeCompare(b))),
    outcome.answer.receipt.definitions,
  ];
}

const status = { words: "Revenue excludes cancelled orders", means: "status is not cancelled", id: "r1" };

test.each([
  ["Revenue excludes cancelled orders", "total revenue", [["130.5"]], [status]],
  ["Revenue excludes cancelled orders", "how many orders", [["5"]], undefined],
  ["Revenue excludes cancelled orders", "total revenue and number of orders", [["130.5"], ["5"]], [status]],
  [
    "A customer is active if they ordered in the last 90 days",
    "how many active customers",
    [["2"]],
    [{ words: "active customers", means: "rows of customers", id: "r1" }],
  ],
  [
    "VIP means customers with more than 1 order",
    "names of VIP",
    [["Ada", "Cy"]],
    [{ words: "VIP", means: "rows of customers", id: "r1" }],
  ],
  [
    "VIP means customers with more than 1 order",
    "how many VIPs",
    [["2"]],
    [{ words: "VIPs", means: "rows of customers", id: "r1" }],
  ],
  [
    "VIP means customers with more than 1 order",
    "list VIPs",
    [["Ada", "Cy"]],
    [{ words: "VIPs", means: "rows of customers", id: "r1" }],
  ],
  [
    "late = shipped_date after order_date",
    "how many late orders",
    [["3"]],
    [{ words: "late", means: "rows of orders", id: "r1" }],
  ],
  [
    "Sales value is quantity times unit price",
    "sales value",
    [["37"]],
    [{ words: "sales value", means: "metric of order_items", id: "r1" }],
  ],
  [
    "“Zorgs” means nothing",
    "how many Zorgs orders",
    [["5"]],
    [{ words: "Zorgs", means: "nothing", id: "r1" }],
  ],
])("answers follow a rule, and receipts name it: %s, %s", async (rule, question, rows, definitions) => {
  expect(await askUnder(rule, question)).toEqual([rows, definitions]);
});

test("a row whose column is empty does not meet a condition, so leaving rows out keeps it", async () => {
  const [counted] = await askUnder("Ignore customers with tier gold", "how many customers");
  expect(counted).toEqual([["2"]]);
});
