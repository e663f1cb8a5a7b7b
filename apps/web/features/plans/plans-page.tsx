import { changePlan, planTerms, type Database, type PlanName, type PlanTerms } from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useState } from "react";
import { ApiError, call } from "../../lib/call.ts";
import { useCurrentDatabase } from "../../lib/current-database-store.ts";
import { sessionQuery } from "../../lib/queries.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { buttonClasses } from "../../ui/button-classes.ts";
import { DatabaseLogo } from "../../ui/database-logo.tsx";
import { reachable } from "../../ui/reachable.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { SiteFooter } from "../../ui/site-footer.tsx";
import { SiteHeader } from "../../ui/site-header.tsx";
import { showFailureToast, showUndoToast } from "../../ui/toast-store.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { planRowGroups, type PlanCell } from "./plan-rows.ts";

type Billing = "monthly" | "yearly";

interface PlansPageProps {
  /** The plan that somebody came for, as by *Upgrade to Pro*. */
  readonly wanted?: PlanName | undefined;
}

/** What each plan costs and allows, the current database's marked. */
export function PlansPage({ wanted }: PlansPageProps) {
  const [billing, setBilling] = useState<Billing>("yearly");
  const { data: session } = useQuery(sessionQuery);
  const database = useCurrentDatabase();
  const change = useChangePlan(database);
  return (
    <div className="min-h-screen bg-canvas">
      <SiteHeader>
        {session ? (
          <>
            <Link to="/ask" className={buttonClasses("ghost", "md")}>
              Back to Ask
            </Link>
            <Avatar name={session.user.name} image={session.user.image} tintKey={session.user.id} />
          </>
        ) : (
          <>
            <Link
              to="/"
              search={{ panel: "sign-in", next: "/plans" }}
              className={buttonClasses("ghost", "md")}
            >
              Sign in
            </Link>
            <Link to="/" search={{ panel: "sign-up" }} className={buttonClasses("ink", "md")}>
              Sign up
            </Link>
          </>
        )}
      </SiteHeader>
      <main className="mx-auto max-w-[1200px] px-6 pt-3">
        <div className="mb-5 flex flex-wrap items-end gap-4">
          <div className="min-w-0 flex-1 basis-80">
            <h1 className="text-40 font-semibold tracking-title">Plans</h1>
            <p className="mt-2 text-16 text-text-2">
              One plan for each database. The engine is the same in all of them.
            </p>
          </div>
          <Segmented
            label="Billing"
            value={billing}
            onValueChange={setBilling}
            segments={[
              { value: "monthly", label: "Monthly" },
              { value: "yearly", label: "Yearly", aside: <Badge tone="accent">2 months free</Badge> },
            ]}
          />
        </div>
        {database && wanted && hasAtLeast(database.plan, wanted) && (
          <output className="mb-4 block rounded-3 bg-accent-soft px-4 py-2.5 text-accent-text">
            {database.name} is on {database.plan} already
            {database.plan === wanted ? "." : `: it has all that ${wanted} has, and more.`}
          </output>
        )}
        <Comparison
          {...{ billing, database, wanted }}
          onChoose={change.mutate}
          busyWith={change.isPending ? change.variables : undefined}
        />
        <p className="mt-3.5 text-12 text-text-3">
          This server has no payment provider. A change of plan takes effect at once and costs nothing.
        </p>
      </main>
      <SiteFooter />
    </div>
  );
}

function useChangePlan(database: Database | undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (plan: PlanName) => {
      if (database === undefined) return;
      const put = async (name: PlanName) => {
        await call(changePlan, { params: { databaseId: database.id }, body: { plan: name } });
        await queries.invalidateQueries({ queryKey: queryKeys.me });
      };
      await put(plan);
      showUndoToast(`${database.name} is on ${plan} now.`, () => void put(database.plan));
    },
    onError: (error) =>
      showFailureToast(error instanceof ApiError ? error.problem.title : "The plan could not be changed."),
  });
}

interface ComparisonProps {
  readonly billing: Billing;
  readonly database: Database | undefined;
  readonly wanted: PlanName | undefined;
  readonly onChoose: (plan: PlanName) => void;
  readonly busyWith: PlanName | undefined;
}

function Comparison({ billing, database, wanted, onChoose, busyWith }: ComparisonProps) {
  return (
    <section
      {...reachable}
      aria-label="Comparison of plans"
      className="relative overflow-x-auto rounded-4 bg-surface shadow-2"
    >
      <table className="w-full min-w-[860px] table-fixed border-separate border-spacing-0">
        <thead>
          <tr className="align-top">
            <th scope="col" className="w-56 p-5 text-left font-normal">
              <Owner database={database} billing={billing} />
            </th>
            {planTerms.map((terms) => (
              <th
                key={terms.name}
                scope="col"
                className={`${cellEdge} p-5 text-left font-normal ${tint(terms, database)}`}
              >
                <PlanChoice
                  {...{ terms, billing, database, wanted, onChoose }}
                  isBusy={busyWith === terms.name}
                />
              </th>
            ))}
          </tr>
        </thead>
        {planRowGroups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                className="border-t border-line px-5 pt-3.5 pb-1 text-left font-medium text-text-3"
              >
                {title}
              </th>
              {planTerms.map((terms) => (
                <td key={terms.name} className={`${cellEdge} border-t ${tint(terms, database)}`}>
                  {"\u00A0"}
                </td>
              ))}
            </tr>
            {rows.map((row) => (
              <tr key={row.label} className="last:*:border-b-8 last:*:border-b-transparent">
                <th scope="row" className="h-[34px] px-5 text-left font-normal">
                  {row.label}
                </th>
                {planTerms.map((terms) => (
                  <td key={terms.name} className={`${cellEdge} px-5 figures ${tint(terms, database)}`}>
                    <Cell cell={row.tell(terms.limits)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

const cellEdge = "border-l border-line";

function hasAtLeast(plan: PlanName, wanted: PlanName): boolean {
  const names = planTerms.map(({ name }) => name);
  return names.indexOf(plan) >= names.indexOf(wanted);
}

function tint(terms: PlanTerms, database: Database | undefined): string {
  return terms.name === database?.plan ? "bg-accent/6" : "";
}

function Owner({ database, billing }: Pick<ComparisonProps, "database" | "billing">) {
  return (
    <>
      {database && (
        <span className="mb-2 flex items-center gap-2 text-text">
          <DatabaseLogo name={database.name} logo={database.logo} tintKey={database.id} size="sm" />
          <span className="truncate font-medium">{database.name}</span>
        </span>
      )}
      <span className="text-12 text-text-3">
        Prices for {database ? "this" : "one"} database, billed {billing}, without tax.
      </span>
    </>
  );
}

function Cell({ cell }: { readonly cell: PlanCell }) {
  switch (cell.kind) {
    case "text":
      return cell.text;
    case "yes":
      return (
        <>
          <Check aria-hidden className="text-accent-text" />
          <VisuallyHidden>Yes</VisuallyHidden>
        </>
      );
    case "no":
      return (
        <>
          <span aria-hidden className="text-text-3">
            –
          </span>
          <VisuallyHidden>No</VisuallyHidden>
        </>
      );
  }
}
