import { defaultSettings, type Plan } from "@askery/model";
import { describe, expect, test } from "vitest";
import { planQuestion } from "../answer.ts";
import { prepareDatabase } from "../plan/prepare-database.ts";
import { shopValues } from "../corpus/values.data.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { showChange } from "../plan/show/show-change.ts";
import { showCounts } from "../plan/show/show-counts.ts";
import { showDetails } from "../plan/show/show-details.ts";
import { showRanking } from "../plan/show/show-ranking.ts";

const today = "2026-11-20";
const database = prepareDatabase({ catalog: shop, values: shopValues, glossary: { entries: [] } });

function planOf(text: string): Plan {
  const planned = planQuestion({ text, database, today, settings: defaultSettings });
  if (planned.kind === "refused") throw new Error(`"${text}" can be answered`);
  return planned.plan;
}

function shownBy(plan: Plan): readonly string[] {
  if (plan.kind !== "query") return [];
  return [...plan.dimensions, ...plan.measures].filter(({ isShown }) => isShown).map(({ id }) => id);
}

describe("a ranking shows the figure it ranks by", () => {
  test("for a figure of groups", () => {
    expect(shownBy(showRanking(planOf("which customer has the most orders?")))).toEqual([
      "customer",
      "orders",
    ]);
  });

  test("for a column of rows", () => {
    expect(shownBy(showRanking(planOf("3 most expensive products")))).toEqual(["product", "list_price"]);
  });

  test("but not twice, and not for lists without a ranking", () => {
    const shown = showRanking(planOf("which customer has the most orders?"));
    expect(showRanking(shown)).toEqual(shown);
    const list = planOf("customers in Spain");
    expect(showRanking(list)).toBe(list);
  });
});

describe("a comparison of two periods", () => {
  test("shows the change as well", () => {
    const plan = planOf("revenue this year vs last year");
    expect(shownBy(plan)).toEqual(["revenue_this_year", "revenue_last_year"]);
    expect(shownBy(showChange(plan))).toEqual(["revenue_this_year", "revenue_last_year", "change"]);
  });

  test("of different lengths shows none", () => {
    const plan = planOf("revenue before and after 1 May 2026");
    expect(shownBy(plan)).toHaveLength(2);
    expect(showChange(plan)).toBe(plan);
  });

  test("is the only plan that shows it", () => {
    for (const text of ["average and highest list price", "orders by channel"]) {
      const plan = planOf(text);
      expect(showChange(plan)).toBe(plan);
    }
  });
});

describe("rows without a name", () => {
  test("show what they refer to, their date, categories and main figure", () => {
    const shown = shownBy(showDetails(planOf("show orders yesterday"), database.schema));
    expect(shown).toEqual([
      "order_id",
      "customer",
      "ordered_at",
      "status",
      "channel",
      "ship_country",
      "total",
    ]);
  });

  test("also where the column that sorts them is shown", () => {
    const ranked = showRanking(planOf("last 5 orders"));
    expect(shownBy(showDetails(ranked, database.schema))).toEqual([
      "order_id",
      "ordered_at",
      "customer",
      "status",
      "channel",
      "ship_country",
      "total",
    ]);
  });

  test("that the question names show all their texts", () => {
    const shown = (text: string) => shownBy(showDetails(planOf(text), database.schema));
    expect(shown("show me order 1005")).toEqual([
      "order_id",
      "status",
      "channel",
      "ship_country",
      "coupon_code",
      "ordered_at",
      "total",
    ]);
    expect(shown("show me product Lumo Table Lamp")).toEqual(["product", "brand", "list_price"]);
  });

  test("stay unchanged if other columns are shown, as do rows with a name", () => {
    for (const text of ["customers in Spain", "orders by channel"]) {
      const plan = planOf(text);
      expect(showDetails(plan, database.schema)).toBe(plan);
    }
  });
});

describe("values that many rows share", () => {
  test("are shown once, with the number of rows", () => {
    const shown = showCounts(planOf("list the brands of products"), database.schema);
    expect(shownBy(shown)).toEqual(["brand", "products"]);
    expect(shown).toMatchObject({ aggregation: "group", order: [{ direction: "descending" }] });
  });

  test("unlike names, and lists of several columns", () => {
    for (const text of ["customers in Spain", "orders with their status and channel"]) {
      const plan = planOf(text);
      expect(showCounts(plan, database.schema)).toBe(plan);
    }
  });
});
