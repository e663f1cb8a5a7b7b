import type { Knowledge } from "@askery/api";

interface Question {
  readonly database: "sample" | "warehouse" | "crossings" | "archive";
  readonly text: string;
  /** SQL to run in place of the answer's. */
  readonly sql?: string;
  /** Follow-up questions; the last two are versions of each other. */
  readonly next?: readonly string[];
}

/** Questions to ask before any picture is taken, by the name of the state that each shows. */
export const questions = {
  lines: { database: "sample", text: "Monthly revenue this year by category" },
  edited: { database: "sample", text: "Revenue by month this year in Germany" },
  line: { database: "sample", text: "Orders by week this year" },
  bars: { database: "sample", text: "Revenue by category this year" },
  rank: { database: "sample", text: "Top 10 products by revenue this year" },
  share: { database: "sample", text: "Share of orders by channel" },
  number: { database: "sample", text: "How many orders were there last month" },
  figure: { database: "sample", text: "Total revenue this year" },
  change: { database: "sample", text: "Revenue this month compared to last month" },
  histogram: { database: "sample", text: "Distribution of order total" },
  pair: { database: "sample", text: "Average unit cost and average list price" },
  scatter: { database: "sample", text: "Average price and average cost by product" },
  groups: { database: "sample", text: "Number of orders by weekday and channel" },
  heat: { database: "sample", text: "Orders by weekday and hour" },
  table: { database: "sample", text: "List customers in Germany with email and city" },
  long: {
    database: "sample",
    text: "List order lines",
    sql: "SELECT id, order_id, product_id, quantity, unit_price FROM order_lines ORDER BY id LIMIT 100000",
  },
  refused: { database: "sample", text: "Revenue by zodiac sign and mood" },
  thread: {
    database: "sample",
    text: "Revenue by country this year",
    next: ["only furniture", "by month", "top 5"],
  },
  thrown: { database: "sample", text: "How many stores are there" },
  stock: { database: "warehouse", text: "Total quantity by region" },
  deliveries: { database: "warehouse", text: "How many deliveries by month" },
  ambiguous: { database: "warehouse", text: "Total quantity in Europe" },
  archived: { database: "archive", text: "How many letters are there" },
} as const satisfies Readonly<Record<string, Question>>;

/** Questions whose charts are saved, in the order of the dashboard's cards. */
export const savedQuestions = [
  "number",
  "figure",
  "change",
  "lines",
  "rank",
  "line",
  "share",
  "bars",
  "heat",
  "histogram",
  "pair",
  "table",
] as const satisfies readonly (keyof typeof questions)[];

/** Knowledge to define for the sample database. */
export const knowledge: readonly Knowledge[] = [
  { kind: "synonym", phrase: "turnover", table: "orders", column: "total", value: null, condition: null },
  { kind: "synonym", phrase: "clients", table: "customers", column: null, value: null, condition: null },
  {
    kind: "metric",
    name: "gross sales",
    table: "order_lines",
    expression: "sum(quantity * unit_price)",
    description: "Before discounts and returns.",
  },
  {
    kind: "example",
    question: "Which products never sold?",
    sql: "SELECT name FROM products WHERE id NOT IN (SELECT product_id FROM order_lines)",
  },
  { kind: "rule", text: "Cancelled orders do not count as revenue." },
];
