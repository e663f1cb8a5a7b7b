import { planTerms, unlimited, type PlanLimits, type PlanName } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { setupQuery } from "../server/setup-query.ts";

/** The limits of a plan on this server; unlimited if the operator has turned limits off. */
export function usePlanLimits(plan: PlanName): PlanLimits {
  const { data: setup } = useQuery(setupQuery);
  if (setup?.hasPlanLimits !== true) return unlimited;
  return planTerms.find(({ name }) => name === plan)?.limits ?? unlimited;
}
