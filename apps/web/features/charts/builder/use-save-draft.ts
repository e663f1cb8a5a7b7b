import { getChart, listCharts, replaceChart, saveChartDraft, type SavedChart } from "@askery/api";
import type { ChartDesign } from "@askery/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { saveChart } from "../../../shared/library/use-refresh-chart.ts";
import { ApiError, call } from "../../../shared/server/call.ts";
import { queryKeyOf } from "../../../shared/server/endpoint-query.ts";
import { chartQuery } from "../../../shared/server/queries.ts";
import { makeId } from "../../../shared/server/make-id.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { failures } from "../../../shared/wording/failures.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { nameCopy, useOpenCopy } from "../use-open-copy.ts";

interface DraftToSave {
  readonly draftId: string;
  readonly title: string;
  /** Null if people chose nothing. */
  readonly design: ChartDesign | null;
}

interface SaveDraftProps {
  readonly databaseId: string;
  /** The chart that the draft replaces; null saves a new one, and opens it. */
  readonly chart: SavedChart | null;
  /** Called after a chart was replaced, or to show another person's version of it. */
  readonly onSaved: (() => void) | undefined;
}

/** Saves a draft as a chart or in place of one, unless someone else changed that since it was opened. */
export function useSaveDraft({ databaseId, chart, onSaved }: SaveDraftProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [id] = useState(makeId);
  const [base] = useState(chart?.revision ?? 0);
  const [conflict, setConflict] = useState<SavedChart | null>(null);
  const saving = useMutation({
    mutationFn: async ({ draftId, title, design, revision }: DraftToSave & { readonly revision: number }) => {
      const body = { title, ...(design !== null && { design }) };
      if (chart === null) {
        await call(saveChartDraft, { params: { databaseId, draftId }, body: { id, ...body } });
        return null;
      }
      const params = { chartId: chart.id };
      return call(replaceChart, { params, body: { draftId, revision, ...body } });
    },
    onSuccess: async (saved) => {
      showToast("Chart saved");
      if (saved !== null) {
        saveChart(client, saved);
        onSaved?.();
        return;
      }
      void client.invalidateQueries({ queryKey: queryKeyOf(listCharts, { databaseId }) });
      // A page that appears at once keeps the focus.
      await client.query(chartQuery(id)).catch(() => undefined);
      await navigate({ to: "/charts/$id", params: { id }, ignoreBlocker: true });
      document.querySelector<HTMLElement>("#page")?.focus({ preventScroll: true });
    },
    onError: async (error) => {
      const isConflict = chart !== null && error instanceof ApiError && error.problem.status === 409;
      if (isConflict) setConflict(await call(getChart, { params: { chartId: chart.id } }));
      else reportFailure(failures.chartNotSaved, error);
    },
  });
  const openCopy = useOpenCopy();
  const copying = useMutation({
    mutationFn: async ({ draftId, title, design }: DraftToSave) => {
      const copyId = makeId();
      const body = { id: copyId, title: nameCopy(title), ...(design !== null && { design }) };
      await call(saveChartDraft, { params: { databaseId, draftId }, body });
      return { id: copyId, databaseId };
    },
    onSuccess: openCopy,
    onError: (error) => reportFailure(failures.chartNotSaved, error),
  });
  return {
    isSaving: saving.isPending || copying.isPending,
    isSaved: saving.isSuccess,
    /** The chart as someone else saved it meanwhile; null if there is no conflict. */
    conflict,
    save: (draft: DraftToSave) => saving.mutate({ ...draft, revision: base }),
    /** Saves over the other person's version. */
    overwrite: (draft: DraftToSave) => {
      if (conflict === null) return;
      setConflict(null);
      saving.mutate({ ...draft, revision: conflict.revision });
    },
    /** Saves the draft as another chart, and opens it. */
    saveCopy: copying.mutate,
    /** Shows the other person's version. */
    reload: () => {
      if (conflict !== null) saveChart(client, conflict);
      onSaved?.();
    },
    dismissConflict: () => setConflict(null),
  };
}
