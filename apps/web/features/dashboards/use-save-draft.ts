import { getDashboard, listDashboards, type Dashboard } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { showToast } from "../../ui/toast-store.ts";
import { mergeDraft, saveDraft, type Draft } from "./save-draft.ts";
import { failures } from "../../shared/wording/failures.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";

interface SaveDraftParts {
  /** The dashboard when editing began; updated when others change it. */
  readonly dashboard: Dashboard;
  readonly onSaved: () => void;
}

interface SaveDraft {
  readonly isSaving: boolean;
  /** The version that someone else saved meanwhile; null if there is no conflict. */
  readonly conflict: Dashboard | null;
  readonly save: (draft: Draft) => void;
  /** Overwrites someone else's changes, but keeps cards that they added. */
  readonly overwrite: (draft: Draft) => void;
  /** Loads the version that someone else saved. */
  readonly reload: () => void;
  readonly dismissConflict: () => void;
}

/** Saves the draft of a dashboard, and detects conflicts. */
export function useSaveDraft({ dashboard, onSaved }: SaveDraftParts): SaveDraft {
  const client = useQueryClient();
  const base = useRef(dashboard);
  const [conflict, setConflict] = useState<Dashboard | null>(null);
  const keep = (latest: Dashboard) => {
    client.setQueryData(queryKeyOf(getDashboard, { dashboardId: latest.id }), latest);
    void client.invalidateQueries({
      queryKey: queryKeyOf(listDashboards, { databaseId: latest.databaseId }),
    });
  };
  const saving = useMutation({
    mutationFn: async (draft: Draft) => saveDraft({ base: base.current, draft }),
    onSuccess: (outcome) => {
      if (outcome.kind === "conflict") {
        setConflict(outcome.latest);
        return;
      }
      keep(outcome.dashboard);
      showToast("Dashboard saved");
      onSaved();
    },
    onError: (error) => reportFailure(failures.notSaved, error),
  });
  return {
    isSaving: saving.isPending,
    conflict,
    save: (draft) => {
      if (!saving.isPending) saving.mutate(draft);
    },
    overwrite: (draft) => {
      if (conflict === null) return;
      const merged = mergeDraft(draft, base.current, conflict);
      base.current = conflict;
      setConflict(null);
      saving.mutate(merged);
    },
    reload: () => {
      if (conflict !== null) keep(conflict);
    },
    dismissConflict: () => setConflict(null),
  };
}
