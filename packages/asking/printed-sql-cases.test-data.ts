import type {
  CaseExpression,
  Catalog,
  CatalogTable,
  ColumnType,
  Condition,
  DialectName,
  Dimension,
  Expression,
  Measure,
  Plan,
  QueryPlan,
} from "@askery/model";

/* Plans over five orders, with the rows that each must return in every database. printed-sql.test.ts reads them. */

export type Rows = readonly (readonly unknown[])[];

export const column = (path: string): Expression => {
  const [source = "", column = ""] = path.split(".");
  return { kind: "column", source, column };
};
export const text = (value: string): Expression => ({ kind: "literal", value: { type: "text", value } });
export const number = (value: string): Expression => ({ kind: "literal", value: { type: "number", value } });
const date = (value: string): Expression => ({ kind: "literal", value: { type: "date", value } });
const output = (id: string): Expression => ({ kind: "output", output: id });
const not = (condition: Condition): Condition => ({ kind: "not", condition });
export const outputs = (expressions: Record<string, Expression>): (Dimension & Measure)[] =>
  Object.entries(expressions).map(([id, expression]) => ({
    id,
    expression,
    label: id,
    isShown: true,
    format: null,
  }));
const total = column("orders.total");
const orderedAt = column("orders.ordered_at");
const revenue: Expression = { kind: "aggregate", function: "sum", of: total, where: null };
export const count: Expression = { kind: "aggregate", function: "count", of: null, where: null };
const month: Expression = { kind: "grain", grain: "month", of: orderedAt };

function branch(when: Condition, value: Expression): CaseExpression["branches"][number] {
  // oxlint-disable-next-line unicorn/no-thenable -- plain data, never awaited
  return { when, then: value };
}

export function orders(parts: Partial<QueryPlan>): QueryPlan {
  return {
    kind: "query",
    sources: [{ kind: "table", id: "orders", table: "orders", join: null }],
    filters: [],
    aggregation: parts.measures === undefined ? "none" : "group",
    dimensions: [],
    measures: [],
    having: [],
    order: [],
    limit: null,
    ...parts,
  };
}

const ids = outputs({ id: column("orders.id") });
const byId = [{ by: output("id"), direction: "ascending" }] as const;
const matching = (...filters: readonly Condition[]): Plan =>
  orders({ dimensions: ids, filters, order: byId });
const along = { along: "month", within: [] } as const;
const listed = (expression: Expression): Plan =>
  orders({ dimensions: [...ids, ...outputs({ value: expression })], order: byId });
const counted = (value: string, text: string, how: "contains" | "equals"): Plan =>
  matching({ kind: "match", value: column(value), how, text });

const hide = <Output extends Dimension>(output: Output): Output => ({ ...output, isShown: false });
const sharesCountryWithOpen: Condition = {
  kind: "exists",
  plan: orders({
    dimensions: outputs({ country: column("orders.country") }),
    filters: [{ kind: "compare", left: column("orders.status"), operator: "=", right: text("open") }],
  }),
  on: [{ outer: column("orders.country"), inner: "country" }],
};

export const cases: readonly (readonly [claim: string, plan: Plan, rows: Rows])[] = [
  [
    "a year ends before midnight",
    matching({
      kind: "period",
      value: orderedAt,
      period: { kind: "absolute", from: "2024-01-01", to: "2025-01-01" },
      words: "",
    }),
    [[1], [2], [3], [4]],
  ],
  [
    "an order is by the output, though a column is called so",
    orders({
      dimensions: outputs({ country: column("orders.country") }),
      measures: outputs({ total: revenue }),
      order: [{ by: output("total"), direction: "descending" }],
    }),
    [
      ["DE", 70],
      [null, 50],
      ["FR", 30],
    ],
  ],
  [
    "a date is its whole day",
    matching({ kind: "compare", left: orderedAt, operator: "=", right: date("2024-12-31") }),
    [[4]],
  ],
  ["text is matched without case", counted("orders.status", "PA", "contains"), [[1], [2], [5]]],
  ["a wildcard is a character", counted("orders.status", "%", "contains"), [[4]]],
  ["equal without case", counted("orders.status", "PAID", "equals"), [[1], [2]]],
  [
    "null is in no list and in no negated list",
    matching(not({ kind: "in", value: column("orders.country"), options: [{ type: "text", value: "FR" }] })),
    [[3], [4]],
  ],
  [
    "hours",
    listed({ kind: "grain", grain: "hour", of: orderedAt }),
    [
      [1, "2024-01-31 10:00:00"],
      [2, "2024-02-01 00:00:00"],
      [3, "2024-02-29 12:00:00"],
      [4, "2024-12-31 23:00:00"],
      [5, "2025-01-01 00:00:00"],
    ],
  ],
  [
    "weeks start on Monday",
    listed({ kind: "grain", grain: "week", of: orderedAt }),
    [
      [1, "2024-01-29"],
      [2, "2024-01-29"],
      [3, "2024-02-26"],
      [4, "2024-12-30"],
      [5, "2024-12-30"],
    ],
  ],
  [
    "quarters",
    listed({ kind: "grain", grain: "quarter", of: orderedAt }),
    [
      [1, "2024-01-01"],
      [2, "2024-01-01"],
      [3, "2024-01-01"],
      [4, "2024-10-01"],
      [5, "2025-01-01"],
    ],
  ],
  [
    "ISO weeks",
    listed({ kind: "datePart", part: "weekOfYear", of: orderedAt }),
    [
      [1, 5],
      [2, 5],
      [3, 9],
      [4, 1],
      [5, 1],
    ],
  ],
  [
    "weekdays",
    listed({ kind: "datePart", part: "weekday", of: orderedAt }),
    [
      [1, 3],
      [2, 4],
      [3, 4],
      [4, 2],
      [5, 3],
    ],
  ],
  [
    "days between",
    listed({ kind: "duration", unit: "day", from: column("orders.shipped_on"), to: orderedAt }),
    [
      [1, 30.4375],
      [2, null],
      [3, 28.5],
      [4, 60.999305556],
      [5, 0],
    ],
  ],
  [
    "months between",
    listed({ kind: "duration", unit: "month", from: column("orders.shipped_on"), to: orderedAt }),
    [
      [1, 0],
      [2, null],
      [3, 0],
      [4, 1],
      [5, 0],
    ],
  ],
  [
    "division is no integer's",
    listed({ kind: "arithmetic", operator: "/", left: column("orders.id"), right: number("2") }),
    [
      [1, 0.5],
      [2, 1],
      [3, 1.5],
      [4, 2],
      [5, 2.5],
    ],
  ],
  [
    "a zero divisor gives null",
    listed({
      kind: "arithmetic",
      operator: "/",
      left: number("1"),
      right: { kind: "arithmetic", operator: "-", left: column("orders.id"), right: number("3") },
    }),
    [
      [1, -0.5],
      [2, -1],
      [3, null],
      [4, 1],
      [5, 0.5],
    ],
  ],
  [
    "rounded",
    listed({
      kind: "call",
      function: "round",
      arguments: [
        { kind: "arithmetic", operator: "/", left: column("orders.id"), right: number("3") },
        number("1"),
      ],
    }),
    [
      [1, 0.3],
      [2, 0.7],
      [3, 1],
      [4, 1.3],
      [5, 1.7],
    ],
  ],
  [
    "joined to text",
    listed({
      kind: "call",
      function: "concat",
      arguments: [column("orders.status"), text(" #"), column("orders.id")],
    }),
    [
      [1, "paid #1"],
      [2, "Paid #2"],
      [3, "open #3"],
      [4, "50% off #4"],
      [5, "repaid #5"],
    ],
  ],
  [
    "cases",
    listed({
      kind: "case",
      branches: [branch({ kind: "null", value: column("orders.country") }, text("none"))],
      otherwise: text("some"),
    }),
    [
      [1, "some"],
      [2, "some"],
      [3, "some"],
      [4, "some"],
      [5, "none"],
    ],
  ],
  [
    "median, percentile and deviation, among other measures and with a filter",
    orders({
      measures: outputs({
        n: count,
        median: { kind: "aggregate", function: "median", of: total, where: null },
        p90: { kind: "aggregate", function: "percentile", of: total, where: null, fraction: 0.9 },
        spread: { kind: "aggregate", function: "stddev", of: total, where: null },
        early: {
          kind: "aggregate",
          function: "median",
          of: total,
          where: { kind: "compare", left: orderedAt, operator: "<", right: date("2024-03-01") },
        },
      }),
    }),
    [[5, 30, 46, 15.811388301, 20]],
  ],
  [
    "medians of several values, by what is hidden, and the first of each",
    orders({
      dimensions: [
        ...outputs({ country: column("orders.country") }),
        ...outputs({ year: { kind: "grain", grain: "year", of: orderedAt } }).map(hide),
      ],
      measures: outputs({
        total: { kind: "aggregate", function: "median", of: total, where: null },
        quarter_id: {
          kind: "aggregate",
          function: "percentile",
          of: column("orders.id"),
          where: null,
          fraction: 0.25,
        },
        of_open: { kind: "aggregate", function: "median", of: total, where: sharesCountryWithOpen },
        share: {
          kind: "share",
          of: { kind: "aggregate", function: "median", of: total, where: null },
          within: [],
        },
      }),
      having: [{ kind: "compare", left: output("quarter_id"), operator: ">", right: number("1") }],
      order: [{ by: output("total"), direction: "descending" }],
      limit: { count: 1, per: ["country"] },
    }),
    [
      [null, 50, 5, null, 0.5],
      ["DE", 35, 3.25, 35, 0.35],
      ["FR", 15, 1.25, null, 0.15],
    ],
  ],
  [
    "a median can be asked of, sorted by and compared",
    orders({
      dimensions: outputs({ country: column("orders.country") }),
      measures: outputs({ median: { kind: "aggregate", function: "median", of: total, where: null } }),
      having: [{ kind: "compare", left: output("median"), operator: "<", right: number("50") }],
      order: [{ by: output("median"), direction: "descending" }],
    }),
    [
      ["DE", 35],
      ["FR", 15],
    ],
  ],
  [
    "no rows, no groups",
    orders({
      dimensions: outputs({ country: column("orders.country"), one: number("1") }),
      measures: outputs({ n: count }),
      filters: [{ kind: "compare", left: total, operator: ">", right: number("999") }],
    }),
    [],
  ],
  [
    "nulls come last upwards",
    orders({
      dimensions: outputs({ country: column("orders.country"), id: column("orders.id") }),
      order: [
        { by: output("country"), direction: "ascending" },
        { by: output("id"), direction: "ascending" },
      ],
    }),
    [
      ["DE", 3],
      ["DE", 4],
      ["FR", 1],
      ["FR", 2],
      [null, 5],
    ],
  ],
  [
    "nulls come last downwards",
    orders({
      aggregation: "distinct",
      dimensions: outputs({ country: column("orders.country") }),
      order: [{ by: output("country"), direction: "descending" }],
    }),
    [["FR"], ["DE"], [null]],
  ],
  [
    "distinct in an order not shown",
    orders({
      aggregation: "distinct",
      dimensions: outputs({ country: column("orders.country") }),
      filters: [not({ kind: "null", value: column("orders.country") })],
      order: [{ by: total, direction: "descending" }],
    }),
    [["DE"], ["FR"]],
  ],
  [
    "shares of the largest so far, in the order of the groups where they are equal",
    orders({
      dimensions: outputs({ month }),
      measures: outputs({
        revenue,
        largest: { kind: "share", of: output("revenue"), isCumulative: true, within: [] },
      }),
      order: [{ by: output("month"), direction: "ascending" }],
    }),
    [
      ["2024-01-01", 10, 1],
      ["2024-02-01", 50, 0.333333333],
      ["2024-12-01", 40, 0.933333333],
      ["2025-01-01", 50, 0.666666667],
    ],
  ],
  [
    "shares, growth, running sums and averages",
    orders({
      dimensions: outputs({ month }),
      measures: outputs({
        revenue,
        share: { kind: "share", of: output("revenue"), within: [] },
        growth: { kind: "change", of: output("revenue"), as: "ratio", steps: 1, ...along },
        so_far: { kind: "running", of: output("revenue"), ...along },
        smooth: { kind: "moving", of: output("revenue"), groups: 2, ...along },
        place: { kind: "rank", of: output("revenue"), direction: "descending", within: [] },
      }),
      order: [{ by: output("month"), direction: "ascending" }],
    }),
    [
      ["2024-01-01", 10, 0.066666667, null, 10, 10, 4],
      ["2024-02-01", 50, 0.333333333, 4, 60, 30, 1],
      ["2024-12-01", 40, 0.266666667, -0.2, 100, 45, 3],
      ["2025-01-01", 50, 0.333333333, 0.25, 150, 45, 1],
    ],
  ],
  [
    "integers share in fractions",
    orders({
      dimensions: outputs({ country: column("orders.country") }),
      measures: outputs({ share: { kind: "share", of: count, within: [] } }),
      having: [{ kind: "compare", left: output("share"), operator: ">", right: number("0.3") }],
      order: [{ by: output("country"), direction: "ascending" }],
    }),
    [
      ["DE", 0.4],
      ["FR", 0.4],
    ],
  ],
  [
    "the first of each",
    orders({
      dimensions: [...outputs({ country: column("orders.country") }), ...ids],
      order: [{ by: total, direction: "descending" }],
      limit: { count: 1, per: ["country"] },
    }),
    [
      [null, 5],
      ["DE", 4],
      ["FR", 2],
    ],
  ],
  [
    "a window over a window, and over a median",
    orders({
      dimensions: outputs({ month }),
      measures: outputs({
        share_so_far: { kind: "running", of: { kind: "share", of: count, within: [] }, ...along },
        before: {
          kind: "previous",
          of: { kind: "aggregate", function: "median", of: total, where: null },
          steps: 1,
          ...along,
        },
      }),
      order: [{ by: output("month"), direction: "ascending" }],
    }),
    [
      ["2024-01-01", 0.2, null],
      ["2024-02-01", 0.6, 10],
      ["2024-12-01", 0.8, 25],
      ["2025-01-01", 1, 40],
    ],
  ],
  [
    "nulls in a plan exclude nothing",
    matching(
      not({
        kind: "inPlan",
        value: column("orders.status"),
        plan: orders({ dimensions: outputs({ country: column("orders.country") }) }),
      }),
    ),
    [[1], [2], [3], [4], [5]],
  ],
  [
    "rows of the first groups",
    matching({
      kind: "inPlan",
      value: column("orders.country"),
      plan: orders({
        sources: [
          {
            kind: "plan",
            id: "ranked",
            plan: orders({
              dimensions: outputs({ country: column("orders.country") }),
              measures: outputs({ revenue }),
              order: [{ by: output("revenue"), direction: "descending" }],
              limit: { count: 1, per: [] },
            }),
            join: null,
          },
        ],
        dimensions: outputs({ country: column("ranked.country") }),
      }),
    }),
    [[3], [4]],
  ],
  [
    "anti-join",
    matching(
      not({
        kind: "exists",
        plan: orders({
          dimensions: outputs({ country: column("orders.country") }),
          measures: outputs({ n: count }),
          having: [{ kind: "compare", left: output("n"), operator: ">", right: number("1") }],
        }),
        on: [{ outer: column("orders.country"), inner: "country" }],
      }),
    ),
    [[5]],
  ],
  [
    "semi-join",
    matching({
      kind: "exists",
      plan: matching({ kind: "compare", left: total, operator: ">", right: number("30") }),
      on: [{ outer: column("orders.id"), inner: "id" }],
    }),
    [[4], [5]],
  ],
  [
    "above average",
    matching({
      kind: "compare",
      left: total,
      operator: ">",
      right: {
        kind: "scalar",
        plan: orders({
          measures: outputs({ mean: { kind: "aggregate", function: "avg", of: total, where: null } }),
        }),
      },
    }),
    [[4], [5]],
  ],
  [
    "grouped by a case over text values",
    orders({
      dimensions: outputs({
        paid: {
          kind: "case",
          branches: [
            branch(
              { kind: "compare", left: column("orders.status"), operator: "=", right: text("paid") },
              text("yes"),
            ),
          ],
          otherwise: text("no"),
        },
      }),
      measures: outputs({ n: count }),
      order: [{ by: output("paid"), direction: "ascending" }],
    }),
    [
      ["no", 4],
      ["yes", 1],
    ],
  ],
  [
    "the union of cut lists, without some",
    {
      kind: "set",
      operator: "except",
      left: {
        kind: "set",
        operator: "union",
        left: orders({ dimensions: ids, order: byId, limit: { count: 1, per: [] } }),
        right: orders({ dimensions: ids, order: byId, limit: { count: 2, per: [] } }),
      },
      right: matching({ kind: "compare", left: column("orders.id"), operator: "=", right: number("2") }),
    },
    [[1]],
  ],
  [
    "rows of hand-written SQL",
    orders({
      sources: [
        {
          kind: "plan",
          id: "orders",
          plan: { kind: "sql", text: "SELECT 7 AS id, 'a\n  b' AS word -- two lines\n;" },
          join: null,
        },
      ],
      dimensions: outputs({ id: column("orders.id"), word: column("orders.word") }),
    }),
    [[7, "a\n  b"]],
  ],
];

export const shop: Catalog = {
  tables: [
    catalogTable("orders", {
      id: "integer",
      status: "text",
      country: "text?",
      total: "decimal",
      ordered_at: "timestamp",
      shipped_on: "date?",
    }),
  ],
  relationships: [],
};

export function catalogTable(name: string, columns: Record<string, string>): CatalogTable {
  return {
    id: name,
    schema: null,
    name,
    kind: "table",
    comment: null,
    rowEstimate: null,
    primaryKey: [],
    columns: Object.entries(columns).map(([name, type]) => ({
      name,
      type: type.replace("?", "") as ColumnType,
      nativeType: type,
      encoding: null,
      isNullable: type.endsWith("?"),
      isUnique: false,
      comment: null,
      profile: null,
    })),
  };
}

/** MySQL compares text by its collation. This one distinguishes `paid` from `Paid`, as other databases do. */
export function shopSql(name: DialectName): string {
  const [text, timestamp, day] = shopTypes[name];
  return `CREATE TABLE orders (id INTEGER, status ${text}, country ${text}, total DECIMAL(10,2), ordered_at ${timestamp}, shipped_on ${day});
    INSERT INTO orders VALUES
      (1, 'paid', 'FR', 10, '2024-01-31 10:30:00', '2024-01-01'), (2, 'Paid', 'FR', 20, '2024-02-01 00:00:00', NULL),
      (3, 'open', 'DE', 30, '2024-02-29 12:00:00', '2024-02-01'), (4, '50% off', 'DE', 40, '2024-12-31 23:59:00', '2024-11-01'),
      (5, 'repaid', NULL, 50, '2025-01-01 00:00:00', '2025-01-01')`;
}

const shopTypes: Readonly<Record<DialectName, readonly [text: string, timestamp: string, day: string]>> = {
  sqlite: ["TEXT", "TEXT", "TEXT"],
  duckdb: ["TEXT", "TIMESTAMP", "DATE"],
  postgres: ["TEXT", "TIMESTAMP", "DATE"],
  clickhouse: ["Nullable(String)", "DateTime", "Nullable(Date)"],
  mysql: ["TEXT COLLATE utf8mb4_bin", "DATETIME", "DATE"],
};
