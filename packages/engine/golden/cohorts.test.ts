import { describe, expect, test } from "vitest";
import { ask, prepareAsking, relate, tableOf } from "./company.test-support.ts";

const month = (of: string): string => `CAST(DATE_TRUNC('month', ${of}) AS DATE)`;
const since = (from: string, to: string): string => `DATE_SUB('month', ${month(from)}, ${month(to)})`;

/** The triangle of customers by the month of their sign-up; `own` limits who started when, `joined` who came back. */
function bySignup(own = "", joined = ""): string {
  return [
    "SELECT s.month_of_signup_date, s2.months_since, SUM(s2.active) / NULLIF(SUM(s.size), 0) AS retention, SUM(s2.active) AS customers_with_orders, SUM(s.size) AS customers_in_the_cohort",
    `FROM ( SELECT ${month("signup_date")} AS month_of_signup_date, COUNT(*) AS size FROM customers${own} GROUP BY ${month("signup_date")} ) s`,
    `JOIN ( SELECT ${month("c.signup_date")} AS month_of_signup_date, ${since("c.signup_date", "o.order_date")} AS months_since, COUNT(DISTINCT o.customer_id) AS active FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE ${joined}o.order_date >= c.signup_date GROUP BY ${month("c.signup_date")}, ${since("c.signup_date", "o.order_date")} ) s2 ON s2.month_of_signup_date = s.month_of_signup_date`,
    "GROUP BY s.month_of_signup_date, s2.months_since ORDER BY s.month_of_signup_date, s2.months_since",
  ].join(" ");
}

describe("cohorts by a date of the people", () => {
  test.each([
    "retention of customers by signup month",
    "customer retention by month of signup",
    "cohort analysis of customers by signup month",
    "retention curve by signup cohort",
  ])("are those who signed up, and who of them ordered so many months later: %s", (question) => {
    expect(ask(question)).toBe(bySignup());
  });

  test("a period is that of their start", () => {
    const within = (date: string): string => `${date} >= DATE '2025-01-01' AND ${date} < DATE '2026-01-01'`;
    const sql = bySignup(` WHERE ${within("signup_date")}`, `${within("c.signup_date")} AND `);
    expect(ask("retention of customers by signup month", "only 2025")).toBe(sql);
    expect(ask("what share of customers who signed up in 2025 ordered in the following months")).toBe(sql);
  });

  test("a follow-up breaks them down", () => {
    expect(ask("retention of customers by signup month", "by country")).toContain(
      "ON s2.month_of_signup_date = s.month_of_signup_date AND s2.country = s.country",
    );
    expect(ask("retention of customers by signup month", "by quarter")).toContain("DATE_TRUNC('quarter'");
  });

  test("no breakdown by what people have several of", () => {
    expect(ask("retention of customers by signup month by channel")).toContain("refused");
  });
});

describe("cohorts by the first event", () => {
  const first = "SELECT customer_id AS key, MIN(order_date) AS first FROM orders GROUP BY customer_id";
  const sql = [
    "SELECT s.month_of_first_orders, s2.months_since, SUM(s2.active) / NULLIF(SUM(s.size), 0) AS retention, SUM(s2.active) AS customers_with_orders, SUM(s.size) AS customers_in_the_cohort",
    `FROM ( SELECT ${month("s3.first")} AS month_of_first_orders, COUNT(*) AS size FROM customers c JOIN ( ${first} ) s3 ON s3.key = c.customer_id GROUP BY ${month("s3.first")} ) s`,
    `JOIN ( SELECT ${month("s4.first")} AS month_of_first_orders, ${since("s4.first", "o.order_date")} AS months_since, COUNT(DISTINCT o.customer_id) AS active FROM orders o JOIN ( ${first} ) s4 ON s4.key = o.customer_id GROUP BY ${month("s4.first")}, ${since("s4.first", "o.order_date")} ) s2 ON s2.month_of_first_orders = s.month_of_first_orders`,
    "GROUP BY s.month_of_first_orders, s2.months_since ORDER BY s.month_of_first_orders, s2.months_since",
  ].join(" ");

  test.each(["cohort retention by month of first order", "cohorts of customers by first order month"])(
    "need no date of the people: %s",
    (question) => {
      expect(ask(question)).toBe(sql);
    },
  );

  test("of the only people that come again", () => {
    const clinic = prepareAsking({
      tables: [
        tableOf("patients", ["patient_id integer", "full_name text"]),
        tableOf("visits", ["visit_id integer", "patient_id integer", "visit_date date"]),
      ],
      relationships: [relate("visits.patient_id", "patients.patient_id")],
    });
    expect(clinic.summarize("retention by month of first visit")).toContain(
      "by month of first visits and months since",
    );
  });
});

describe("who comes within a time", () => {
  test.each(["30 day retention", "how many customers who signed up in each month ordered within 30 days"])(
    "is known of those who started that long ago: %s",
    (question) => {
      expect(ask(question)).toBe(
        [
          "SELECT s.month_of_signup_date, COALESCE(SUM(s2.active), 0) / NULLIF(SUM(s.size), 0) AS share_with_orders_within_30_days, COALESCE(SUM(s2.active), 0) AS customers_with_orders, SUM(s.size) AS customers_in_the_cohort",
          `FROM ( SELECT ${month("signup_date")} AS month_of_signup_date, COUNT(*) AS size FROM customers WHERE signup_date < DATE '2026-10-21' GROUP BY ${month("signup_date")} ) s`,
          `LEFT JOIN ( SELECT ${month("c.signup_date")} AS month_of_signup_date, COUNT(DISTINCT o.customer_id) AS active FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE o.order_date >= c.signup_date AND c.signup_date < DATE '2026-10-21' AND DATE_DIFF('day', c.signup_date, o.order_date) <= 30 GROUP BY ${month("c.signup_date")} ) s2 ON s2.month_of_signup_date = s.month_of_signup_date`,
          "GROUP BY s.month_of_signup_date ORDER BY s.month_of_signup_date",
        ].join(" "),
      );
    },
  );

  test("those who came again have two events", () => {
    expect(ask("how many customers of each signup month ordered again")).toBe(
      `SELECT ${month("signup_date")} AS month, COUNT(*) AS customers FROM customers WHERE customer_id IN ( SELECT customer_id AS key FROM orders GROUP BY customer_id HAVING COUNT(*) >= 2 ) GROUP BY ${month("signup_date")} ORDER BY month`,
    );
  });
});

test("nobody is told of churn without a word for when people have left", () => {
  expect(ask("churn by cohort")).toContain("refused");
});
