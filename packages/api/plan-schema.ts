import type { Condition, Expression, Period, Plan, ValueFormat } from "@askery/model";
import { z } from "zod";

/** Plans, expressions and conditions contain one another: each schema is given the others. */
interface Parts {
  readonly plan: z.ZodType<Plan>;
  readonly expression: z.ZodType<Expression>;
  readonly condition: z.ZodType<Condition>;
}

/** What `Plan` of the model is, as a schema. Unknown members are dropped. */
export function makePlanSchema(): z.ZodType<Plan> {
  const parts: Parts = {
    plan: z.lazy(() => plan),
    expression: z.lazy(() => expression),
    condition: z.lazy(() => condition),
  };
  const plan = planSchema(parts);
  const expression = expressionSchema(parts);
  const condition = conditionSchema(parts);
  return plan;
}

const text = z.string();
const outputIds = z.array(text);
const grain = z.enum(["hour", "day", "week", "month", "quarter", "year"]);
const datePart = z.enum([
  "year",
  "quarterOfYear",
  "monthOfYear",
  "weekOfYear",
  "dayOfMonth",
  "weekday",
  "hourOfDay",
]);
const durationUnit = z.enum(["second", "minute", "hour", "day", "week", "month", "year"]);
const direction = z.enum(["ascending", "descending"]);

function planSchema({ plan, expression, condition }: Parts) {
  const join = z.object({
    how: z.enum(["inner", "left"]),
    on: z.array(z.object({ left: expression, right: expression })),
    isFanOut: z.boolean(),
  });
  const source = z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("table"), id: text, table: text, join: join.nullable() }),
    z.object({ kind: z.literal("plan"), id: text, plan, join: join.nullable() }),
  ]);
  const output = z.object({
    id: text,
    expression,
    label: text,
    isShown: z.boolean(),
    format: formatSchema().nullable(),
  });
  return z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("query"),
      sources: z.array(source).min(1),
      filters: z.array(condition),
      aggregation: z.enum(["none", "distinct", "group"]),
      dimensions: z.array(output),
      measures: z.array(output),
      having: z.array(condition),
      order: z.array(z.object({ by: expression, direction })),
      limit: z.object({ count: z.number(), per: outputIds }).nullable(),
    }),
    z.object({
      kind: z.literal("set"),
      operator: z.enum(["union", "intersect", "except"]),
      left: plan,
      right: plan,
    }),
    z.object({ kind: z.literal("sql"), text }),
  ]);
}

function formatSchema(): z.ZodType<ValueFormat> {
  return z.discriminatedUnion("kind", [
    z.object({ kind: z.enum(["number", "percent", "text"]) }),
    z.object({ kind: z.literal("currency"), currency: text }),
    z.object({ kind: z.literal("date"), grain }),
    z.object({ kind: z.literal("datePart"), part: datePart }),
    z.object({ kind: z.literal("duration"), unit: durationUnit }),
  ]);
}

function literalSchema() {
  return z.discriminatedUnion("type", [
    z.object({ type: z.enum(["text", "number", "date", "timestamp"]), value: text }),
    z.object({ type: z.literal("boolean"), value: z.boolean() }),
    z.object({ type: z.literal("null") }),
  ]);
}

function expressionSchema({ plan, expression, condition }: Parts): z.ZodType<Expression> {
  const of = expression;
  const along = text;
  const steps = z.number();
  const within = outputIds;
  return z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("column"), source: text, column: text }),
    z.object({ kind: z.literal("literal"), value: literalSchema() }),
    z.object({
      kind: z.literal("arithmetic"),
      operator: z.enum(["+", "-", "*", "/"]),
      left: of,
      right: of,
    }),
    z.object({ kind: z.literal("grain"), grain, of }),
    z.object({ kind: z.literal("datePart"), part: datePart, of }),
    z.object({ kind: z.literal("duration"), unit: durationUnit, from: of, to: of }),
    z.object({
      kind: z.literal("case"),
      branches: z.array(z.object({ when: condition, then: of })),
      otherwise: of,
    }),
    z.object({
      kind: z.literal("call"),
      function: z.enum(["abs", "coalesce", "concat", "length", "lower", "round", "trim", "upper"]),
      arguments: z.array(of),
    }),
    z.object({ kind: z.literal("scalar"), plan }),
    z.object({
      kind: z.literal("aggregate"),
      function: z.enum([
        "count",
        "countDistinct",
        "sum",
        "avg",
        "min",
        "max",
        "median",
        "percentile",
        "stddev",
      ]),
      of: of.nullable(),
      where: condition.nullable(),
      fraction: z.number().exactOptional(),
    }),
    z.object({ kind: z.literal("share"), of, within }),
    z.object({
      kind: z.literal("change"),
      of,
      as: z.enum(["difference", "ratio"]),
      along,
      steps,
      within,
    }),
    z.object({ kind: z.literal("previous"), of, along, steps, within }),
    z.object({ kind: z.literal("running"), of, along, within }),
    z.object({ kind: z.literal("moving"), of, along, groups: z.number(), within }),
    z.object({ kind: z.literal("rank"), of, direction, within }),
    z.object({ kind: z.literal("output"), output: text }),
  ]);
}

function conditionSchema({ plan, expression, condition }: Parts): z.ZodType<Condition> {
  const value = expression;
  return z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("compare"),
      left: value,
      operator: z.enum(["=", "!=", "<", "<=", ">", ">="]),
      right: value,
    }),
    z.object({ kind: z.literal("between"), value, low: value, high: value }),
    z.object({ kind: z.literal("in"), value, options: z.array(literalSchema()) }),
    z.object({ kind: z.literal("inPlan"), value, plan }),
    z.object({
      kind: z.literal("match"),
      value,
      how: z.enum(["contains", "startsWith", "endsWith", "equals"]),
      text,
    }),
    z.object({ kind: z.literal("null"), value }),
    z.object({
      kind: z.literal("period"),
      value,
      isYear: z.literal(true).exactOptional(),
      period: periodSchema(),
      words: text,
    }),
    z.object({
      kind: z.literal("exists"),
      plan,
      on: z.array(z.object({ outer: expression, inner: text })),
    }),
    z.object({ kind: z.literal("all"), conditions: z.array(condition) }),
    z.object({ kind: z.literal("any"), conditions: z.array(condition) }),
    z.object({ kind: z.literal("not"), condition }),
  ]);
}

function periodSchema(): z.ZodType<Period> {
  const unit = z.enum([
    "day",
    "week",
    "weekend",
    "month",
    "quarter",
    "fiscalQuarter",
    "half",
    "year",
    "fiscalYear",
    "decade",
  ]);
  const end = z
    .discriminatedUnion("kind", [
      z.object({ kind: z.literal("date"), date: text }),
      z.object({
        kind: z.literal("unit"),
        unit,
        anchor: unit,
        offsets: z.array(z.object({ unit, count: z.number() })),
      }),
    ])
    .nullable();
  const days = { from: text.nullable(), to: text.nullable() };
  return z.union([
    z.object({ kind: z.literal("absolute"), ...days }),
    z.object({ kind: z.literal("relative"), from: end, to: end }),
    // Version 1: dates alone.
    z.strictObject(days).transform((span): Period => ({ kind: "absolute", ...span })),
  ]);
}
