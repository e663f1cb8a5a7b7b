import type { Condition, Expression, Plan } from "@askery/model";
import { z } from "zod";
import { sqlVariableSchema } from "./sql-variable-schema.ts";
import { valueSchemas } from "./value-schemas.ts";

/** The schemas of the model's `Plan` and its parts. Unknown members are dropped. */
export interface PlanSchemas {
  readonly plan: z.ZodType<Plan>;
  readonly expression: z.ZodType<Expression>;
  readonly condition: z.ZodType<Condition>;
}

/** The schemas are created when the first plan is read. */
export function planSchemas(): PlanSchemas {
  made ??= makePlanSchemas();
  return made;
}

let made: PlanSchemas | null = null;

/** Plans, expressions and conditions contain one another, so each schema refers to the others. */
function makePlanSchemas(): PlanSchemas {
  const parts: PlanSchemas = {
    plan: z.lazy(() => plan),
    expression: z.lazy(() => expression),
    condition: z.lazy(() => condition),
  };
  const plan = planSchema(parts);
  const expression = expressionSchema(parts);
  const condition = conditionSchema(parts);
  return { plan, expression, condition };
}

const text = z.string();

function planSchema({ plan, expression, condition }: PlanSchemas) {
  const { direction, format, limit } = valueSchemas();
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
    format: format.nullable(),
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
      limit: limit.nullable(),
    }),
    z.object({
      kind: z.literal("set"),
      operator: z.enum(["union", "intersect", "except"]),
      left: plan,
      right: plan,
    }),
    z.object({ kind: z.literal("sql"), text, variables: z.array(sqlVariableSchema()).exactOptional() }),
  ]);
}

function expressionSchema({ plan, expression, condition }: PlanSchemas): z.ZodType<Expression> {
  const { aggregateFunction, datePart, direction, durationUnit, grain, literal } = valueSchemas();
  const of = expression;
  const along = text;
  const steps = z.number();
  const within = z.array(text);
  return z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("column"), source: text, column: text }),
    z.object({ kind: z.literal("literal"), value: literal }),
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
      function: aggregateFunction,
      of: of.nullable(),
      where: condition.nullable(),
      fraction: z.number().exactOptional(),
    }),
    z.object({ kind: z.literal("share"), of, isCumulative: z.literal(true).exactOptional(), within }),
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

function conditionSchema({ plan, expression, condition }: PlanSchemas): z.ZodType<Condition> {
  const { comparison, literal, matchKind, period } = valueSchemas();
  const value = expression;
  return z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("compare"),
      left: value,
      operator: comparison,
      right: value,
    }),
    z.object({ kind: z.literal("between"), value, low: value, high: value }),
    z.object({ kind: z.literal("in"), value, options: z.array(literal) }),
    z.object({ kind: z.literal("inPlan"), value, plan }),
    z.object({
      kind: z.literal("match"),
      value,
      how: matchKind,
      text,
    }),
    z.object({ kind: z.literal("null"), value }),
    z.object({
      kind: z.literal("period"),
      value,
      isYear: z.literal(true).exactOptional(),
      period,
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
