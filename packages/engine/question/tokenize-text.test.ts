import { describe, expect, test } from "vitest";
import { tokenizeText } from "./tokenize-text.ts";

const lowers = (text: string) => tokenizeText(text).map(({ lower }) => lower);

describe("a text is split into", () => {
  test.each([
    ["revenue category 2023", ["revenue", "category", "2023"]],
    ["order-lines order_lines orders.total", ["order", "lines", "order", "lines", "orders", "total"]],
    ["T-shirts, 90-day, top-10", ["t", "shirts", ",", "90", "day", ",", "top", "10"]],
    ["year-over-year", ["year", "over", "year"]],
    ["SKU-12A", ["sku", "12a"]],
    ["don't didnt can't", ["do", "n't", "did", "nt", "ca", "n't"]],
    ["Bob's what’s O'Brien", ["bob", "'s", "what", "'s", "o'brien"]],
    ["customers' orders", ["customers", "'", "orders"]],
    ["2020-2023", ["2020", "-", "2023"]],
    [
      "2024-05-01 05/06/2024 5.6.2024 2024-05 5/2024",
      ["2024-05-01", "05/06/2024", "5.6.2024", "2024-05", "5/2024"],
    ],
    ["€1,200.50 and 20%", ["€", "1,200.50", "and", "20", "%"]],
    ["1.5k $5m 3rd Q3", ["1.5k", "$", "5m", "3rd", "q3"]],
    ["(1,2,3)", ["(", "1", ",", "2", ",", "3", ")"]],
    ["-5 >=10 a<b", ["-5", ">=", "10", "a", "<", "b"]],
    ["this vs. that", ["this", "vs", "that"]],
    ["U.S. and U.K", ["us", "and", "uk"]],
    ["jo.doe@ex-ample.com, https://a.b/c", ["jo.doe@ex-ample.com", ",", "https://a.b/c"]],
    ["at 10:30.", ["at", "10:30", "."]],
    ["東京 Zürich Москва مصر", ["東京", "zürich", "москва", "مصر"]],
    ["２０２４ ＡＢ", ["2024", "ab"]],
    ["", []],
    ["   ", []],
  ])("%s", (text, expected) => {
    expect(lowers(text)).toEqual(expected);
  });
});

test("spans refer to the original text, also after dropped or composed characters", () => {
  const text = "\u200bCafe\u0301\u00ad s’il 😀 x";
  expect(tokenizeText(text).map(({ span, lower }) => [lower, text.slice(span.start, span.end)])).toEqual([
    ["café", "Cafe\u0301"],
    ["s'il", "s’il"],
    ["😀", "😀"],
    ["x", "x"],
  ]);
});

test("a token has the joint to the previous one", () => {
  expect(tokenizeText("a-b_c.de f%").map(({ joint }) => joint)).toEqual([
    "space",
    "-",
    "_",
    ".",
    "space",
    "none",
  ]);
});

test("a token over 100 characters is opaque", () => {
  expect(tokenizeText(`${"a".repeat(100)} ${"a".repeat(101)}`).map(({ kind }) => kind)).toEqual([
    "word",
    "opaque",
  ]);
});
