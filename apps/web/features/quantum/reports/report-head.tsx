import type { SavedReport } from "@askery/api";
import { MessageSquareText, RotateCw, Search } from "lucide-react";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { printInquiryAddress } from "../../../shared/address/investigation-address.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { ShareReport } from "./share-report.tsx";
import { useRunReport } from "./report-actions.ts";

interface ReportHeadProps {
  readonly report: SavedReport;
  readonly shownId: string | null;
}

/** The question, on which data the shown run is, and what can be done with the report. */
export function ReportHead({ report, shownId }: ReportHeadProps) {
  const { conversationId, investigation, isMine, owner, runs } = report;
  const now = useNow();
  const run = useRunReport(report);
  const { without: _without, added: _added, ...inquiry } = investigation;
  const shown = runs.find(({ id }) => id === shownId);
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="page-title text-pretty">{report.title}</h2>
        <output className="figures mt-0.5 block text-13 text-text-3">
          {run.isPending
            ? "Running on the data as they are now"
            : `${shown === undefined ? "It has no run" : `On the data of ${describeWhen(shown.ranAtMs, now)}`}${isMine ? "" : `, saved by ${owner.name}`}`}
        </output>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <ButtonLink
          kind="ghost"
          size="sm"
          icon={MessageSquareText}
          to="/chat/$id"
          params={{ id: conversationId }}
        >
          Open as conversation
        </ButtonLink>
        <ButtonLink
          kind="ghost"
          size="sm"
          icon={Search}
          to="/ask/quantum"
          search={printInquiryAddress(inquiry)}
        >
          Open in Quantum
        </ButtonLink>
        {shown?.state === "done" && (
          <ExportMenu conversationId={conversationId} runId={shown.id} title={report.title} />
        )}
        <ShareReport report={report} />
        {isMine && (
          <Button kind="solid" size="sm" icon={RotateCw} isBusy={run.isPending} onClick={() => run.mutate()}>
            Run again
          </Button>
        )}
      </div>
    </header>
  );
}
