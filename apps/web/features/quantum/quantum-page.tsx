import type { Database } from "@askery/api";
import type { ReportFinding } from "@askery/model";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { isBareWhy } from "../../shared/question/find-reason-question.ts";
import { saveMode } from "../../shared/question/last-mode.ts";
import { FailureCard } from "../../shared/page/failure-card.tsx";
import { Page } from "../../shared/page/page.tsx";
import { useLocale } from "../../shared/database/use-locale.ts";
import { WithDatabase } from "../../shared/database/with-database.tsx";
import { FurtherQuestions } from "./further-questions.tsx";
import { InquiryTrail } from "./inquiry-trail.tsx";
import { lookWithin, printInquiryAddress, type Inquiry } from "../../shared/address/investigation-address.ts";
import { EvidenceList } from "./evidence-list.tsx";
import { InvestigationRefused } from "./investigation-refused.tsx";
import { InvestigationStatus } from "./investigation-status.tsx";
import { PlanCard } from "./plan-card.tsx";
import { canLookCloser, ReportCard } from "./report-card.tsx";
import { useCountdown } from "./use-countdown.ts";
import { useInvestigation, type ChosenSteps, type Investigated } from "./use-investigation.ts";

interface QuantumPageProps {
  readonly inquiry: Inquiry;
  /** Whether it runs at once; otherwise its plan is shown first. */
  readonly isStarted: boolean;
  readonly onStart: () => void;
}

/** A question about reasons: its plan, its steps as they run, and a report whose sentences link to their evidence. */
export function QuantumPage({ inquiry, isStarted, onStart }: QuantumPageProps) {
  useEffect(() => saveMode("quantum"), []);
  return (
    <Page title="Quantum" crumbs={[{ title: "Asks", to: "/ask" }]}>
      <WithDatabase>
        {(database) => (
          <InvestigationView
            // Another question starts anew.
            key={`${database.id} ${JSON.stringify(inquiry)}`}
            {...{ database, inquiry, isStarted, onStart }}
          />
        )}
      </WithDatabase>
    </Page>
  );
}

interface InvestigationViewProps extends QuantumPageProps {
  readonly database: Database;
}

function InvestigationView({ database, inquiry, isStarted, onStart }: InvestigationViewProps) {
  const { chosen, choose, stop, restart, ...found } = useInvestigation(database.id, inquiry, isStarted);
  const investigated = withAdded(found.investigated, chosen);
  const [isHeld, setIsHeld] = useState(false);
  const isWaiting = found.investigated.status === "planned" && !isHeld;
  const secondsLeft = useCountdown(isWaiting, secondsToReview, onStart);
  const navigate = useNavigate();
  const locale = useLocale(database.id);
  const { status, error, refusal, report, steps, results } = investigated;
  const open = (next: Inquiry, isRun = true) => {
    const { run: _run, ...planned } = printInquiryAddress(next);
    void navigate({ to: "/ask/quantum", search: isRun ? printInquiryAddress(next) : planned });
  };
  const lookCloser = ({ part = [], question }: ReportFinding) =>
    open(lookWithin(question === undefined ? inquiry : { ...inquiry, question, followUps: [] }, part));
  const askFurther = (text: string) => {
    const largest = report?.findings.find(canLookCloser);
    if (isBareWhy(text) && largest !== undefined) lookCloser(largest);
    else open({ ...inquiry, followUps: [...inquiry.followUps, text] });
  };
  return (
    <div className="page-column flex flex-col gap-4 max-md:px-4 max-md:pt-4">
      <InquiryTrail inquiry={inquiry} />
      <InvestigationStatus
        {...{ database, inquiry, chosen, investigated, stop }}
        secondsLeft={isWaiting ? secondsLeft : null}
        hold={() => setIsHeld(true)}
        start={isStarted ? restart : onStart}
      />
      {status === "failed" && <FailureCard error={error} retryLabel="Investigate again" onRetry={restart} />}
      {refusal !== null && <InvestigationRefused refusal={refusal} />}
      {report !== null && (
        <ReportCard
          {...{ report, steps, locale, lookCloser }}
          databaseId={database.id}
          picture={results.find(({ id }) => id === report.picture) ?? null}
        />
      )}
      {report !== null && <FurtherQuestions onAsk={askFurther} />}
      {steps.length > 0 && (
        <PlanCard
          {...{ investigated, chosen }}
          onChoose={choose}
          onChangePeriod={(words) =>
            open({ ...inquiry, followUps: [...inquiry.followUps, words] }, isStarted)
          }
          onTouch={() => setIsHeld(true)}
        />
      )}
      <EvidenceList {...{ investigated, locale }} databaseId={database.id} />
    </div>
  );
}

/** How long a plan is shown before it starts by itself. */
const secondsToReview = 8;

/** The offered steps that people added are steps of the plan. */
function withAdded(investigated: Investigated, { added }: ChosenSteps): Investigated {
  const { steps, offers } = investigated;
  const more = offers.filter(({ id }) => added.includes(id) && !steps.some((step) => step.id === id));
  return { ...investigated, steps: [...steps, ...more] };
}
