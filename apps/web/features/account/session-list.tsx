import { revokeOtherSessions, revokeSession, type Session } from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { LogOut, MonitorSmartphone } from "lucide-react";
import { call } from "../../shared/server/call.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { describeDate } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ListRow } from "../../ui/list-row.tsx";
import { Section } from "../../ui/section.tsx";
import { showFailureToast, showToast } from "../../ui/toast-store.ts";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { describeDevice } from "../../shared/wording/describe-device.ts";
import { ListFailed } from "./list-failed.tsx";
import { sessionListQuery } from "./session-list-query.ts";

/** Lists the browsers in which the user is signed in, with a button to sign out of each. */
export function SessionList() {
  const queryClient = useQueryClient();
  const { data: sessions, error, refetch } = useQuery(sessionListQuery);
  const settled = {
    onError: (failure: unknown) => showFailureToast(describeFailure(failure).title),
    onSettled: async () => queryClient.invalidateQueries(sessionListQuery),
  };
  const end = useMutation({
    ...settled,
    mutationFn: async (id: string) => call(revokeSession, { body: { id } }),
    onSuccess: () => showToast("Session signed out"),
  });
  const endOthers = useMutation({
    ...settled,
    mutationFn: async () => call(revokeOtherSessions, { body: {} }),
    onSuccess: () => showToast("Signed out everywhere else"),
  });
  const hasOthers = sessions?.some((session) => !session.isCurrent) === true;
  return (
    <Section
      title="Where you are signed in"
      description="Sessions end seven days after your last visit."
      actions={
        hasOthers && (
          <Button size="sm" icon={LogOut} isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      <Card>
        {error && !sessions && <ListFailed error={error} onRetry={() => void refetch()} />}
        {!sessions && !error && <WaitingLine>Loading your sessions</WaitingLine>}
        <ul>
          {sessions?.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isBusy={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { isCurrent, userAgent, address, createdAtMs, lastSeenMs } = session;
  const nowMs = useNow();
  const device = describeDevice(userAgent);
  return (
    <ListRow
      lead={<MonitorSmartphone className="text-text-3" />}
      title={device}
      detail={[`since ${describeDate(createdAtMs, nowMs)}`, address].filter(Boolean).join(", ")}
      aside={
        isCurrent ? <Badge tone="accent">This browser</Badge> : `last on ${describeDate(lastSeenMs, nowMs)}`
      }
      actions={
        !isCurrent && (
          <IconButton label={`Sign out ${device}`} icon={LogOut} isBusy={isBusy} onClick={onEnd} />
        )
      }
    />
  );
}
