import type { ShareLink, Sharing } from "@askery/api";
import { useState } from "react";
import { countOf } from "../wording/count-of.ts";
import { describeWhen } from "../wording/describe-when.ts";
import { useNow } from "../wording/use-now.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Switch } from "../../ui/switch.tsx";
import { CopyField } from "./copy-field.tsx";
import { LinkOptionsForm } from "./link-options-form.tsx";
import { SharingPart } from "./sharing-part.tsx";
import { nouns, type Shareable } from "./shareable.ts";
import { reportNotShared, useChangeSharing } from "./use-sharing.ts";

interface LinkPartProps {
  readonly thing: Shareable;
  readonly sharing: Sharing;
}

/** The link that opens a thing without an account, its options, and what a visitor sees. */
export function LinkPart({ thing, sharing }: LinkPartProps) {
  const { link } = sharing;
  const change = useChangeSharing(thing);
  const [isAsking, setIsAsking] = useState(false);
  const turn = (isOn: boolean) => {
    if (isOn) change.mutate({ kind: "link", options: {} }, { onError: reportNotShared });
    else setIsAsking(true);
  };
  const revoke = () =>
    change.mutate({ kind: "revoke" }, { onError: reportNotShared, onSettled: () => setIsAsking(false) });
  return (
    <SharingPart
      title="Link"
      description="Opens without an account, for everyone who has it."
      aside={
        <Switch
          label="Anyone with the link"
          isLabelHidden
          checked={link !== null}
          isDisabled={change.isPending}
          onCheckedChange={turn}
        />
      }
    >
      <VisitorsView thing={thing} sharing={sharing} />
      {link !== null && (
        <>
          <CopyField label="Link" what="link" text={link.url} />
          <LinkOptionsForm
            link={link}
            onChange={async (options) => change.mutateAsync({ kind: "link", options })}
          />
          <Visits link={link} />
        </>
      )}
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Turn this link off?"
        description="It ends at once for everyone. A new link has another address."
        confirmLabel="Turn off"
        isBusy={change.isPending}
        onConfirm={revoke}
      />
    </SharingPart>
  );
}

/** What a visitor sees and with whose rights, before and while it is shared. */
function VisitorsView({ thing, sharing: { itemCount, withheldCount } }: LinkPartProps) {
  const items = thing.kind === "conversation" ? "answer" : "chart";
  return (
    <Notice>
      Visitors see this {nouns[thing.kind]} with your rights: its saved figures and their age. They see no SQL
      and no private columns, and nothing runs in the database for them.
      {withheldCount > 0 && (
        <>
          {" "}
          <b className="font-semibold text-text">
            {withheldCount} of {countOf(itemCount, items)} {withheldCount === 1 ? "uses" : "use"} a private
            column and {withheldCount === 1 ? "stays" : "stay"} out.
          </b>
        </>
      )}
    </Notice>
  );
}

function Visits({ link: { visitCount, lastVisitedAtMs, madeBy, isExpired } }: { readonly link: ShareLink }) {
  const now = useNow();
  const visits =
    lastVisitedAtMs === null
      ? "Not opened yet"
      : `Opened ${countOf(visitCount, "time")}, last ${describeWhen(lastVisitedAtMs, now)}`;
  return (
    <p className="figures text-12 text-text-3">
      {isExpired ? "It has expired. " : ""}
      {visits}. It works as long as {madeBy.name} may share here.
    </p>
  );
}
