import type { Plan } from "@askery/model";
import { planSchemas } from "./plan-schemas.ts";

/**
 * Reads a stored plan of any version. Null if this version of Askery cannot read it.
 *
 * Plans of version 1 had only fixed dates: their periods become absolute ones.
 */
export function readStoredPlan(stored: unknown): Plan | null {
  const parsed = planSchemas().plan.safeParse(stored);
  return parsed.success ? parsed.data : null;
}
