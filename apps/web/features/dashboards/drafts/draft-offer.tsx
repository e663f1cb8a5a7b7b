import type { Dashboard } from "@askery/api";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { SavedDraft } from "./saved-drafts.ts";

interface DraftOfferProps {
  readonly dashboard: Dashboard;
  readonly saved: SavedDraft;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

/** Offers to continue with changes that were not saved when their tab was closed. */
export function DraftOffer({ dashboard, saved, onContinue, onDiscard }: DraftOfferProps) {
  const now = useNow();
  const isOld = saved.base.revision !== dashboard.revision;
  const author = dashboard.updatedBy?.name ?? "Someone else";
  return (
    <div className="not-printed px-4 pt-3 max-md:px-3">
      <Notice
        tone={isOld ? "warning" : "plain"}
        title={`You have unsaved changes from ${describeWhen(saved.savedAtMs, now)}.`}
      >
        {isOld
          ? `${author} saved a newer version ${describeWhen(dashboard.updatedAtMs, now)}. If you continue, you choose what remains of both.`
          : "They are in this browser only, until you save them."}
        <span className="mt-2 flex gap-1">
          <Button size="sm" onClick={onContinue}>
            Continue
          </Button>
          <Button kind="ghost" size="sm" onClick={onDiscard}>
            Discard
          </Button>
        </span>
      </Notice>
    </div>
  );
}
