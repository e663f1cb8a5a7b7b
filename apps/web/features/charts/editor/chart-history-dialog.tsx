import { listChartRevisions, restoreChartRevision, type SavedChart } from "@askery/api";
import { chartKindOf } from "@askery/model";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChartKindIcon } from "../../../shared/answer/chart/chart-kind-icon.tsx";
import { saveChart } from "../../../shared/library/use-refresh-chart.ts";
import { FailurePanel } from "../../../shared/page/failure-panel.tsx";
import { call } from "../../../shared/server/call.ts";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { failures } from "../../../shared/wording/failures.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { WaitingLine } from "../../../ui/waiting-line.tsx";

interface ChartHistoryDialogProps {
  readonly chart: SavedChart;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

/** The revisions of a chart with their authors. Restoring one makes it the latest. */
export function ChartHistoryDialog({ chart, canEdit, onClose }: ChartHistoryDialogProps) {
  const client = useQueryClient();
  const now = useNow();
  const { id, revision: current } = chart;
  const revisions = useQuery({
    ...endpointQuery(listChartRevisions, { params: { chartId: id } }),
    staleTime: 0,
  });
  const restore = useMutation({
    mutationFn: async (revision: number) =>
      call(restoreChartRevision, { params: { chartId: id, revision: String(revision) } }),
    onSuccess: (saved) => {
      saveChart(client, saved);
      showToast("Revision restored");
      onClose();
    },
    onError: (error) => reportFailure(failures.chartNotChanged, error),
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title="History" description="Every saved change of this chart.">
      {revisions.data === undefined ? (
        revisions.error === null ? (
          <WaitingLine>Loading the history</WaitingLine>
        ) : (
          <FailurePanel error={revisions.error} onRetry={() => void revisions.refetch()} />
        )
      ) : (
        <ul className="grid">
          {revisions.data.map(({ revision, title, type, author, createdAtMs, changes, computes }) => (
            <li key={revision} className="flex items-center gap-3 border-t border-line py-2.5 first:border-0">
              <ChartKindIcon kind={type} className="size-4! flex-none text-text-3" />
              <div className="min-w-0 flex-1">
                <p className="truncate text-13 text-text">{title}</p>
                <p className="text-12 text-text-3">
                  {chartKindOf(type).label} · {author?.name ?? "Someone who left"} ·{" "}
                  {describeWhen(createdAtMs, now)}
                </p>
                <p className="mt-0.5 text-12 text-pretty wrap-anywhere text-text-2">
                  {changes.length > 0 ? changes.join(", ") : (computes ?? "")}
                </p>
              </div>
              {revision === current ? (
                <span className="text-12 text-text-3">Current</span>
              ) : (
                canEdit && (
                  <Button size="sm" isBusy={restore.isPending} onClick={() => restore.mutate(revision)}>
                    Restore
                  </Button>
                )
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
