import { z } from "zod";
import { parseJson } from "../parse-json.ts";

/** The schema of the model's `AnswerPoint`. */
export const answerPointSchema = z.strictObject({
  row: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).max(1_000),
  column: z.string().nullable(),
  repeat: z.int().min(0),
});

/** Reads a point from a text. Null if it is none. */
export function readAnswerPoint(text: string): z.infer<typeof answerPointSchema> | null {
  const parsed = answerPointSchema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : null;
}
