import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/* A rink as a star: what was paid and what was booked refer to days, visitors and halls. */

const { ask } = prepareAsking({
  tables: [
    tableOf("dim_day", [
      "day_key integer",
      "full_date date",
      "month integer",
      "month_name text",
      "quarter integer",
      "year integer",
      "weekday text",
    ]),
    tableOf("dim_visitor", ["visitor_key integer", "visitor_name text", "country_code text"]),
    tableOf("dim_coach", ["coach_key integer", "coach_name text", "country text"]),
    tableOf("fact_sale", [
      "sale_id integer",
      "day_key integer",
      "visitor_key integer",
      "gross_amount decimal",
      "discount_amount decimal",
      "net_amount decimal",
    ]),
    tableOf("fact_lesson", ["lesson_id integer", "day_key integer", "coach_key integer", "fee decimal"]),
  ],
  relationships: [
    relate("fact_sale.day_key", "dim_day.day_key"),
    relate("fact_sale.visitor_key", "dim_visitor.visitor_key"),
    relate("fact_lesson.day_key", "dim_day.day_key"),
    relate("fact_lesson.coach_key", "dim_coach.coach_key"),
  ],
});

test.each([
  [
    "the code of the rows, and not the name of others that happen on the same day",
    "turnover by country",
    "SELECT dv.country_code, SUM(fs.net_amount) AS net_amount FROM fact_sale fs JOIN dim_visitor dv ON dv.visitor_key = fs.visitor_key GROUP BY dv.country_code ORDER BY net_amount DESC",
  ],
  [
    "what remains after discounts",
    "revenue by visitor",
    "SELECT dv.visitor_name, SUM(fs.net_amount) AS net_amount FROM fact_sale fs JOIN dim_visitor dv ON dv.visitor_key = fs.visitor_key GROUP BY dv.visitor_name, dv.visitor_key ORDER BY net_amount DESC",
  ],
  ["days join nothing", "sales by coach", "refused: words-unknown"],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
