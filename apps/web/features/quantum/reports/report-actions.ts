import {
  getConversation,
  getReport,
  runReport,
  scheduleReport,
  type ReportSchedule,
  type SavedReport,
} from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../../shared/server/call.ts";
import { queryKeyOf } from "../../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { failures } from "../../../shared/wording/failures.ts";
import { showUndoToast } from "../../../ui/toast-store.ts";

/** Shows a changed report at once. */
function useShowReport() {
  const client = useQueryClient();
  return (report: SavedReport) => {
    const params = { conversationId: report.conversationId };
    client.setQueryData(queryKeyOf(getReport, params), report);
    void client.invalidateQueries({ queryKey: queryKeyOf(getConversation, params) });
  };
}

/** Runs a report on the data as they are now, and shows that run. */
export function useRunReport({ conversationId }: SavedReport) {
  const show = useShowReport();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => call(runReport, { params: { conversationId } }),
    onSuccess: (report) => {
      show(report);
      void navigate({ to: "/reports/$id", params: { id: conversationId }, search: {}, replace: true });
    },
    onError: (error) => reportFailure(failures.reportNotRun, error),
  });
}

/** Sets the schedule of a report; one that is removed can be put back. */
export function useScheduleReport({ conversationId, schedule: before }: SavedReport) {
  const show = useShowReport();
  const set = useMutation({
    mutationFn: async (schedule: ReportSchedule | null) =>
      call(scheduleReport, { params: { conversationId }, body: { schedule } }),
    onSuccess: (report, schedule) => {
      show(report);
      if (schedule === null && before !== null) {
        showUndoToast("Schedule removed", () => set.mutate(before));
      }
    },
    onError: (error) => reportFailure(failures.scheduleNotChanged, error),
  });
  return set;
}
