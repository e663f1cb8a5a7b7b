import type { SavedReport } from "@askery/api";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { useReadsAll } from "../../../shared/database/use-reads-all.ts";
import { SharingBadges } from "../../../shared/sharing/sharing-badges.tsx";
import { LazySharingDialog } from "../../../shared/sharing/lazy-sharing-dialog.tsx";
import { Button } from "../../../ui/button.tsx";

/** Whether everyone can open a report, and sharing it as the project that it is. */
export function ShareReport({ report }: { readonly report: SavedReport }) {
  const [isOpen, setOpen] = useState(false);
  const { conversationId: id, title, databaseId, isMine } = report;
  const badges = <SharingBadges isPublic={report.isPublic} />;
  if (!useReadsAll(databaseId)) return badges;
  return (
    <>
      {badges}
      <Button kind="ghost" size="sm" icon={Share2} onClick={() => setOpen(true)}>
        Share
      </Button>
      <LazySharingDialog
        thing={isOpen ? { kind: "conversation", id, title, databaseId, isMine } : null}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
