import type { ShareLink } from "@askery/api";
import { useState } from "react";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { CodeBlock } from "../../ui/code.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CopyButton } from "../copy/copy-button.tsx";
import { CopyField } from "./copy-field.tsx";
import { printSigning } from "./print-signing.ts";
import type { Shareable } from "./shareable.ts";
import { reportNotShared, useRenewSecret } from "./use-sharing.ts";

interface EmbedSecretProps {
  readonly thing: Shareable;
  readonly embed: ShareLink;
}

/** The secret of an embed, which is shown once, and how a site signs with it. */
export function EmbedSecret({ thing, embed }: EmbedSecretProps) {
  const [isAsking, setIsAsking] = useState(false);
  const renew = useRenewSecret(thing);
  const make = () =>
    renew.mutate(undefined, { onError: reportNotShared, onSettled: () => setIsAsking(false) });
  const sample = printSigning(thing, embed);
  return (
    <>
      {renew.data !== undefined ? (
        <CopyField
          label="Secret"
          what="secret"
          text={renew.data.secret}
          hint="It is shown only now. Save it on your server, never in a page."
        />
      ) : embed.hasSecret ? (
        <div>
          <Button size="sm" onClick={() => setIsAsking(true)}>
            Replace the secret
          </Button>
        </div>
      ) : (
        <Notice
          tone="warning"
          title="The frame shows nothing yet"
          action={
            <Button size="sm" isBusy={renew.isPending} onClick={make}>
              Create a secret
            </Button>
          }
        >
          It needs a secret with which your site signs.
        </Notice>
      )}
      {sample !== null && (
        <div className="flex flex-col gap-1.5">
          <div className="flex items-center justify-between gap-2">
            <h4 className="text-13 font-medium text-text-2">On your server, for Node.js</h4>
            <CopyButton what="code" read={() => sample} />
          </div>
          <CodeBlock label="Code that signs">{sample}</CodeBlock>
        </div>
      )}
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Replace the secret?"
        description="Frames that were signed with the one before show nothing from now on, until your site has the new one."
        confirmLabel="Replace"
        isBusy={renew.isPending}
        onConfirm={make}
      />
    </>
  );
}
