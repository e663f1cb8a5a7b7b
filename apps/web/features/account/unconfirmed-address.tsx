import { getEmailChange, requestEmailConfirmation } from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/server/call.ts";
import { invalidateAll } from "../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { setupQuery } from "../../shared/server/setup-query.ts";
import { failures } from "../../shared/wording/failures.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

interface UnconfirmedAddressProps {
  readonly email: string;
  /** Whether a link was mailed that still works. */
  readonly isSent: boolean;
}

/** Asks a user whose account was made before the server sent mail to confirm the address. Nothing without mail. */
export function UnconfirmedAddress({ email, isSent }: UnconfirmedAddressProps) {
  const { data: setup } = useQuery(setupQuery);
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: async () => call(requestEmailConfirmation),
    onError: (error) => reportFailure(failures.confirmationNotSent, error),
    onSettled: async () => invalidateAll(client, [getEmailChange]),
  });
  if (setup?.canSendMail !== true) return null;
  return (
    <Notice
      title={isSent ? `The link is on its way to ${email}` : "This address is not confirmed"}
      action={
        <Button size="sm" isBusy={send.isPending} onClick={() => send.mutate()}>
          {isSent ? "Send it again" : "Send a link"}
        </Button>
      }
    >
      {isSent
        ? "Open the e-mail and press its button. The link works for 24 hours."
        : "Confirm it, so that you can set a new password by mail if you forget yours. Until then everything works."}
    </Notice>
  );
}
