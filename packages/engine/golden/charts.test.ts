import { describe, expect, test } from "vitest";
import { ask, plan } from "./company.test-support.ts";

type Example = readonly [rule: string, question: string, chart: string, sql: string];

const examples: readonly Example[] = [
  [
    "the x axis is sorted by",
    "Draw a bar chart of orders by channel, and rank by the x-axis in desc",
    "bar",
    "SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY channel DESC",
  ],
  [
    "the y axis is sorted by",
    "orders by channel as a bar chart, and list the y axis in ascending order",
    "bar",
    "SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY orders",
  ],
  [
    "a date is binned",
    "Visualize the number of orders as a line, bin the order date by month",
    "line",
    "SELECT CAST(DATE_TRUNC('month', order_date) AS DATE) AS month, COUNT(*) AS orders FROM orders GROUP BY CAST(DATE_TRUNC('month', order_date) AS DATE) ORDER BY month",
  ],
  [
    "values shown are counted",
    "show the country of the customers and count them by a pie chart",
    "pie",
    "SELECT country, COUNT(*) AS customers FROM customers GROUP BY country ORDER BY customers DESC",
  ],
  [
    "a chart with an axis counts what it shows",
    "a pie chart of the number of teams",
    "pie",
    "SELECT team, COUNT(*) AS employees FROM employees GROUP BY team ORDER BY employees DESC",
  ],
  [
    "what is counted along an axis is broken down",
    "Return the number of the countries of the customers, and sort by the y axis from high to low",
    "",
    "SELECT country, COUNT(*) AS customers FROM customers GROUP BY country ORDER BY customers DESC",
  ],
  [
    "dates that are counted for each year are those of the years",
    "the number of hire dates for each year as a bar chart",
    "bar",
    "SELECT CAST(DATE_TRUNC('year', hire_date) AS DATE) AS year, COUNT(*) AS employees FROM employees GROUP BY CAST(DATE_TRUNC('year', hire_date) AS DATE) ORDER BY year",
  ],
  [
    "a trend over dates is a line",
    "the trend of the employee id over the hire date",
    "line",
    "SELECT hire_date, employee_id FROM employees",
  ],
  [
    "a trend about dates is a line",
    "give me the trend about the employee id over the hire date",
    "line",
    "SELECT hire_date, employee_id FROM employees",
  ],
  [
    "a comparison of things is bars",
    "give me the comparison about the number of orders over the channel",
    "bar",
    "SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY orders DESC",
  ],
  [
    "a comparison over time has no kind of its own",
    "give me the comparison about the number of orders over the order date",
    "",
    "SELECT order_date AS day, COUNT(*) AS orders FROM orders GROUP BY order_date ORDER BY day",
  ],
  [
    "a correlation that is shown is points",
    "the number of orders by channel. Show the correlation.",
    "scatter",
    "SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY orders DESC",
  ],
  [
    "columns are upright bars",
    "orders by channel as columns",
    "bar",
    "SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY orders DESC",
  ],
  [
    "horizontal bars are bars",
    "orders by channel as horizontal bars",
    "horizontalBar",
    "SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY orders DESC",
  ],
  [
    "bars are stacked by a second breakdown",
    "stacked bar chart of orders by channel, colored by status",
    "stacked bar",
    "SELECT channel, status, COUNT(*) AS orders FROM orders GROUP BY channel, status ORDER BY orders DESC",
  ],
  [
    "two figures of each row correlate",
    "correlation between quantity and line total of order items",
    "scatter",
    "SELECT quantity, line_total FROM order_items",
  ],
];

const courses: readonly Example[] = [
  [
    "a number with a trend is computed per month",
    "number of orders as a number with a trend",
    "numberTrend",
    "SELECT CAST(DATE_TRUNC('month', order_date) AS DATE) AS month, COUNT(*) AS orders FROM orders GROUP BY CAST(DATE_TRUNC('month', order_date) AS DATE) ORDER BY month",
  ],
  [
    "unless a time is named",
    "orders per quarter as numbers with trends",
    "numberTrend",
    "SELECT CAST(DATE_TRUNC('quarter', order_date) AS DATE) AS quarter, COUNT(*) AS orders FROM orders GROUP BY CAST(DATE_TRUNC('quarter', order_date) AS DATE) ORDER BY quarter",
  ],
  [
    "a breakdown is a row of each value",
    "orders by channel as a table with sparklines",
    "sparkTable",
    "SELECT CAST(DATE_TRUNC('month', order_date) AS DATE) AS month, channel, COUNT(*) AS orders FROM orders GROUP BY CAST(DATE_TRUNC('month', order_date) AS DATE), channel ORDER BY month, orders DESC",
  ],
];

describe("a chart named in a question", () => {
  test.each([...examples, ...courses])("%s", (_, question, chart, sql) => {
    const planned = plan(question);
    const asked = planned.kind === "planned" ? planned.askedChart : null;
    expect(ask(question)).toBe(sql);
    expect([asked?.stacking, asked?.kind].filter((part) => part).join(" ")).toBe(chart);
  });
});
