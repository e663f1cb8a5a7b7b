import { cancelEmailChange, getEmailChange, type EmailChange } from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../shared/server/call.ts";
import { endpointQuery, invalidateAll } from "../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { failures } from "../../shared/wording/failures.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { EmailDialog } from "./email-dialog.tsx";
import { UnconfirmedAddress } from "./unconfirmed-address.tsx";

interface EmailFieldProps {
  readonly email: string;
  readonly isConfirmed: boolean;
}

/** The user's address, with a button that changes it, and the change that waits for confirmation. */
export function EmailField({ email, isConfirmed }: EmailFieldProps) {
  const { data: change } = useQuery(endpointQuery(getEmailChange, {}, 0));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="E-mail"
        value={email}
        readOnly
        hint="The address you sign in with."
        aside={
          <Button kind="ghost" size="sm" onClick={() => setIsOpen(true)}>
            Change
            <span className="sr-only"> the address</span>
          </Button>
        }
      />
      {change && change.newEmail !== email && <WaitingChange change={change} email={email} />}
      {!isConfirmed && (change === null || change?.newEmail === email) && (
        <UnconfirmedAddress email={email} isSent={change !== null} />
      )}
      {isOpen && <EmailDialog email={email} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

interface WaitingChangeProps {
  readonly change: EmailChange;
  readonly email: string;
}

function WaitingChange({ change, email }: WaitingChangeProps) {
  const client = useQueryClient();
  const { newEmail, isOldConfirmed, isNewConfirmed } = change;
  const waiting = [...(isOldConfirmed ? [] : [email]), ...(isNewConfirmed ? [] : [newEmail])];
  const cancel = useMutation({
    mutationFn: async () => call(cancelEmailChange),
    onError: (error) => reportFailure(failures.emailChangeNotCancelled, error),
    onSettled: async () => invalidateAll(client, [getEmailChange]),
  });
  return (
    <Notice
      title={`${newEmail} is not confirmed yet`}
      action={
        <Button size="sm" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel change
        </Button>
      }
    >
      Open the e-mail to {waiting.join(" and the one to ")}. The links work for 24 hours.
    </Notice>
  );
}
