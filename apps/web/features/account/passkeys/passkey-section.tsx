import { listPasskeys, renamePasskey, type Passkey } from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { canUseKeys } from "../../../shared/passkey/ask-key.ts";
import { call } from "../../../shared/server/call.ts";
import { endpointQuery, invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { describeDate } from "../../../shared/wording/describe-when.ts";
import { failures } from "../../../shared/wording/failures.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LazyNameDialog } from "../../../ui/lazy-name-dialog.tsx";
import { ListRow } from "../../../ui/list-row.tsx";
import { Section } from "../../../ui/section.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { ListFailed } from "../list-failed.tsx";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { RemovePasskeyDialog } from "./remove-passkey-dialog.tsx";

type Step = { readonly kind: "add" } | { readonly kind: "rename" | "remove"; readonly passkey: Passkey };

/** The user's passkeys, which are added and removed here. */
export function PasskeySection({ email }: { readonly email: string }) {
  const { data, error, refetch } = useQuery(endpointQuery(listPasskeys, {}, 0));
  const [step, setStep] = useState<Step | null>(null);
  const isPossible = data?.isPossible === true && canUseKeys();
  const rename = useRenamePasskey();
  const close = () => setStep(null);
  return (
    <Section
      title="Passkeys"
      description="Sign in with your fingerprint, your face or a PIN, without password and code."
      actions={
        isPossible && (
          <Button size="sm" icon={Plus} onClick={() => setStep({ kind: "add" })}>
            Add a passkey
          </Button>
        )
      }
    >
      <Card>
        {data === undefined && error === null && <WaitingLine>Loading your passkeys</WaitingLine>}
        {data === undefined && error !== null && <ListFailed error={error} onRetry={() => void refetch()} />}
        {data?.passkeys.length === 0 && (
          <p className="flex items-center gap-3 p-4 text-13 text-text-2">
            <KeyRound className="flex-none text-text-3" />
            {isPossible
              ? "You have none yet. A passkey can't be guessed, stolen from a server or entered at the wrong site."
              : "Passkeys need a browser that knows them, and an address with a host name and https."}
          </p>
        )}
        <ul>
          {data?.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setStep({ kind: "rename", passkey })}
              onRemove={() => setStep({ kind: "remove", passkey })}
            />
          ))}
        </ul>
      </Card>
      {step?.kind === "add" && <AddPasskeyDialog {...{ email }} onClose={close} />}
      {step?.kind === "rename" && (
        <LazyNameDialog
          title="Rename passkey"
          name={step.passkey.name}
          confirmLabel="Rename"
          onConfirm={(name) => rename.mutate({ id: step.passkey.id, name })}
          onClose={close}
        />
      )}
      {step?.kind === "remove" && (
        <RemovePasskeyDialog {...{ email }} passkey={step.passkey} onClose={close} />
      )}
    </Section>
  );
}

function useRenamePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, name }: { readonly id: string; readonly name: string }) =>
      call(renamePasskey, { params: { passkeyId: id }, body: { name } }),
    onError: (error) => reportFailure(failures.passkeyNotRenamed, error),
    onSettled: () => invalidateAll(client, [listPasskeys]),
  });
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, isSynced, createdAtMs } = passkey;
  const nowMs = useNow();
  return (
    <ListRow
      lead={<KeyRound className="text-text-3" />}
      title={name}
      detail={`added on ${describeDate(createdAtMs, nowMs)}`}
      aside={isSynced && <Badge>Synced</Badge>}
      actions={
        <>
          <IconButton label={`Rename ${name}`} icon={Pencil} onClick={onRename} />
          <IconButton label={`Remove ${name}`} icon={Trash2} onClick={onRemove} />
        </>
      }
    />
  );
}
