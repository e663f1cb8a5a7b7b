import { getUsage, type Usage } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { countOf } from "../../shared/wording/count-of.ts";
import { FailurePanel } from "../../shared/page/failure-panel.tsx";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { describeDate } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Card } from "../../ui/card.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { describeBytes } from "../../shared/wording/describe-bytes.ts";
import { writeCount } from "../../shared/wording/own-formats.ts";

/** How much of a database's plan is used. */
export function UsageTab({ id }: { readonly id: string }) {
  const usage = useQuery(endpointQuery(getUsage, { params: { databaseId: id } }));
  if (usage.data !== undefined) return <UsageCards usage={usage.data} />;
  return usage.error ? (
    <FailurePanel error={usage.error} onRetry={() => void usage.refetch()} />
  ) : (
    <WaitingLine>Counting</WaitingLine>
  );
}

function UsageCards({ usage }: { readonly usage: Usage }) {
  const now = useNow();
  const { plan, questions, members, uploads, countsAnewAtMs } = usage;
  return (
    <div className="page-column is-narrow flex flex-col gap-4">
      <Card className="divide-y divide-line">
        <Meter
          isSpent
          title="Questions this month"
          used={questions.used}
          limit={questions.limit}
          note={`Asked by everybody in this database. The count resets on ${describeDate(countsAnewAtMs, now)}.`}
        />
        <Meter title="Members" used={members.used} limit={members.limit} note="You are one of them." />
        <div className="p-4">
          <h3 className="font-semibold">Uploaded files</h3>
          <p className="text-text-2">
            {uploads.maxBytes === null && uploads.maxRows === null
              ? "Without limit."
              : `Up to ${[
                  ...(uploads.maxBytes === null ? [] : [describeBytes(uploads.maxBytes)]),
                  ...(uploads.maxRows === null ? [] : [countOf(uploads.maxRows, "row")]),
                ].join(" and ")} in one file.`}
          </p>
        </div>
      </Card>
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-text-2">This database is on the plan {plan}.</p>
        <LinkButton to="/plans">See the plans</LinkButton>
      </div>
    </div>
  );
}

interface MeterProps {
  readonly title: string;
  readonly used: number;
  /** Null for no limit. */
  readonly limit: number | null;
  readonly note: string;
  /** Whether it is used up, which turns the bar into a warning. */
  readonly isSpent?: boolean;
}

/** From this share on, the bar warns. */
const nearlyFull = 0.8;

function Meter({ title, used, limit, note, isSpent = false }: MeterProps) {
  const share = limit === null || limit === 0 ? 0 : used / limit;
  return (
    <div className="p-4">
      <div className="flex items-baseline gap-3">
        <h3 className="flex-1 font-semibold">{title}</h3>
        <p className="figures">
          <b className="font-semibold">{writeCount(used)}</b>{" "}
          <span className="text-text-3">{limit === null ? "without limit" : `of ${writeCount(limit)}`}</span>
        </p>
      </div>
      {limit !== null && (
        <div className="mt-2">
          <ProgressBar
            label={title}
            share={share}
            tone={isSpent && share >= nearlyFull ? (share >= 1 ? "danger" : "warning") : "accent"}
          />
        </div>
      )}
      <p className="mt-1.5 text-12 text-text-3">{note}</p>
    </div>
  );
}
