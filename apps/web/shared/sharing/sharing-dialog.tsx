import { useQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useCanEdit } from "../database/use-can-edit.ts";
import { copyText } from "../copy/copy-text.ts";
import { failures } from "../wording/failures.ts";
import { FailurePanel } from "../page/failure-panel.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showFailureToast, showToast } from "../../ui/toast-store.ts";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { EmbedPart } from "./embed-part.tsx";
import { LinkPart } from "./link-part.tsx";
import { PeoplePart } from "./people-part.tsx";
import { addressOf, nouns, type Shareable } from "./shareable.ts";
import { sharingQuery } from "./use-sharing.ts";

interface SharingDialogProps {
  readonly thing: Shareable;
  readonly onClose: () => void;
}

/** Who can open a thing: members, everyone with a link, and other sites. */
export function SharingDialog({ thing, onClose }: SharingDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Share “${thing.title}”`}
      footer={
        <>
          <Button
            kind="ghost"
            icon={Link2}
            className="me-auto max-md:me-0"
            onClick={() => void copyAddress(thing)}
          >
            Copy address for members
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className="flex flex-col gap-6 pb-1">
        <PeoplePart thing={thing} />
        <Links thing={thing} />
      </div>
    </Dialog>
  );
}

async function copyAddress(thing: Shareable): Promise<void> {
  if (await copyText(addressOf(thing))) showToast("Address copied");
  else showFailureToast(failures.addressNotCopied);
}

/** The links, for people who may make them. */
function Links({ thing }: { readonly thing: Shareable }) {
  const isEditor = useCanEdit(thing.databaseId);
  const canShare = isEditor && (thing.kind !== "conversation" || thing.isMine);
  const sharing = useQuery({ ...sharingQuery(thing), enabled: canShare });
  if (!canShare) {
    return (
      <p className="text-13 text-pretty text-text-2">
        {isEditor
          ? `Only the owner of this ${nouns[thing.kind]} can open it to others.`
          : "Only editors of this database can make links that open without an account."}
      </p>
    );
  }
  if (sharing.data !== undefined) {
    return (
      <>
        <LinkPart thing={thing} sharing={sharing.data} />
        {thing.kind !== "conversation" && <EmbedPart thing={thing} embed={sharing.data.embed} />}
      </>
    );
  }
  return sharing.error === null ? (
    <WaitingLine>Loading the links</WaitingLine>
  ) : (
    <FailurePanel error={sharing.error} onRetry={() => void sharing.refetch()} />
  );
}
