import { expect, test } from "vitest";
import { shortenTitles } from "./shorten-titles.ts";

test("titles with the same beginning show where they differ", () => {
  expect(
    shortenTitles([
      "Revenue by month and category, last year",
      "Customers",
      "Revenue by month and category, this year",
      "Revenue by brand",
    ]),
  ).toEqual(["Revenue by… last year", "Customers", "Revenue by… this year", "Revenue by brand"]);
});

test("a title that another one starts with keeps its last word", () => {
  expect(shortenTitles(["Top 10 products by revenue last quarter", "Top 10 products by revenue"])).toEqual([
    "Top 10 prod… revenue last quarter",
    "Top 10 prod… revenue",
  ]);
});

test("identical titles stay identical", () => {
  expect(shortenTitles(["Customers by country of birth", "Customers by country of birth"])).toEqual([
    "Customers by country of birth",
    "Customers by country of birth",
  ]);
});
