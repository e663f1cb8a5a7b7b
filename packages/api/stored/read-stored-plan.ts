import type { Plan } from "@askery/model";
import { planSchemas } from "./plan-schemas.ts";

/**
 * Reads a plan that was stored, of any version: null for what is no plan that this Askery knows.
 *
 * Plans of version 1 had fixed dates only: their periods become absolute ones.
 */
export function readStoredPlan(stored: unknown): Plan | null {
  const parsed = planSchemas().plan.safeParse(stored);
  return parsed.success ? parsed.data : null;
}
