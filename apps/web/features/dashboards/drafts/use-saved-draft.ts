import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sessionQuery } from "../../../shared/server/queries.ts";
import { readSavedDraft, removeSavedDraft, type DraftOwner, type SavedDraft } from "./saved-drafts.ts";

interface SavedDraftUse {
  /** Null while it is unknown who looks. */
  readonly owner: DraftOwner | null;
  readonly saved: SavedDraft | null;
  readonly discard: () => void;
}

/** The unsaved changes of the current user to a dashboard, if a tab with them was closed. */
export function useSavedDraft(dashboardId: string): SavedDraftUse {
  const { data: session } = useQuery(sessionQuery);
  const userId = session?.user.id;
  const owner = userId === undefined ? null : { userId, dashboardId };
  const [, showAgain] = useState<object>();
  return {
    owner,
    saved: owner === null ? null : readSavedDraft(owner),
    discard: () => {
      if (owner !== null) removeSavedDraft(owner);
      showAgain({});
    },
  };
}
