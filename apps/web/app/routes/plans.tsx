import { planTerms, type PlanName } from "@askery/api";
import { createFileRoute } from "@tanstack/react-router";
import { PlansPage } from "../../features/plans/plans-page.tsx";

/** `/plans?plan=Pro` highlights a plan. */
export const Route = createFileRoute("/plans")({
  validateSearch: (search): { readonly plan?: PlanName } => {
    const wanted = planTerms.find(({ name }) => name === search["plan"])?.name;
    return wanted === undefined ? {} : { plan: wanted };
  },
  component: Plans,
});

function Plans() {
  return <PlansPage wanted={Route.useSearch().plan} />;
}
