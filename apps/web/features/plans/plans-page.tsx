import { changePlan, getSession, planTerms, type Database, type Me, type PlanName } from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../shared/server/call.ts";
import { useCurrentDatabase } from "../../shared/database/current-database-store.ts";
import { sessionQuery } from "../../shared/server/queries.ts";
import { setupQuery } from "../../shared/server/setup-query.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { buttonClasses } from "../../ui/button-classes.ts";
import { joinClasses } from "../../ui/join-classes.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { SiteFooter } from "../../shared/page/site-footer.tsx";
import { SiteHeader } from "../../ui/site-header.tsx";
import { showUndoToast } from "../../ui/toast-store.ts";
import { ChangePlanDialog } from "./change-plan-dialog.tsx";
import { PlanCards } from "./plan-cards.tsx";
import type { Billing, PlanChoices } from "./plan-choices.ts";
import { PlanTable } from "./plan-table.tsx";
import { failures } from "../../shared/wording/failures.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";

interface PlansPageProps {
  /** The plan to highlight, as for *Upgrade to Pro*. */
  readonly wanted?: PlanName | undefined;
}

/** Compares prices and limits of the plans, with the current database's plan marked. */
export function PlansPage({ wanted }: PlansPageProps) {
  const [billing, setBilling] = useState<Billing>("yearly");
  const { data: session } = useQuery(sessionQuery);
  const database = useCurrentDatabase();
  const { data: setup } = useQuery(setupQuery);
  const change = useChangePlan(database);
  const [asked, setAsked] = useState<PlanName | null>(null);
  const choices: PlanChoices = {
    billing,
    database,
    wanted,
    onChoose: setAsked,
    busyWith: change.isPending ? change.variables : undefined,
  };
  return (
    <div className="min-h-screen bg-canvas">
      <PlansHeader session={session} />
      <main className="mx-auto max-w-[1200px] px-6 pt-3">
        <div className="mb-5 flex flex-wrap items-end gap-4">
          <div className="min-w-0 flex-1 basis-80">
            <h1 className="text-40 font-semibold tracking-title">Plans</h1>
            <p className="mt-2 text-16 text-text-2">
              {hasItAlready(database, wanted) && !change.isSuccess
                ? `${database?.name} already has everything that ${wanted} includes.`
                : "One plan for each database. The engine is the same in all of them."}
            </p>
            {/* Reserves its space until the server has answered. */}
            <p className={joinClasses("mt-1 text-text-2", setup?.hasPlanLimits !== false && "invisible")}>
              This server enforces no limits: every database can do everything, whatever its plan.
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
        <PlanTable {...choices} />
        <PlanCards {...choices} />
        <p className="mt-3.5 text-12 text-text-3">
          This server has no payment provider. A change of plan takes effect at once and costs nothing.
        </p>
      </main>
      <SiteFooter />
      {database && (
        <ChangePlanDialog
          database={database}
          plan={asked}
          onClose={() => setAsked(null)}
          onConfirm={(plan) => {
            setAsked(null);
            change.mutate(plan);
          }}
        />
      )}
    </div>
  );
}

function PlansHeader({ session }: { readonly session: Me | null | undefined }) {
  return (
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
          <Link to="/" search={{ panel: "sign-in", next: "/plans" }} className={buttonClasses("ghost", "md")}>
            Sign in
          </Link>
          <Link to="/" search={{ panel: "sign-up" }} className={buttonClasses("ink", "md")}>
            Sign up
          </Link>
        </>
      )}
    </SiteHeader>
  );
}

function useChangePlan(database: Database | undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (plan: PlanName) => {
      if (database === undefined) return;
      const put = async (name: PlanName) => {
        await call(changePlan, { params: { databaseId: database.id }, body: { plan: name } });
        await queries.invalidateQueries({ queryKey: queryKeyOf(getSession) });
      };
      await put(plan);
      showUndoToast(`Changed ${database.name} to ${plan}.`, () => void put(database.plan));
    },
    onError: (error) => reportFailure(failures.planNotChanged, error),
  });
}

function hasItAlready(database: Database | undefined, wanted: PlanName | undefined): boolean {
  if (database === undefined || wanted === undefined) return false;
  const names = planTerms.map(({ name }) => name);
  return names.indexOf(database.plan) >= names.indexOf(wanted);
}
