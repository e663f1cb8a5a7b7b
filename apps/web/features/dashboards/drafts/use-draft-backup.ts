import type { Dashboard } from "@askery/api";
import { useEffect, useRef } from "react";
import type { DraftHandle } from "../use-draft.ts";
import { removeSavedDraft, saveDraftInBrowser, type DraftOwner } from "./saved-drafts.ts";

/** Typing changes a draft with each key. */
const afterMs = 300;

interface Backup extends Pick<DraftHandle, "draft" | "isChanged"> {
  /** Null while it is unknown who edits. */
  readonly owner: DraftOwner | null;
  readonly base: Dashboard;
}

/**
 * Saves a draft in the browser while it is edited, so that it survives a closed tab. Returns a function that removes it,
 * after it was sent or discarded.
 */
export function useDraftBackup({ owner, base, draft, isChanged }: Backup): () => void {
  const isOver = useRef(false);
  const isWritten = useRef(false);
  const printedOwner = owner === null ? null : JSON.stringify(owner);
  useEffect(() => {
    if (printedOwner === null) return;
    const of = JSON.parse(printedOwner) as DraftOwner;
    const write = () => {
      if (isOver.current) return;
      // Editing that changed nothing leaves the draft of another tab alone.
      if (isChanged) saveDraftInBrowser(of, { base, draft, savedAtMs: Date.now() });
      else if (isWritten.current) removeSavedDraft(of);
      isWritten.current = isChanged;
    };
    const timer = setTimeout(write, afterMs);
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", write);
    };
  }, [printedOwner, base, draft, isChanged]);
  return () => {
    isOver.current = true;
    if (owner !== null && (isChanged || isWritten.current)) removeSavedDraft(owner);
  };
}
