import { defaultSettings as settings, finish } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listWordMeanings } from "./list-word-meanings.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

function list(question: string, words: string, search = "") {
  const start = question.indexOf(words);
  const span = { start, end: start + words.length };
  const { database } = shop;
  return finish(listWordMeanings({ database, question, span, search, today: "2026-11-23", settings }));
}

const labels = (...of: Parameters<typeof list>) =>
  list(...of).map(({ label, detail }) => `${label} (${detail})`);

test("an unknown word may mean a column of the table that the question is about, or another table", () => {
  expect(labels("turnover of orders", "turnover")).toEqual([
    "amount (of orders: 10 – 50)",
    "status (of orders: paid, open)",
    "ordered on (of orders: 2026-09-01 – 2026-11-05)",
    "orders (a table with customer id, status, amount)",
    "customers (a table with name, city)",
  ]);
});

test("what the engine links a word to comes first", () => {
  expect(list("clients by city", "clients")[0]).toMatchObject({ table: "customers", column: null });
  expect(list("orders of paris", "paris")[0]).toMatchObject({ column: "city", value: "Paris" });
});

test("a search finds names and values, exact ones first", () => {
  expect(labels("turnover", "turnover", "pa")).toEqual([
    "Paris (city of customers)",
    "paid (status of orders)",
  ]);
  expect(labels("turnover", "turnover", " amount ")).toEqual(["amount (of orders: 10 – 50)"]);
  expect(list("turnover", "turnover", "nothing like it")).toEqual([]);
});

test("a question that can't be read still lists the tables", () => {
  expect(list("?", "?").map(({ table }) => table)).toEqual(["customers", "orders"]);
});
