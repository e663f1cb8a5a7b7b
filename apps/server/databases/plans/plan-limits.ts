import { planTerms, unlimited, type PlanLimits, type PlanName } from "@askery/api";
import type { StoreContext } from "../../store/store-context.ts";

/** The limits of a plan on this server. */
export type PlanLimiter = (plan: PlanName) => PlanLimits;

export interface PlanContext extends StoreContext {
  readonly limitsOf: PlanLimiter;
}

/** The operator decides whether plans have limits; otherwise every plan allows everything. */
export function makePlanLimiter({ isOn }: { readonly isOn: boolean }): PlanLimiter {
  return (plan) => (isOn && planTerms.find(({ name }) => name === plan)?.limits) || unlimited;
}
