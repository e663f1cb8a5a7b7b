import { z } from "zod";

/**
 * How the API reports every error: problem details (RFC 9457), with a way to fix it.
 *
 * `fields` names the refused inputs by their path in the body or query.
 */
export const problemDetails = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string(),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).readonly().optional(),
  })
  .readonly();
export type ProblemDetails = z.infer<typeof problemDetails>;
