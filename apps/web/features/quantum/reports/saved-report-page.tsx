import { getReport, getReportRun, type SavedReport } from "@askery/api";
import type { ReportFinding } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useDatabaseOfPage } from "../../../shared/database/current-database-store.ts";
import { useLocale } from "../../../shared/database/use-locale.ts";
import { lookWithin, printInquiryAddress } from "../../../shared/address/investigation-address.ts";
import { FailureCard } from "../../../shared/page/failure-card.tsx";
import { FailurePanel } from "../../../shared/page/failure-panel.tsx";
import { Page } from "../../../shared/page/page.tsx";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { EvidenceList } from "../evidence-list.tsx";
import { ReportCard } from "../report-card.tsx";
import { ChangesCard } from "./changes-card.tsx";
import { ReportHead } from "./report-head.tsx";
import { RunList } from "./run-list.tsx";
import { ScheduleCard } from "./schedule-card.tsx";

interface SavedReportPageProps {
  /** The id of its conversation. */
  readonly id: string;
  /** The run to show; null for the latest one that did not fail. */
  readonly runId: string | null;
}

const crumbs = [{ title: "Projects", to: "/chats" }];

/** A saved report: its answer on the data of a run, what changed since the run before, its schedule and its runs. */
export function SavedReportPage({ id, runId }: SavedReportPageProps) {
  const report = useQuery(endpointQuery(getReport, { params: { conversationId: id } }));
  const { data } = report;
  useDatabaseOfPage(data?.databaseId);
  if (data === undefined) {
    return (
      <Page title="Report" crumbs={crumbs}>
        {report.error === null ? (
          <WaitingLine>Loading the report</WaitingLine>
        ) : (
          <FailurePanel error={report.error} onRetry={() => void report.refetch()} />
        )}
      </Page>
    );
  }
  const latest = data.runs.find(({ state }) => state === "done");
  const shownId = runId ?? latest?.id ?? null;
  return (
    <Page title={data.title} crumbs={crumbs}>
      <div className="page-column flex flex-col gap-4 max-md:px-4 max-md:pt-4">
        <ReportHead report={data} shownId={shownId} />
        {shownId !== null && <ShownRun key={shownId} report={data} runId={shownId} />}
        {data.isMine && <ScheduleCard report={data} />}
        <RunList report={data} shownId={shownId} />
      </div>
    </Page>
  );
}

function ShownRun({ report, runId }: { readonly report: SavedReport; readonly runId: string }) {
  const { conversationId, databaseId, investigation } = report;
  const failed = report.runs.find(({ id, state }) => id === runId && state === "failed");
  const found = useQuery({
    ...endpointQuery(getReportRun, { params: { conversationId, runId } }, Infinity),
    enabled: failed === undefined,
  });
  const locale = useLocale(databaseId);
  const navigate = useNavigate();
  if (failed !== undefined) return null;
  if (found.data === undefined) {
    return found.error === null ? (
      <WaitingLine>Loading what it found</WaitingLine>
    ) : (
      <FailureCard error={found.error} retryLabel="Load again" onRetry={() => void found.refetch()} />
    );
  }
  const { run, compared } = found.data;
  const lookCloser = ({ part = [], question }: ReportFinding) => {
    const { without: _without, added: _added, ...inquiry } = investigation;
    const about = question === undefined ? inquiry : { ...inquiry, question, followUps: [] };
    void navigate({ to: "/ask/quantum", search: printInquiryAddress(lookWithin(about, part)) });
  };
  return (
    <>
      <ReportCard
        report={run.report}
        steps={run.steps}
        picture={run.results.find(({ id }) => id === run.report.picture) ?? null}
        {...{ databaseId, locale, lookCloser }}
      />
      {compared !== null && <ChangesCard compared={compared} />}
      <EvidenceList investigated={run} {...{ databaseId, locale }} />
    </>
  );
}
