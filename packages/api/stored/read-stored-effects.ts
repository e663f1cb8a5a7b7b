import type { DescribedEffect, Meaning, RuleEffect } from "@askery/model";
import { z } from "zod";
import { planSchemas } from "./plan-schemas.ts";

/** Reads what a rule became, as it is stored. None if this version of Askery cannot read it. */
export function readStoredEffects(stored: unknown): readonly DescribedEffect[] {
  made ??= effectsSchema();
  const parsed = made.safeParse(stored);
  return parsed.success ? parsed.data : [];
}

/** Created when the first rule is read. */
let made: z.ZodType<readonly DescribedEffect[]> | null = null;

const text = z.string();

function effectsSchema(): z.ZodType<readonly DescribedEffect[]> {
  return z.array(z.object({ effect: effectSchema(), text }));
}

function effectSchema(): z.ZodType<RuleEffect> {
  const { condition } = planSchemas();
  return z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("filter"),
      table: text,
      condition,
      of: z.array(text).exactOptional(),
    }),
    z.object({ kind: z.literal("word"), phrase: text, meaning: meaningSchema() }),
    z.object({ kind: z.literal("stop-word"), phrase: text }),
    z.object({ kind: z.literal("date"), table: text, column: text }),
    z.object({ kind: z.literal("fiscal-year"), startMonth: z.number().int().min(1).max(12) }),
  ]);
}

function meaningSchema(): z.ZodType<Meaning> {
  const { condition, expression } = planSchemas();
  return z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("table"), table: text }),
    z.object({ kind: z.literal("column"), table: text, column: text }),
    z.object({ kind: z.literal("value"), table: text, column: text, value: text }),
    z.object({ kind: z.literal("metric"), table: text, expression }),
    z.object({ kind: z.literal("filter"), table: text, condition }),
  ]);
}
