import {
  databaseKindNames,
  defaultSettings,
  type Condition,
  type Expression,
  type Literal,
} from "@askery/model";
import { expect, test } from "vitest";
import { printStatement } from "../print-statement.ts";
import {
  aggregate,
  catalogOf,
  catalogTable,
  column,
  compare,
  not,
  number,
  outputs,
  query,
} from "./build-plan.ts";

/** Columns of each type. */
const catalog = catalogOf(
  catalogTable("t", {
    n: "integer",
    d: "decimal",
    f: "float?",
    s: "text",
    b: "boolean",
    day: "date",
    at: "timestamp",
    due: "date",
    due_at: "timestamp",
  }),
);
const of = (name: string) => column(`t.${name}`);
const moments = ["day", "at"] as const;
const grains = ["year", "quarter", "month", "week", "day", "hour"] as const;
const parts = [
  "year",
  "quarterOfYear",
  "monthOfYear",
  "weekOfYear",
  "dayOfMonth",
  "weekday",
  "hourOfDay",
] as const;
const units = ["second", "minute", "hour", "day", "week", "month", "year"] as const;
const aggregates = ["count", "countDistinct", "sum", "avg", "min", "max", "median", "stddev"] as const;
const calls = ["abs", "coalesce", "concat", "length", "lower", "round", "trim", "upper"] as const;

const literal = (value: Literal): Expression => ({ kind: "literal", value });
const literals: readonly Expression[] = [
  literal({ type: "text", value: "it's \\ 50%" }),
  literal({ type: "text", value: "a\0b" }),
  literal({ type: "boolean", value: true }),
  literal({ type: "boolean", value: false }),
  ...["1969-12-31", "2026-11-20", "2106-01-01"].map((value) => literal({ type: "date", value })),
  ...["1969-12-31 10:00:00", "2026-11-20 10:00:00", "2026-11-20 10:00:00.125"].map((value) =>
    literal({ type: "timestamp", value }),
  ),
  literal({ type: "null" }),
];
const durations = moments.flatMap((from) =>
  ["due", "due_at"].flatMap((to) =>
    units.map((unit): Expression => ({ kind: "duration", unit, from: of(from), to: of(to) })),
  ),
);
const rowForms: Readonly<Record<string, readonly Expression[]>> = {
  literals,
  grains: moments.flatMap((name) =>
    grains.map((grain): Expression => ({ kind: "grain", grain, of: of(name) })),
  ),
  parts: moments.flatMap((name) =>
    parts.map((part): Expression => ({ kind: "datePart", part, of: of(name) })),
  ),
  durations,
  arithmetic: (["+", "-", "*", "/"] as const).flatMap((operator) =>
    ["n", "d", "f"].flatMap((left): readonly Expression[] => [
      { kind: "arithmetic", operator, left: of(left), right: of("n") },
      { kind: "arithmetic", operator, left: of(left), right: number(2) },
    ]),
  ),
  rounded: ["d", "f"].map((name): Expression => ({
    kind: "call",
    function: "round",
    arguments: [of(name), number(2)],
  })),
  calls: calls.map((name): Expression => ({
    kind: "call",
    function: name,
    arguments: [of(name === "abs" || name === "round" ? "d" : "s"), ...(name === "concat" ? [of("n")] : [])],
  })),
};
const figures = aggregates.flatMap((name) =>
  ["n", "d", "f"].flatMap((figure): readonly Expression[] => [
    aggregate(name, of(figure)),
    aggregate(name, of(figure), compare(of("s"), "=", of("s"))),
  ]),
);

/** A statement with these columns. */
function print(
  expressions: readonly Expression[],
  isFigure: boolean,
  dialect: (typeof databaseKindNames)[number],
) {
  const columns = outputs(Object.fromEntries(expressions.map((one, index) => [`x${index}`, one])));
  const plan = query("t", isFigure ? { measures: columns } : { dimensions: columns });
  return printStatement(plan, {
    catalog,
    dialect,
    today: "2026-11-20",
    settings: defaultSettings,
    values: "inline",
  }).text;
}

const comparisons = ["=", "!=", "<", "<=", ">", ">="] as const;
const nothing = literal({ type: "null" });
const conditions: readonly Condition[] = [
  ...comparisons.flatMap((operator) => [
    compare(of("n"), operator, number(2)),
    compare(of("f"), operator, number(2)),
    compare(of("s"), operator, nothing),
    compare(nothing, operator, of("s")),
    compare(of("at"), operator, literal({ type: "date", value: "2026-11-20" })),
  ]),
  { kind: "between", value: of("d"), low: number(1), high: number(2) },
  { kind: "in", value: of("n"), options: [{ type: "number", value: "1" }] },
  { kind: "in", value: of("f"), options: [{ type: "number", value: "1" }, { type: "null" }] },
  ...(["contains", "startsWith", "endsWith", "equals"] as const).flatMap((how): readonly Condition[] => [
    { kind: "match", value: of("s"), how, text: "a%_\\'" },
    { kind: "match", value: of("n"), how, text: "7" },
  ]),
  { kind: "null", value: of("f") },
  { kind: "any", conditions: [compare(of("n"), "=", number(1)), { kind: "null", value: of("f") }] },
];

/** A statement with each condition and its negation. */
function printConditions(dialect: (typeof databaseKindNames)[number]): string {
  const filters = conditions.flatMap((one) => [one, not(one)]);
  return printStatement(query("t", { dimensions: outputs({ n: of("n") }), filters }), {
    catalog,
    dialect,
    today: "2026-11-20",
    settings: defaultSettings,
    values: "inline",
  }).text;
}

test.each(databaseKindNames)("every form of expression is printed as reviewed for %s", async (dialect) => {
  const sections = [
    ...Object.entries(rowForms).map(([name, forms]) => `-- ${name}\n${print(forms, false, dialect)}`),
    `-- aggregates\n${print(figures, true, dialect)}`,
    `-- conditions\n${printConditions(dialect)}`,
  ];
  await expect(`${sections.join("\n\n")}\n`).toMatchFileSnapshot(`__snapshots__/every-form.${dialect}.sql`);
});
