import type { Database } from "@askery/api";
import { useEffect, useState } from "react";
import { saveMode } from "../../shared/question/last-mode.ts";
import { FailureCard } from "../../shared/page/failure-card.tsx";
import { Page } from "../../shared/page/page.tsx";
import { useLocale } from "../../shared/database/use-locale.ts";
import { WithDatabase } from "../../shared/database/with-database.tsx";
import { EvidenceList } from "./evidence-list.tsx";
import { InvestigationRefused } from "./investigation-refused.tsx";
import { InvestigationStatus } from "./investigation-status.tsx";
import { PlanCard } from "./plan-card.tsx";
import { ReportCard } from "./report-card.tsx";
import { useInvestigation } from "./use-investigation.ts";

interface QuantumPageProps {
  readonly question: string;
  /** Whether it runs at once; otherwise its plan is shown first. */
  readonly isStarted: boolean;
  readonly onStart: () => void;
}

/** A question about reasons: its plan, its steps as they run, and a report whose sentences link to their evidence. */
export function QuantumPage({ question, isStarted, onStart }: QuantumPageProps) {
  useEffect(() => saveMode("quantum"), []);
  return (
    <Page title="Quantum" crumbs={[{ title: "Asks", to: "/ask" }]}>
      <WithDatabase>
        {(database) => (
          <InvestigationView
            // Another question starts anew.
            key={`${database.id} ${question}`}
            {...{ database, question, isStarted, onStart }}
          />
        )}
      </WithDatabase>
    </Page>
  );
}

interface InvestigationViewProps extends QuantumPageProps {
  readonly database: Database;
}

function InvestigationView({ database, question, isStarted, onStart }: InvestigationViewProps) {
  const [without, setWithout] = useState<readonly string[]>([]);
  const { investigated, stop, restart } = useInvestigation(database.id, { question, without }, isStarted);
  const locale = useLocale(database.id);
  const { status, error, refusal, report, steps, results } = investigated;
  const leaveOut = (id: string, isLeftOut: boolean) =>
    setWithout(isLeftOut ? [...without, id] : without.filter((one) => one !== id));
  return (
    <div className="page-column flex flex-col gap-4 max-md:px-4 max-md:pt-4">
      <InvestigationStatus
        {...{ database, question, without, investigated, stop }}
        start={isStarted ? restart : onStart}
      />
      {status === "failed" && <FailureCard error={error} retryLabel="Investigate again" onRetry={restart} />}
      {refusal !== null && <InvestigationRefused refusal={refusal} />}
      {report !== null && (
        <ReportCard
          {...{ report, steps, locale }}
          picture={results.find(({ id }) => id === report.picture) ?? null}
        />
      )}
      {steps.length > 0 && <PlanCard {...{ investigated, without, leaveOut }} />}
      <EvidenceList {...{ investigated, locale }} />
    </div>
  );
}
