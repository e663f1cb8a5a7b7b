import { getSignInWays, requestPasswordReset } from "@askery/api";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../shared/server/call.ts";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { failures } from "../../shared/wording/failures.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Section } from "../../ui/section.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { ListFailed } from "./list-failed.tsx";
import { PasswordForm } from "./password-form.tsx";

/** The user's password, which may be absent, and the provider that signs them in. */
export function PasswordSection({ email }: { readonly email: string }) {
  const { data: ways, error, refetch } = useQuery(endpointQuery(getSignInWays, {}, 0));
  return (
    <Section
      title="Password"
      description={
        ways?.hasPassword === false ? "Your account has none." : "Changing it signs you out everywhere else."
      }
    >
      <Card className="divide-y divide-line">
        {ways === undefined && error === null && <WaitingLine>Loading how you sign in</WaitingLine>}
        {ways === undefined && error !== null && <ListFailed error={error} onRetry={() => void refetch()} />}
        {ways !== undefined && ways.provider !== null && (
          <p className="p-4 text-13 text-pretty text-text-2">
            You also sign in with <b className="font-semibold text-text">{ways.provider}</b>.
          </p>
        )}
        {ways !== undefined && (
          <div className="p-4">
            {ways.hasPassword ? <PasswordForm email={email} /> : <NoPassword email={email} />}
          </div>
        )}
      </Card>
    </Section>
  );
}

function NoPassword({ email }: { readonly email: string }) {
  const send = useMutation({
    mutationFn: async () => call(requestPasswordReset, { body: { email, next: "/account" } }),
    onError: (error) => reportFailure(failures.notChanged, error),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-60 text-13 text-pretty text-text-2" aria-live="polite">
        {send.isSuccess
          ? `A mail to ${email} is on its way. Its link sets a password.`
          : "Passkeys, a second factor, another address and deleting the account ask for a password."}
      </p>
      {!send.isSuccess && (
        <Button isBusy={send.isPending} onClick={() => send.mutate()}>
          Set a password
        </Button>
      )}
    </div>
  );
}
