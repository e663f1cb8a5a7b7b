import type { ColumnType, DatePart, DurationUnit, Expression, Plan } from "@askery/model";
import { expect, test } from "vitest";
import { describeExpression, describeOnlyOutput } from "./describe-expression.ts";
import {
  aggregate,
  branch,
  catalogOf,
  catalogTable,
  column,
  compare,
  date,
  join,
  number,
  output,
  outputs,
  query,
  source,
  table,
  text,
} from "./golden/build-plan.ts";

const bills = catalogTable("bills", { whole: "integer", loose: "float", maybe: "integer?" });
const cents = { ...bills, columns: bills.columns.map((column) => ({ ...column, subunits: 100 })) };
const catalog = catalogOf(
  catalogTable("t", {
    whole: "integer",
    maybe: "integer?",
    exact: "decimal",
    loose: "float",
    words: "text",
    said: "text?",
    day: "date",
    late: "date?",
    moment: "timestamp",
  }),
  catalogTable("u", { id: "integer" }),
  cents,
);
const of = (name: string) => column(`t.${name}`);
const nothing: Expression = { kind: "literal", value: { type: "null" } };
const inner: Plan = query("t", { dimensions: outputs({ words: of("words") }) });
const ungrouped = query("t", { measures: outputs({ n: aggregate("count") }) });
const grouped = query("t", {
  dimensions: outputs({ words: of("words") }),
  measures: outputs({ total: aggregate("sum", of("exact")) }),
});
const joined = query(
  [
    table("t"),
    table("u", join("left", "t.whole", "u.id")),
    source("v", inner, join("left", "t.whole", "v.words")),
  ],
  { dimensions: outputs({ whole: of("whole") }) },
);

/** The type, with a question mark if it may be null, as in `catalogTable`. */
function describe(expression: Expression, plan = grouped): string {
  const { type, isNullable } = describeExpression(expression, plan, catalog);
  return isNullable ? `${type}?` : type;
}

const arithmetic = (operator: "+" | "-" | "*" | "/", left: string, right: string): Expression => ({
  kind: "arithmetic",
  operator,
  left: of(left),
  right: of(right),
});

test.each<["+" | "-" | "*" | "/", string, string, string]>([
  ["+", "whole", "whole", "integer"],
  ["+", "whole", "maybe", "integer?"],
  ["-", "maybe", "whole", "integer?"],
  ["*", "whole", "exact", "decimal"],
  ["*", "exact", "whole", "decimal"],
  ["+", "exact", "loose", "float"],
  ["+", "loose", "whole", "float"],
  ["/", "whole", "whole", "decimal?"],
  ["/", "loose", "whole", "float?"],
  ["/", "whole", "loose", "float?"],
])("a %s of %s and %s is %s: a quotient may divide by zero", (operator, left, right, type) => {
  expect(describe(arithmetic(operator, left, right))).toBe(type);
});

const isPaid = compare(of("words"), "=", text("paid"));
const choose = (value: Expression, otherwise: Expression): Expression => ({
  kind: "case",
  branches: [branch(isPaid, value)],
  otherwise,
});
const call = (
  name: "abs" | "coalesce" | "concat" | "length" | "round" | "upper",
  ...names: readonly string[]
) => ({ kind: "call", function: name, arguments: names.map(of) }) as const;
const duration = (from: string, to: string): Expression => ({
  kind: "duration",
  unit: "day" satisfies DurationUnit,
  from: of(from),
  to: of(to),
});
const part = (name: string): Expression => ({
  kind: "datePart",
  part: "year" satisfies DatePart,
  of: of(name),
});

test.each<[string, Expression, string]>([
  ["a column", of("maybe"), "integer?"],
  ["an output", output("total"), "decimal"],
  ["a whole number", number("-7"), "integer"],
  ["a fraction", number("7.5"), "decimal"],
  ["a text", text("7"), "text"],
  ["a date", date("2026-11-20"), "date"],
  ["nothing", nothing, "other?"],
  ["an hour", { kind: "grain", grain: "hour", of: of("moment") }, "timestamp"],
  ["a month", { kind: "grain", grain: "month", of: of("late") }, "date?"],
  ["a part of a date", part("day"), "integer"],
  ["a part of a missing date", part("late"), "integer?"],
  ["days", duration("day", "moment"), "decimal"],
  ["days from a missing date", duration("late", "day"), "decimal?"],
  ["days to a missing date", duration("day", "late"), "decimal?"],
  ["a choice", choose(of("whole"), number(0)), "integer"],
  ["a choice that may be missing", choose(of("whole"), of("maybe")), "integer?"],
  ["a choice of a value or nothing", choose(nothing, of("exact")), "decimal?"],
  ["a choice of nothing", choose(nothing, nothing), "other?"],
  ["the length of a text", call("length", "words"), "integer"],
  ["the length of a missing text", call("length", "said"), "integer?"],
  ["a size", call("abs", "exact"), "decimal"],
  ["a rounded number", call("round", "maybe"), "integer?"],
  ["the first value that is there", call("coalesce", "maybe", "whole"), "integer"],
  ["the first of values that may all be missing", call("coalesce", "maybe", "maybe"), "integer?"],
  ["joined texts", call("concat", "words", "said"), "text?"],
  ["a joined number and text", call("concat", "whole", "words"), "text"],
  ["capitals", call("upper", "words"), "text"],
  ["a value of another plan", { kind: "scalar", plan: inner }, "text?"],
  ["a share", { kind: "share", of: output("total"), within: [] }, "float?"],
  ["a running total", { kind: "running", of: output("total"), along: "words", within: [] }, "decimal"],
  [
    "a moving average",
    { kind: "moving", of: output("total"), along: "words", groups: 3, within: [] },
    "decimal",
  ],
  [
    "an earlier value",
    { kind: "previous", of: output("total"), along: "words", steps: 1, within: [] },
    "decimal?",
  ],
  ["a rank", { kind: "rank", of: output("total"), direction: "ascending", within: [] }, "integer"],
])("the type of %s is known before it runs", (_, expression, type) => {
  expect(describe(expression)).toBe(type);
});

test.each([
  ["difference", "whole", "integer?"],
  ["ratio", "whole", "decimal?"],
] as const)("a change as a %s of %s is %s", (as, name, type) => {
  expect(describe({ kind: "change", of: of(name), as, along: "words", steps: 1, within: [] })).toBe(type);
});

test.each<[Parameters<typeof aggregate>[0], string | null, string, string]>([
  ["count", null, "integer", "integer"],
  ["count", "maybe", "integer", "integer"],
  ["countDistinct", "words", "integer", "integer"],
  ["sum", "exact", "decimal", "decimal?"],
  ["sum", "maybe", "integer?", "integer?"],
  ["min", "day", "date", "date?"],
  ["max", "words", "text", "text?"],
  ["avg", "whole", "decimal", "decimal?"],
  ["avg", "loose", "float", "float?"],
  ["median", "whole", "float", "float?"],
  ["stddev", "whole", "float?", "float?"],
])(
  "the %s of %s is %s in a group and %s of all rows, of which there may be none",
  (name, of, inGroup, ofAll) => {
    const figure = aggregate(name, of === null ? null : column(`t.${of}`));
    expect([describe(figure, grouped), describe(figure, ungrouped)]).toEqual([inGroup, ofAll]);
  },
);

test("an aggregate of some rows of a group may have none", () => {
  expect(describe(aggregate("sum", of("exact"), isPaid))).toBe("decimal?");
});

test("smallest and largest values keep the type's spelling and encoding, sums do not", () => {
  const facts = { encoding: null, isNullable: false };
  expect(describeExpression(aggregate("min", of("day")), grouped, catalog)).toEqual({
    ...facts,
    type: "date",
    nativeType: "date",
  });
  expect(describeExpression(aggregate("sum", of("exact")), grouped, catalog)).toEqual({
    ...facts,
    type: "decimal",
    nativeType: null,
  });
});

test("what is joined without a match may be missing, whether a table or a plan", () => {
  expect([describe(column("u.id"), joined), describe(column("v.words"), joined)]).toEqual([
    "integer?",
    "text?",
  ]);
});

test("what is joined with a match is there", () => {
  const sources = [table("t"), source("v", inner, join("inner", "t.whole", "v.words"))];
  expect(describe(column("v.words"), query(sources, {}))).toBe("text");
});

test("amounts in cents have decimals when they are shown", () => {
  const ofBills = (how: "inner" | "left", name: string) =>
    describe(
      column(`bills.${name}`),
      query([table("t"), table("bills", join(how, "t.whole", "bills.whole"))], {}),
    );
  expect(["whole", "loose", "maybe"].map((name) => ofBills("inner", name))).toEqual([
    "decimal",
    "float",
    "decimal?",
  ]);
  expect(ofBills("left", "whole")).toBe("decimal?");
});

test.each<[string, Plan, ColumnType, boolean]>([
  ["a plan", inner, "text", false],
  ["two plans", { kind: "set", operator: "union", left: inner, right: inner }, "text", true],
  ["SQL of a person", { kind: "sql", text: "SELECT 1" }, "other", true],
])("the only output of %s", (_, plan, type, isNullable) => {
  expect(describeOnlyOutput(plan, catalog)).toMatchObject({ type, isNullable });
});
