import { duplicateChart, getChart, updateChart, type SavedChart } from "@askery/api";
import type { ChartDesign } from "@askery/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { saveChart } from "../../../shared/library/use-refresh-chart.ts";
import { ApiError, call } from "../../../shared/server/call.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { failures } from "../../../shared/wording/failures.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { makeId } from "../../../shared/server/make-id.ts";
import { useOpenCopy } from "../use-open-copy.ts";

interface SaveDesign {
  readonly isSaving: boolean;
  /** The chart as someone else saved it meanwhile; null if there is no conflict. */
  readonly conflict: SavedChart | null;
  readonly save: (design: ChartDesign) => void;
  /** Saves over the other person's version, which remains in the history. */
  readonly overwrite: (design: ChartDesign) => void;
  /** Saves a copy of the other person's version with this design, and opens it. */
  readonly saveCopy: (design: ChartDesign) => void;
  /** Shows the other person's version. */
  readonly reload: () => void;
  readonly dismissConflict: () => void;
}

/** Saves the design of a chart, unless someone else changed it since editing began. */
export function useSaveDesign(chart: SavedChart, onSaved: () => void): SaveDesign {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<SavedChart | null>(null);
  const [base] = useState(chart.revision);
  const params = { chartId: chart.id };
  const saving = useMutation({
    mutationFn: async ({ design, revision }: { readonly design: ChartDesign; readonly revision: number }) =>
      call(updateChart, { params, body: { revision, design } }),
    onSuccess: (saved) => {
      saveChart(client, saved);
      showToast("Chart saved");
      onSaved();
    },
    onError: async (error) => {
      const isConflict = error instanceof ApiError && error.problem.status === 409;
      if (!isConflict) {
        reportFailure(failures.chartNotChanged, error);
        return;
      }
      setConflict(await call(getChart, { params }));
    },
  });
  const openCopy = useOpenCopy();
  const copying = useMutation({
    mutationFn: async (design: ChartDesign) => {
      const { id, databaseId } = await call(duplicateChart, { params, body: { id: makeId() } });
      await call(updateChart, { params: { chartId: id }, body: { design } });
      return { id, databaseId };
    },
    onSuccess: openCopy,
    onError: (error) => reportFailure(failures.chartNotDuplicated, error),
  });
  return {
    isSaving: saving.isPending || copying.isPending,
    conflict,
    save: (design) => saving.mutate({ design, revision: base }),
    overwrite: (design) => {
      if (conflict === null) return;
      setConflict(null);
      saving.mutate({ design, revision: conflict.revision });
    },
    saveCopy: copying.mutate,
    reload: () => {
      if (conflict !== null) saveChart(client, conflict);
      onSaved();
    },
    dismissConflict: () => setConflict(null),
  };
}
