import type { Plan } from "@askery/model";
import { makePlanSchema } from "./plan-schema.ts";

/**
 * Reads a plan that was stored, of any version: null for what is no plan that this Askery knows.
 *
 * Plans of version 1 had fixed dates only: their periods become absolute ones.
 */
export function readStoredPlan(stored: unknown): Plan | null {
  schema ??= makePlanSchema();
  const parsed = schema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/** Made when the first plan is read: browsers, which read none, do not wait for it. */
let schema: ReturnType<typeof makePlanSchema> | null = null;
