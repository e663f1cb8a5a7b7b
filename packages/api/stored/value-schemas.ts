import {
  maxDecimals,
  numberLengths,
  type Literal,
  type NumberStyle,
  type Period,
  type ValueFormat,
} from "@askery/model";
import { z } from "zod";

/** Schemas that stored plans, edits and charts share. */
export type ValueSchemas = ReturnType<typeof makeValueSchemas>;

/** Created when the first document is read, so that browsers, which read none, do not wait for them. */
export function valueSchemas(): ValueSchemas {
  made ??= makeValueSchemas();
  return made;
}

let made: ValueSchemas | null = null;

function makeValueSchemas() {
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
  return {
    grain,
    datePart,
    durationUnit,
    direction: z.enum(["ascending", "descending"]),
    comparison: z.enum(["=", "!=", "<", "<=", ">", ">="]),
    matchKind: z.enum(["contains", "startsWith", "endsWith", "equals"]),
    aggregateFunction: z.enum([
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
    limit: z.object({ count: z.number(), per: z.array(z.string()) }),
    literal: literalSchema(),
    period: periodSchema(),
    format: z.discriminatedUnion("kind", [
      z.object({ kind: z.enum(["number", "percent"]), style: numberStyleSchema().exactOptional() }),
      z.object({ kind: z.enum(["list", "text"]) }),
      z.object({
        kind: z.literal("currency"),
        currency: z.string(),
        style: numberStyleSchema().exactOptional(),
      }),
      z.object({ kind: z.literal("date"), grain }),
      z.object({ kind: z.literal("datePart"), part: datePart }),
      z.object({ kind: z.literal("duration"), unit: durationUnit }),
    ]) satisfies z.ZodType<ValueFormat>,
  };
}

/** How a person wants figures to be written. */
export function numberStyleSchema(): z.ZodType<NumberStyle> {
  return z.strictObject({
    as: z.enum(["number", "percent"]).exactOptional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/u)
      .exactOptional(),
    decimals: z.number().int().min(0).max(maxDecimals).exactOptional(),
    length: z.enum(numberLengths).exactOptional(),
    unit: z.string().max(20).exactOptional(),
  });
}

function literalSchema(): z.ZodType<Literal> {
  return z.discriminatedUnion("type", [
    z.object({ type: z.enum(["text", "number", "date", "timestamp"]), value: z.string() }),
    z.object({ type: z.literal("boolean"), value: z.boolean() }),
    z.object({ type: z.literal("null") }),
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
      z.object({ kind: z.literal("date"), date: z.string() }),
      z.object({
        kind: z.literal("unit"),
        unit,
        anchor: unit,
        offsets: z.array(z.object({ unit, count: z.number() })),
      }),
    ])
    .nullable();
  const days = { from: z.string().nullable(), to: z.string().nullable() };
  return z.union([
    z.object({ kind: z.literal("absolute"), ...days }),
    z.object({ kind: z.literal("relative"), from: end, to: end }),
    // Version 1 had only dates.
    z.strictObject(days).transform((span): Period => ({ kind: "absolute", ...span })),
  ]);
}
