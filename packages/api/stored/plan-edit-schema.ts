import type {
  EditDimension,
  EditField,
  EditFigure,
  EditFilter,
  EditMeasure,
  FieldTest,
  FilterField,
  PlanEdit,
  PlanPart,
} from "@askery/model";
import { z } from "zod";
import { planSchemas } from "./plan-schemas.ts";
import { valueTests } from "./sql-variable-schema.ts";
import { valueSchemas } from "./value-schemas.ts";

/** Reads edits from outside. Null if they are none. */
export function readPlanEdits(edits: unknown): readonly PlanEdit[] | null {
  const parsed = z.array(planEditSchema()).safeParse(edits);
  return parsed.success ? parsed.data : null;
}

/** Reads a part of a plan from outside. Null if it is none. */
export function readPlanPart(part: unknown): PlanPart | null {
  const parsed = planPartSchema().safeParse(part);
  return parsed.success ? parsed.data : null;
}

/** The schema of the model's `PlanEdit`. It is created when the first edit is read. */
export function planEditSchema(): z.ZodType<PlanEdit> {
  made ??= makePlanEditSchema();
  return made;
}

let made: z.ZodType<PlanEdit> | null = null;

const text = z.string();
const reference = z.object({ table: text, column: text }).exactOptional();

function makePlanEditSchema(): z.ZodType<PlanEdit> {
  const { direction, grain, limit, period } = valueSchemas();
  const { condition } = planSchemas();
  const filter = editFilterSchema();
  const measure = measureSchema();
  const dimension = dimensionSchema();
  return z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("addFilter"), filter }),
    z.object({ kind: z.literal("setFilter"), filter: condition, to: filter.nullable() }),
    z.object({
      kind: z.literal("setPeriod"),
      period: period.nullable(),
      words: text,
      field: fieldSchema().nullable(),
    }),
    z.object({ kind: z.literal("addMeasure"), measure }),
    z.object({ kind: z.literal("setMeasure"), measure: text, to: measure.nullable() }),
    z.object({ kind: z.literal("addDimension"), dimension }),
    z.object({ kind: z.literal("setDimension"), dimension: text, to: dimension.nullable() }),
    z.object({ kind: z.literal("setGrain"), dimension: text, grain }),
    z.object({ kind: z.literal("setOrder"), order: z.array(z.object({ output: text, direction })) }),
    z.object({ kind: z.literal("setLimit"), limit: limit.nullable() }),
    z.object({ kind: z.literal("compare"), with: z.enum(["periodBefore", "yearBefore", "sameDays"]) }),
    z.object({ kind: z.literal("includeUnmatched"), table: text }),
  ]);
}

/** The schema of the model's `PlanPart`. */
export function planPartSchema(): z.ZodType<PlanPart> {
  return z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("rows") }),
    z.object({ kind: z.literal("measure"), measure: text }),
    z.object({ kind: z.literal("dimension"), dimension: text }),
    z.object({ kind: z.literal("filter"), filter: planSchemas().condition }),
    z.object({ kind: z.enum(["order", "limit"]) }),
  ]);
}

function fieldSchema(): z.ZodType<EditField> {
  return z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("column"), table: text, column: text, via: reference }),
    z.object({ kind: z.literal("output"), output: text }),
  ]);
}

function filterFieldSchema(): z.ZodType<FilterField> {
  return z.union([fieldSchema(), z.object({ kind: z.literal("figure"), figure: figureSchema() })]);
}

/** Checks a condition from outside. */
export function editFilterSchema(): z.ZodType<EditFilter> {
  const itself: z.ZodType<EditFilter> = z.lazy(() => filter);
  const filter = z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("test"), field: filterFieldSchema(), test: testSchema() }),
    z.object({ kind: z.enum(["all", "any"]), filters: z.array(itself) }),
    z.object({ kind: z.literal("not"), filter: itself }),
  ]);
  return filter;
}

function testSchema(): z.ZodType<FieldTest> {
  const { comparison } = valueSchemas();
  return z.discriminatedUnion("kind", [
    ...valueTests(),
    z.object({ kind: z.literal("compareField"), operator: comparison, with: fieldSchema() }),
  ]);
}

function measureSchema(): z.ZodType<EditMeasure> {
  return z.object({ figure: figureSchema(), label: text.nullable() });
}

function figureSchema(): z.ZodType<EditFigure> {
  const { aggregateFunction } = valueSchemas();
  const { expression } = planSchemas();
  const itself: z.ZodType<EditFigure> = z.lazy(() => figure);
  const figure = z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("rows"), table: text.nullable() }),
    z.object({
      kind: z.literal("aggregate"),
      function: aggregateFunction,
      field: fieldSchema(),
      fraction: z.number().exactOptional(),
    }),
    z.object({ kind: z.literal("metric"), table: text, expression }),
    z.object({ kind: z.literal("ratio"), of: itself, by: itself }),
    z.object({ kind: z.enum(["share", "growth", "running"]), of: text }),
  ]);
  return figure;
}

function dimensionSchema(): z.ZodType<EditDimension> {
  const { datePart, grain } = valueSchemas();
  const field = fieldSchema();
  return z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("field"), field }),
    z.object({ kind: z.literal("grain"), grain, field: field.nullable() }),
    z.object({ kind: z.literal("datePart"), part: datePart, field: field.nullable() }),
    z.object({ kind: z.literal("entity"), table: text, via: reference }),
    z.object({ kind: z.literal("split"), filter: editFilterSchema(), passing: text, others: text }),
  ]);
}
