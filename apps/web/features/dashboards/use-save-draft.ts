import { getDashboard, listDashboards, type Dashboard } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { showToast } from "../../ui/toast-store.ts";
import { findDifferences, type Conflict } from "./conflicts/find-differences.ts";
import { draftOf, saveDraft, type Draft } from "./save-draft.ts";
import { failures } from "../../shared/wording/failures.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";

interface SaveDraftParts {
  /** The dashboard when editing began. */
  readonly base: Dashboard;
  readonly onSaved: () => void;
}

interface SaveDraft {
  readonly isSaving: boolean;
  /** What someone else saved meanwhile, beside the draft; null if there is no conflict. */
  readonly conflict: Conflict | null;
  readonly save: (draft: Draft) => void;
  /** Saves what was chosen of both versions. */
  readonly saveMerged: (draft: Draft) => void;
  /** Shows the version that someone else saved. */
  readonly takeTheirs: () => void;
  readonly dismissConflict: () => void;
}

/** Saves the draft of a dashboard, and detects conflicts. */
export function useSaveDraft({ base: first, onSaved }: SaveDraftParts): SaveDraft {
  const client = useQueryClient();
  const base = useRef(first);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const show = (latest: Dashboard) => {
    client.setQueryData(queryKeyOf(getDashboard, { dashboardId: latest.id }), latest);
    void client.invalidateQueries({
      queryKey: queryKeyOf(listDashboards, { databaseId: latest.databaseId }),
    });
  };
  const finish = (latest: Dashboard) => {
    show(latest);
    showToast("Dashboard saved");
    onSaved();
  };
  const saving = useMutation({
    mutationFn: async (draft: Draft) => saveDraft({ base: base.current, draft }),
    onSuccess: (outcome, mine) => {
      if (outcome.kind === "saved") {
        finish(outcome.dashboard);
        return;
      }
      const { latest } = outcome;
      const versions = { base: draftOf(base.current), mine, theirs: draftOf(latest) };
      // Both did the same.
      if (findDifferences(versions).length === 0) finish(latest);
      else setConflict({ ...versions, latest });
    },
    onError: (error) => reportFailure(failures.notSaved, error),
  });
  return {
    isSaving: saving.isPending,
    conflict,
    save: (draft) => {
      if (!saving.isPending) saving.mutate(draft);
    },
    saveMerged: (merged) => {
      if (conflict === null) return;
      base.current = conflict.latest;
      setConflict(null);
      saving.mutate(merged);
    },
    takeTheirs: () => {
      if (conflict !== null) show(conflict.latest);
      onSaved();
    },
    dismissConflict: () => setConflict(null),
  };
}
