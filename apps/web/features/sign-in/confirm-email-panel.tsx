import { confirmEmail, getEmailConfirmation } from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/server/call.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { sessionQuery } from "../../shared/server/queries.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import type { PanelProps } from "./panel-context.ts";

/** The page of the link in a mail about a new address: only its button confirms, not opening it. */
export function ConfirmEmailPanel({ search, onSignedIn }: PanelProps) {
  const { token = "" } = search;
  const client = useQueryClient();
  const shown = useQuery(endpointQuery(getEmailConfirmation, { params: { token } }, 0));
  const confirm = useMutation({
    mutationFn: async () => call(confirmEmail, { params: { token } }),
    onSuccess: async () => client.invalidateQueries(sessionQuery),
  });
  const failure = shown.error ?? confirm.error;
  if (failure !== null) {
    const { title, detail } = describeFailure(failure);
    return (
      <Notice tone="danger" title={title}>
        {detail}
      </Notice>
    );
  }
  if (shown.data === undefined) return <WaitingLine>Opening the link</WaitingLine>;
  const { newEmail, isForNew, isOwn, isConfirmed } = shown.data;
  const status = confirm.data?.status ?? (isConfirmed ? "waiting" : null);
  if (status === "changed" || status === "confirmed") {
    return (
      <>
        {status === "changed" ? (
          <Notice tone="success" title="Your address has changed">
            From now on you sign in with {newEmail}.
          </Notice>
        ) : (
          <Notice tone="success" title="Your address is confirmed">
            Mail to {newEmail} reaches you.
          </Notice>
        )}
        <Button kind="solid" size="lg" className="w-full" onClick={() => onSignedIn()}>
          Continue
        </Button>
      </>
    );
  }
  if (status === "waiting") {
    return (
      <Notice tone="success" title="Confirmed">
        {isForNew
          ? "Now open the mail to the address that the account has at present."
          : `Now open the mail to ${newEmail}.`}{" "}
        Then the address changes.
      </Notice>
    );
  }
  return (
    <>
      <p className="text-14 text-pretty text-text-2">
        {isOwn
          ? "An account on this server has the address "
          : isForNew
            ? "An account is to get the address "
            : "Your account is to get the address "}
        <b className="font-semibold break-words text-text">{newEmail}</b>.{" "}
        {isOwn ? "If it is not yours, close this page." : "If it was not you, close this page."} Nothing
        changes.
      </p>
      <Button
        kind="solid"
        size="lg"
        className="w-full"
        isBusy={confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        Confirm
      </Button>
    </>
  );
}
