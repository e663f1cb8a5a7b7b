import { getSignInWays, requestPasswordReset } from "@askery/api";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../shared/server/call.ts";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { setupQuery } from "../../shared/server/setup-query.ts";
import { useProviderSignIn } from "../../shared/server/use-provider-sign-in.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { failures } from "../../shared/wording/failures.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Section } from "../../ui/section.tsx";
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
        {/* Nearly every account has a password, so nothing moves when the answer comes. */}
        <div className="p-4">
          {ways?.hasPassword === false ? <NoPassword email={email} /> : <PasswordForm email={email} />}
        </div>
        {ways === undefined && error !== null && <ListFailed error={error} onRetry={() => void refetch()} />}
        {ways !== undefined && <ProviderLine connected={ways.provider} email={email} />}
      </Card>
    </Section>
  );
}

interface ProviderLineProps {
  /** The provider that signs the user in; null for none. */
  readonly connected: string | null;
  readonly email: string;
}

/** The provider that signs the user in, or the button that connects it. Nothing on servers without one. */
function ProviderLine({ connected, email }: ProviderLineProps) {
  const { data: setup } = useQuery(setupQuery);
  const connect = useProviderSignIn("/account");
  if (connected !== null) {
    return (
      <p className="p-4 text-13 text-pretty text-text-2">
        You also sign in with <b className="font-semibold text-text">{connected}</b>.
      </p>
    );
  }
  const offered = setup?.provider ?? null;
  if (offered === null) return null;
  const problem = connect.error === null ? null : describeFailure(connect.error);
  return (
    <div className="flex flex-col gap-3 p-4">
      {problem !== null && (
        <Notice tone="danger" title={problem.title}>
          {problem.detail}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-60 text-13 text-pretty text-text-2">
          {offered} can sign you in too, if it knows you as <span className="wrap-anywhere">{email}</span>.
        </p>
        <Button isBusy={connect.isPending} onClick={() => connect.mutate()}>
          Connect {offered}
        </Button>
      </div>
    </div>
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
