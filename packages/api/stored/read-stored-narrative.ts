import { databaseKindNames, type Narrative } from "@askery/model";
import { z } from "zod";
import { planEditSchema, planPartSchema } from "./plan-edit-schema.ts";
import { planSchemas } from "./plan-schemas.ts";
import { valueSchemas } from "./value-schemas.ts";

/** Reads the text of a stored answer. Null if this version of Askery cannot show it. */
export function readStoredNarrative(stored: unknown): Narrative | null {
  made ??= narrativeSchema();
  const parsed = made.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/** Created when the first answer is read. */
let made: z.ZodType<Narrative> | null = null;

const text = z.string();

function narrativeSchema(): z.ZodType<Narrative> {
  return z.object({
    interpretation: interpretationSchema(),
    sentence: text,
    warnings: z.array(warningSchema()),
    receipt: receiptSchema(),
    followUps: z.array(text),
    suggestedEdits: z
      .array(z.object({ edits: z.array(planEditSchema()), words: text, question: text }))
      .exactOptional(),
    planBefore: planSchemas().plan.exactOptional(),
  });
}

const tableText = { table: text, text };

function interpretationSchema() {
  const mark = z.object({
    span: z.object({ start: z.number(), end: z.number() }),
    kind: z.enum(["understood", "guessed", "unknown", "ignored"]),
    means: text,
    reason: text,
  });
  const chip = z.object({
    role: z.enum(["measure", "by", "filter", "period", "sort", "limit"]),
    text,
    kind: z.enum(["understood", "guessed"]),
    default: z.object(tableText).exactOptional(),
    part: planPartSchema().exactOptional(),
  });
  return z.object({
    marks: z.array(mark),
    chips: z.array(chip),
    restatement: text,
    confidence: z.number(),
    choices: z
      .array(z.object({ id: text.exactOptional(), restatement: text, difference: text }))
      .exactOptional(),
  });
}

function warningSchema() {
  return z.object({
    code: z.enum([
      "fan-out",
      "list-overlap",
      "other-spellings",
      "dates-missing",
      "period-incomplete",
      "limit-reached",
      "null-group",
      "result-empty",
      "result-truncated",
      "ties-cut",
      "default-filter",
      "mixed-currencies",
      "other-currency",
      "schema-changed",
      "edits-left-out",
      "nothing-changed",
      "guessed",
    ]),
    fact: text,
    consequence: text,
    weight: z.enum(["caution", "information"]),
    offer: z
      .discriminatedUnion("kind", [
        z.object({ kind: z.literal("unite-spellings"), table: text, column: text }),
        z.object({ kind: z.enum(["remove-default", "use-default"]), ...tableText }),
      ])
      .exactOptional(),
    repair: z.object({ words: text, edits: z.array(planEditSchema()) }).exactOptional(),
  });
}

function receiptSchema() {
  const statement = z.object({
    dialect: z.enum(databaseKindNames),
    text,
    parameters: z.array(valueSchemas().literal),
  });
  return z.object({
    engine: text,
    statement,
    schemaFingerprint: text,
    askedAt: text,
    readAt: text.exactOptional(),
    totalOf: text.exactOptional(),
    ranSql: text.exactOptional(),
    planningMs: z.number(),
    runningMs: z.number(),
    rowCount: z.number(),
    timeZone: text,
    today: text.exactOptional(),
    periods: z.array(z.object({ words: text, dates: text })).exactOptional(),
    writer: z.literal("person").exactOptional(),
    example: z.object({ question: text, author: text, id: text.exactOptional() }).exactOptional(),
    definitions: z.array(z.object({ words: text, means: text, id: text.exactOptional() })).exactOptional(),
    without: z.array(removedFilterSchema()).exactOptional(),
    edits: z.array(text).exactOptional(),
    checks: z
      .array(
        z.object({
          statement,
          found: z.enum(["rows", "no-rows", "only-nulls", "failed", "not-in-time"]),
        }),
      )
      .exactOptional(),
  });
}

/** A removed filter. Results of version 2 call its wording `said`. */
function removedFilterSchema() {
  return z
    .object({ ...tableText, wording: text.exactOptional(), said: text.exactOptional() })
    .transform(({ said, ...filter }) => (said === undefined ? filter : { ...filter, wording: said }));
}
