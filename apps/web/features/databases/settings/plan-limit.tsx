import { countOf } from "../../../shared/wording/count-of.ts";
import { LinkButton } from "../../../shared/page/link-button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** Shown instead of the form if the plan allows no more databases. */
export function PlanLimit({ used }: { readonly used: number }) {
  return (
    <div className="page-column is-narrow">
      <Card>
        <EmptyState
          title={`You have ${countOf(used, "database")} on the Free plan`}
          drawing="database"
          action={
            <LinkButton to="/plans" search={{ plan: "Pro" }} kind="solid">
              See the plans
            </LinkButton>
          }
        >
          This is the limit; sample data does not count. Move one of them to another plan, or delete one that
          you no longer need.
        </EmptyState>
      </Card>
    </div>
  );
}
