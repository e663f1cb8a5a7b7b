import { acceptInvitation, getInvitation, type OfferedInvitation } from "@askery/api";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../shared/server/call.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { sessionQuery } from "../../shared/server/queries.ts";
import { describeDate } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import type { PanelProps } from "./panel-context.ts";
import { PanelSwitch, SwitchLink } from "./panel-switch.tsx";

/** What an invitation is to, with a button that accepts it. Signed-out visitors sign in or up first, and come back. */
export function InvitationPanel({ search, onOpen, onJoined }: PanelProps) {
  const { token = "" } = search;
  const offered = useQuery(endpointQuery(getInvitation, { params: { token } }, 0));
  const session = useQuery(sessionQuery);
  const accept = useMutation({
    mutationFn: async () => call(acceptInvitation, { params: { token } }),
    onSuccess: ({ id }) => onJoined(id),
  });
  if (offered.isPending || session.isPending) return <WaitingLine>Opening the invitation</WaitingLine>;
  if (offered.isError) {
    const { title, detail } = describeFailure(offered.error);
    return (
      <Notice tone="danger" title={title}>
        {detail}
      </Notice>
    );
  }
  const user = session.data?.user;
  return (
    <>
      <Offer invitation={offered.data} />
      {accept.error !== null && (
        <Notice tone="danger" title={describeFailure(accept.error).title}>
          {describeFailure(accept.error).detail}
        </Notice>
      )}
      {user === undefined ? (
        <>
          <Button kind="solid" size="lg" className="w-full" onClick={() => onOpen("sign-up")}>
            Create an account
          </Button>
          <PanelSwitch question="Have one already?">
            <SwitchLink onClick={() => onOpen("sign-in")}>Sign in</SwitchLink>
          </PanelSwitch>
        </>
      ) : (
        <>
          <Button
            kind="solid"
            size="lg"
            className="w-full"
            isBusy={accept.isPending}
            onClick={() => accept.mutate()}
          >
            Join {offered.data.databaseName}
          </Button>
          <p className="text-13 text-text-3">You are signed in as {user.email}.</p>
        </>
      )}
    </>
  );
}

const abilities: Readonly<Record<OfferedInvitation["role"], string>> = {
  viewer: "As a viewer you ask questions, and see its charts and dashboards.",
  editor: "As an editor you ask questions, save charts and edit dashboards.",
  admin: "As an admin you also manage its members and settings.",
};

function Offer({ invitation }: { readonly invitation: OfferedInvitation }) {
  const { databaseName, invitedBy, role, isPersonal, expiresAtMs } = invitation;
  const nowMs = useNow();
  return (
    <p className="text-14 text-pretty text-text-2">
      <b className="font-semibold text-text">{invitedBy}</b> invites you to{" "}
      <b className="font-semibold text-text">{databaseName}</b>. {abilities[role]} The invitation works until{" "}
      {describeDate(expiresAtMs, nowMs)}
      {isPersonal && ", with the address that received it"}.
    </p>
  );
}
