import { planTerms, unlimited, type PlanLimits, type PlanName } from "@askery/api";
import type { StoreContext } from "../../store/store-context.ts";

/** What a plan allows on this server. */
export type PlanLimiter = (plan: PlanName) => PlanLimits;

export interface PlanContext extends StoreContext {
  readonly limitsOf: PlanLimiter;
}

/** Limits are the operator's choice: without them every plan allows everything. */
export function makePlanLimiter({ isOn }: { readonly isOn: boolean }): PlanLimiter {
  return (plan) => (isOn && planTerms.find(({ name }) => name === plan)?.limits) || unlimited;
}
