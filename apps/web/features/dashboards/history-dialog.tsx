import {
  getDashboard,
  listDashboardRevisions,
  restoreDashboardRevision,
  type Dashboard,
  type DashboardRevision,
} from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { FailurePanel } from "../../shared/page/failure-panel.tsx";
import { call } from "../../shared/server/call.ts";
import { endpointQuery, queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { countOf } from "../../shared/wording/count-of.ts";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { failures } from "../../shared/wording/failures.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { WaitingLine } from "../../ui/waiting-line.tsx";

interface HistoryDialogProps {
  readonly dashboard: Dashboard;
  readonly onClose: () => void;
}

/** The revisions of a dashboard with their authors. Restoring one makes it the latest. */
export function HistoryDialog({ dashboard, onClose }: HistoryDialogProps) {
  const { id, databaseId, revision: current } = dashboard;
  const canEdit = useCanEdit(databaseId);
  const restore = useRestore(id, onClose);
  const revisions = useQuery({
    ...endpointQuery(listDashboardRevisions, { params: { dashboardId: id } }),
    staleTime: 0,
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title="History" description="Every saved change of this dashboard.">
      {revisions.data === undefined ? (
        revisions.error === null ? (
          <WaitingLine>Loading the history</WaitingLine>
        ) : (
          <FailurePanel error={revisions.error} onRetry={() => void revisions.refetch()} />
        )
      ) : revisions.data.length === 0 ? (
        <p className="text-text-2">This dashboard has not changed since it was created.</p>
      ) : (
        <ul aria-label="Revisions" className="grid">
          {revisions.data.map((one) => (
            <Revision key={one.revision} revision={one}>
              {one.revision === current ? (
                <span className="text-12 text-text-3">Current</span>
              ) : (
                canEdit && (
                  <Button
                    size="sm"
                    isBusy={restore.isPending && restore.variables === one.revision}
                    onClick={() => restore.mutate(one.revision)}
                  >
                    Restore
                  </Button>
                )
              )}
            </Revision>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface RevisionProps {
  readonly revision: DashboardRevision;
  readonly children: ReactNode;
}

function Revision({ revision: { title, cardCount, author, createdAtMs }, children }: RevisionProps) {
  const now = useNow();
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5 first:border-0">
      <div className="min-w-0 flex-1">
        <p className="truncate text-13 text-text">{title}</p>
        <p className="text-12 text-text-3">
          {countOf(cardCount, "card")} · {author.name} · {describeWhen(createdAtMs, now)}
        </p>
      </div>
      {children}
    </li>
  );
}

function useRestore(dashboardId: string, onRestored: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (revision: number) =>
      call(restoreDashboardRevision, { params: { dashboardId, revision: String(revision) } }),
    onSuccess: (restored) => {
      client.setQueryData(queryKeyOf(getDashboard, { dashboardId }), restored);
      showToast("Revision restored");
      onRestored();
    },
    onError: (error) => reportFailure(failures.dashboardNotRestored, error),
  });
}
