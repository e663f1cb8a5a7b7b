import type { Answer } from "@askery/model";

/** An answer about the sample shop, recorded by scripts/record-example-answer.ts. */
export const exampleAnswer: Omit<Answer, "plan"> = {
  question: "Return rate of the Halden Dining Chair by month this year",
  statement: {
    dialect: "duckdb",
    text: "SELECT\n  CAST(DATE_TRUNC('month', o.ordered_at) AS DATE) AS month,\n  (COUNT(DISTINCT ol.id) FILTER (WHERE r.id IS NOT NULL)) / NULLIF(COUNT(DISTINCT ol.id), 0) AS return_rate\nFROM order_lines ol\nLEFT JOIN returns r ON r.order_line_id = ol.id\nLEFT JOIN products p ON p.id = ol.product_id\nLEFT JOIN orders o ON o.id = ol.order_id\nWHERE p.name = $1\n  AND o.ordered_at >= DATE '2026-01-01' AND o.ordered_at < DATE '2027-01-01'\nGROUP BY CAST(DATE_TRUNC('month', o.ordered_at) AS DATE)\nORDER BY month",
    parameters: [{ type: "text", value: "Halden Dining Chair" }],
  },
  sql: "SELECT\n  CAST(DATE_TRUNC('month', o.ordered_at) AS DATE) AS month,\n  (COUNT(DISTINCT ol.id) FILTER (WHERE r.id IS NOT NULL)) / NULLIF(COUNT(DISTINCT ol.id), 0) AS return_rate\nFROM order_lines ol\nLEFT JOIN returns r ON r.order_line_id = ol.id\nLEFT JOIN products p ON p.id = ol.product_id\nLEFT JOIN orders o ON o.id = ol.order_id\nWHERE p.name = 'Halden Dining Chair'\n  AND o.ordered_at >= DATE '2026-01-01' AND o.ordered_at < DATE '2027-01-01'\nGROUP BY CAST(DATE_TRUNC('month', o.ordered_at) AS DATE)\nORDER BY month",
  interpretation: {
    marks: [
      {
        span: { start: 0, end: 14 },
        kind: "understood",
        means: "returns",
        reason: "“Return” is a form of returns",
      },
      {
        span: { start: 19, end: 38 },
        kind: "understood",
        means: "products.name = Halden Dining Chair",
        reason: "“Halden Dining Chair” is the value Halden Dining Chair in products.name",
      },
      { span: { start: 39, end: 47 }, kind: "understood", means: "dimension", reason: "" },
      { span: { start: 48, end: 57 }, kind: "understood", means: "period", reason: "" },
    ],
    chips: [
      { role: "measure", text: "return rate", kind: "understood" },
      { role: "by", text: "month", kind: "understood" },
      { role: "filter", text: "product is Halden Dining Chair", kind: "understood" },
      { role: "period", text: "2026", kind: "understood" },
      { role: "sort", text: "month", kind: "understood" },
    ],
    restatement: "return rate by month where product is Halden Dining Chair, 2026",
    confidence: 0.4511026554029794,
  },
  table: {
    columns: [
      { name: "month", type: "date" },
      { name: "return_rate", type: "float" },
    ],
    values: [
      [
        "2026-01-01",
        "2026-02-01",
        "2026-03-01",
        "2026-04-01",
        "2026-05-01",
        "2026-06-01",
        "2026-07-01",
        "2026-08-01",
        "2026-09-01",
        "2026-10-01",
        "2026-11-01",
      ],
      [
        0.14285714285714285, 0.06349206349206349, 0.0625, 0.1016949152542373, 0.02702702702702703,
        0.10204081632653061, 0.06060606060606061, 0.04838709677419355, 0.45614035087719296, 0.484375,
        0.18181818181818182,
      ],
    ],
    rowCount: 11,
    isTruncated: false,
  },
  outputs: [
    {
      id: "month",
      label: "month",
      role: { kind: "time", grain: "month" },
      format: { kind: "date", grain: "month" },
      unit: null,
    },
    {
      id: "return_rate",
      label: "return rate",
      role: { kind: "figure", figure: "level" },
      format: { kind: "percent" },
      unit: null,
    },
  ],
  chart: {
    spec: {
      version: 3,
      kind: "line",
      encoding: {
        form: "series",
        x: {
          column: "month",
          label: "month",
          kind: "time",
          grain: "month",
          format: { kind: "date", grain: "month" },
        },
        y: [{ column: "return_rate", label: "return rate", format: { kind: "percent" } }],
        series: null,
      },
      settings: {},
      marks: [{ kind: "incompletePeriod" }],
    },
    caption: {
      title: "Return rate jumps in September",
      subtitle: "Return rate per month, 2026",
      reason: "because it runs over time",
    },
    facts: { incompleteFrom: "2026-11-20", spread: null },
  },
  sentence: "Return rate goes from 14% in January to 48% in October, with May lowest at 2.7%.",
  warnings: [
    {
      code: "period-incomplete",
      fact: "November is not over.",
      consequence: "20 of 30 days are counted.",
      weight: "caution",
    },
  ],
  followUps: [
    "Return rate by month where product is Halden Dining Chair last year",
    "Return rate by status where product is Halden Dining Chair this year",
    "Return rate by channel where product is Halden Dining Chair this year",
  ],
  receipt: {
    engine: "askery 0.1.0",
    statement: {
      dialect: "duckdb",
      text: "SELECT\n  CAST(DATE_TRUNC('month', o.ordered_at) AS DATE) AS month,\n  (COUNT(DISTINCT ol.id) FILTER (WHERE r.id IS NOT NULL)) / NULLIF(COUNT(DISTINCT ol.id), 0) AS return_rate\nFROM order_lines ol\nLEFT JOIN returns r ON r.order_line_id = ol.id\nLEFT JOIN products p ON p.id = ol.product_id\nLEFT JOIN orders o ON o.id = ol.order_id\nWHERE p.name = $1\n  AND o.ordered_at >= DATE '2026-01-01' AND o.ordered_at < DATE '2027-01-01'\nGROUP BY CAST(DATE_TRUNC('month', o.ordered_at) AS DATE)\nORDER BY month",
      parameters: [{ type: "text", value: "Halden Dining Chair" }],
    },
    schemaFingerprint: "f8ec4879",
    askedAt: "2026-11-21T19:44:51.135Z",
    planningMs: 31,
    runningMs: 50.2,
    rowCount: 11,
    timeZone: "UTC",
  },
};
