import type { DashboardFilter, EditField, FilterState, FilterTarget, FilterValue } from "@askery/model";
import { z } from "zod";
import { valueSchemas } from "./value-schemas.ts";

/** Reads the filters of a dashboard from outside or from the store. Null if they are none. */
export function readDashboardFilters(filters: unknown): readonly DashboardFilter[] | null {
  schemas ??= makeSchemas();
  return schemas.filters.safeParse(filters).data ?? null;
}

/** Reads the chosen values of filters, by their ids. Null if they are none. */
export function readFilterState(state: unknown): FilterState | null {
  schemas ??= makeSchemas();
  return schemas.state.safeParse(state).data ?? null;
}

/** The maximum number of filters on a dashboard. */
const maxFilters = 30;
const maxOptions = 500;

/** Created when the first filter is read, so that browsers, which check none, do not wait for them. */
let schemas: ReturnType<typeof makeSchemas> | null = null;

function makeSchemas() {
  const value = valueSchema();
  const id = z.string().min(1).max(60);
  const filter: z.ZodType<DashboardFilter> = z
    .strictObject({
      id,
      label: z.string().trim().min(1).max(60),
      kind: z.enum(["time", "values", "number", "text", "boolean"]),
      column: z.strictObject({ table: name, column: name }).nullable(),
      initial: value.nullable(),
      isRequired: z.boolean(),
      isHidden: z.boolean().exactOptional(),
      targets: z.record(z.uuid(), targetSchema()),
    })
    .refine(({ kind, initial }) => initial === null || initial.kind === kind)
    .refine(({ isRequired, initial }) => !isRequired || initial !== null);
  return {
    filters: z
      .array(filter)
      .max(maxFilters)
      .refine((all) => new Set(all.map((one) => one.id)).size === all.length),
    state: z.record(id, value.nullable()) satisfies z.ZodType<FilterState>,
  };
}

const name = z.string().min(1).max(1_000);
const variable = z.string().regex(/^[A-Za-z_]\w{0,59}$/);
const decimal = z.string().regex(/^-?\d{1,30}(?:\.\d{1,30})?$/);

function valueSchema(): z.ZodType<FilterValue> {
  const { literal, matchKind, period } = valueSchemas();
  const option = z.strictObject({ value: literal, label: z.string().max(1_000).exactOptional() });
  return z
    .discriminatedUnion("kind", [
      z.strictObject({
        kind: z.literal("time"),
        period,
        words: z.string().max(200),
        compare: z.enum(["periodBefore", "yearBefore"]).exactOptional(),
      }),
      z.strictObject({ kind: z.literal("values"), options: z.array(option).min(1).max(maxOptions) }),
      z.strictObject({ kind: z.literal("number"), low: decimal.nullable(), high: decimal.nullable() }),
      z.strictObject({ kind: z.literal("text"), how: matchKind, text: z.string().min(1).max(500) }),
      z.strictObject({ kind: z.literal("boolean"), value: z.boolean() }),
    ])
    .refine((value) => value.kind !== "number" || value.low !== null || value.high !== null);
}

function targetSchema(): z.ZodType<FilterTarget> {
  const field: z.ZodType<EditField> = z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("column"), table: name, column: name }),
    z.strictObject({ kind: z.literal("output"), output: name }),
  ]);
  return z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("none") }),
    z.strictObject({ kind: z.literal("field"), field, words: z.string().max(500) }),
    z.strictObject({ kind: z.literal("variable"), name: variable, until: variable.exactOptional() }),
  ]);
}
