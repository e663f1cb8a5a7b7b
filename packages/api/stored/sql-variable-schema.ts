import { maxSqlVariables, type SqlVariable, type ValueTest } from "@askery/model";
import { z } from "zod";
import { valueSchemas } from "./value-schemas.ts";

/** Reads the variables of SQL from outside. Null if they are none, or two have the same name. */
export function readSqlVariables(variables: unknown): readonly SqlVariable[] | null {
  const parsed = z.array(sqlVariableSchema()).max(maxSqlVariables).safeParse(variables);
  if (!parsed.success) return null;
  const names = new Set(parsed.data.map(({ name }) => name));
  return names.size === parsed.data.length ? parsed.data : null;
}

const name = z.string().regex(/^[A-Za-z_]\w{0,59}$/u);
const text = z.string().max(1_000);

/** The schema of the model's `SqlVariable`. */
export function sqlVariableSchema(): z.ZodType<SqlVariable> {
  return z.discriminatedUnion("kind", [
    z.object({ kind: z.enum(["text", "number", "date"]), name, value: text }),
    z.object({
      kind: z.literal("choice"),
      name,
      type: z.enum(["text", "number"]),
      options: z.array(text).min(1).max(200),
      value: text,
    }),
    z.object({
      kind: z.literal("field"),
      name,
      table: z.string(),
      column: z.string(),
      alias: text.min(1).nullable(),
      value: z.object({ test: valueTestSchema(), isNegated: z.boolean() }).nullable(),
    }),
  ]);
}

/** The schema of the model's `ValueTest`. */
export function valueTestSchema(): z.ZodType<ValueTest> {
  return z.discriminatedUnion("kind", valueTests());
}

/** Its variants, for a union with others. */
export function valueTests() {
  const { comparison, literal, matchKind, period } = valueSchemas();
  return [
    z.object({ kind: z.literal("compare"), operator: comparison, value: literal }),
    z.object({ kind: z.literal("between"), low: literal, high: literal }),
    z.object({ kind: z.literal("in"), options: z.array(literal) }),
    z.object({ kind: z.literal("match"), how: matchKind, text: z.string() }),
    z.object({ kind: z.literal("null") }),
    z.object({ kind: z.literal("period"), period, words: z.string() }),
  ] as const;
}
