import { planTerms, unlimited, type Database } from "@askery/api";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { Page } from "../../shared/page/page.tsx";
import { WithDatabase } from "../../shared/database/with-database.tsx";
import { usePlanLimits } from "../../shared/plans/use-plan-limits.ts";
import { planRowGroups, type PlanCell } from "../../shared/plans/plan-rows.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { DatabaseLogo } from "../../ui/database-logo.tsx";

/** The plan of the current database, with its limits. */
export function BillingPage() {
  return (
    <Page title="Billing">
      <WithDatabase>{(database) => <Plan database={database} />}</WithDatabase>
    </Page>
  );
}

const rows = planRowGroups.flatMap((group) => group.rows);

function verbalizeCell(cell: PlanCell): string {
  if (cell.kind === "text") return cell.text;
  return cell.kind === "yes" ? "Yes" : "No";
}

function Plan({ database }: { readonly database: Database }) {
  const limits = usePlanLimits(database.plan);
  const terms = planTerms.find(({ name }) => name === database.plan);
  if (terms === undefined) return null;
  return (
    <div className="page-column is-narrow">
      <div className="flex flex-wrap items-center gap-3">
        <DatabaseLogo name={database.name} logo={database.logo} tintKey={database.id} size="lg" />
        <div className="min-w-0 flex-1">
          <h2 className="flex items-center gap-2 text-18 font-semibold">
            <span className="truncate">{database.name}</span>
            <Badge tone="accent">{terms.name}</Badge>
          </h2>
          <p className="text-text-2">{terms.pitch}</p>
        </div>
        <LinkButton to="/plans" search={{ plan: "Pro" }} kind="solid">
          See all plans
        </LinkButton>
      </div>
      <Card className="mt-6">
        <h3 className="px-4 pt-4 text-14 font-semibold">What {terms.name} allows</h3>
        <dl className="px-4 pt-2 pb-3">
          {rows.map(({ label, describe }) => (
            <div key={label} className="flex gap-4 border-t border-line py-2 first:border-0">
              <dt className="flex-1 text-text-2">{label}</dt>
              <dd className="figures text-right font-medium">{verbalizeCell(describe(limits))}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className="mt-4 text-12 text-text-3">
        {limits === unlimited && "This server enforces no plan limits. "}A change of plan takes effect at once
        and costs nothing, because this server has no payment provider.
      </p>
    </div>
  );
}
