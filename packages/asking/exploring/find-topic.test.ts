import { defaultSettings, finish, type DashboardTopic } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exploreContextOf } from "./plan-exploration.ts";
import { openSmallShop, type SmallShop } from "../small-shop.test-support.ts";
import { findTopic } from "./find-topic.ts";

const about = { today: "2026-11-20", settings: defaultSettings };
let shop: SmallShop;

beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

/** What is explored, as "table measure where column is value from day", and the words that nothing is called. */
function find(topic: DashboardTopic): readonly string[] | null {
  const { database } = shop;
  const found = finish(findTopic(topic, { database, ...about }, exploreContextOf(database, about)));
  if (found === null) return null;
  return [
    ...found.explorations.map(({ table, measure, by, filters, conditions = [], period }) =>
      [
        table ?? "everything",
        ...(measure === null ? [] : [measure]),
        ...(by === null ? [] : [`by ${by.column}`]),
        ...filters.map(({ column, value }) => `where ${column} is ${value ?? ""}`),
        ...conditions.map(({ words }) => `where ${words}`),
        ...(period === null ? [] : [`from ${period.from}`]),
      ].join(" "),
    ),
    ...found.unknownWords.map((word) => `unknown: ${word}`),
    ...found.leftOut.map((words) => `not limited: ${words}`),
    ...(found.period === null ? [] : [`at first: ${found.period.words}`]),
  ];
}

const read = (text: string) => find({ kind: "words", text });

test("a table, its figure and the whole database are taken as they are", () => {
  expect(find({ kind: "everything" })).toEqual(["everything"]);
  expect(find({ kind: "table", table: "orders", measure: "sum:amount" })).toEqual(["orders sum:amount"]);
});

test("words are tables, figures, values and a period; what says that a dashboard is wanted is left out", () => {
  expect(read("a dashboard about orders")).toEqual(["orders"]);
  expect(read("amount")).toEqual(["orders sum:amount"]);
  expect(read("orders by status")).toEqual(["orders by status"]);
  expect(read("paid orders")).toEqual(["orders where status is paid"]);
  expect(read("orders last month")).toEqual(["orders from 2026-10-01", "at first: last month"]);
  expect(read("last month")).toEqual(["everything from 2026-10-01", "at first: last month"]);
  expect(read("orders since May")?.[0]).toBe("orders from 2026-05-01");
  expect(read("overview")).toEqual(["everything"]);
});

test("conditions other than single values hold for all cards", () => {
  expect(read("orders over 30")).toEqual(["orders where amount is over 30"]);
  expect(read("paid orders over 30 last month")).toEqual([
    "orders where status is paid where amount is over 30 from 2026-10-01",
    "at first: last month",
  ]);
  expect(read("orders in Paris or Rome")).toEqual(["orders where city is Paris or Rome"]);
});

test("several tables that are named are all explored", () => {
  expect(read("orders and customers")).toEqual(["orders", "customers"]);
});

test("words that nothing is called are named beside the rest, and alone they are no topic", () => {
  expect(read("unicorn orders")).toEqual(["orders", "unknown: unicorn"]);
  expect(read("unicorns")).toBeNull();
});

test("a value of a list of names is looked at in the rows that have dates and figures", () => {
  expect(read("Rome")).toEqual(["orders where city is Rome"]);
});
