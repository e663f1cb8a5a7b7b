import { listInvitations, revokeInvitation, type Invitation } from "@askery/api";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Link2, Mail, X } from "lucide-react";
import { call } from "../../../shared/server/call.ts";
import { endpointPages, invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { countOf } from "../../../shared/wording/count-of.ts";
import { describeDate } from "../../../shared/wording/describe-when.ts";
import { failures } from "../../../shared/wording/failures.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ListRow } from "../../../ui/list-row.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { Section } from "../../../ui/section.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { nameRole } from "./role-words.ts";

/** The open invitations of a database. Renders nothing if there are none. */
export function InvitationList({ databaseId }: { readonly databaseId: string }) {
  const client = useQueryClient();
  const list = useInfiniteQuery(endpointPages(listInvitations, { params: { databaseId }, query: {} }));
  const revoke = useMutation({
    mutationFn: async (invitationId: string) =>
      call(revokeInvitation, { params: { databaseId, invitationId } }),
    onSuccess: () => {
      showToast("Invitation revoked");
      return invalidateAll(client, [listInvitations], { databaseId });
    },
    onError: (error) => reportFailure(failures.notRemoved, error),
  });
  const invitations = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (invitations.length === 0) return null;
  return (
    <Section title="Invitations" description="They end when they are used up, expire or are revoked.">
      <Card>
        <ul aria-label="Invitations">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              isBusy={revoke.isPending && revoke.variables === invitation.id}
              onRevoke={() => revoke.mutate(invitation.id)}
            />
          ))}
        </ul>
        <LoadMore
          shown={invitations.length}
          hasMore={list.hasNextPage}
          isBusy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      </Card>
    </Section>
  );
}

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly isBusy: boolean;
  readonly onRevoke: () => void;
}

function InvitationRow({ invitation, isBusy, onRevoke }: InvitationRowProps) {
  const { email, role, invitedBy, useCount, maxUses, expiresAtMs } = invitation;
  const nowMs = useNow();
  const title = email ?? "Link for anyone";
  const uses = maxUses === null ? `used ${countOf(useCount, "time")}` : `used ${useCount} of ${maxUses}`;
  const Icon = email === null ? Link2 : Mail;
  return (
    <ListRow
      lead={<Icon className="text-text-3" />}
      title={title}
      detail={[
        `from ${invitedBy.name}`,
        ...(email === null ? [uses] : []),
        `works until ${describeDate(expiresAtMs, nowMs)}`,
      ].join(", ")}
      aside={<Badge>{nameRole(role)}</Badge>}
      actions={<IconButton label={`Revoke ${title}`} icon={X} isBusy={isBusy} onClick={onRevoke} />}
    />
  );
}
