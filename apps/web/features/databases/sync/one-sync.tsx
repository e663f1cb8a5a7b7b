import { getSync } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { FailurePanel } from "../../../shared/page/failure-panel.tsx";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { Card } from "../../../ui/card.tsx";
import { Section } from "../../../ui/section.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { SyncChanges } from "./sync-changes.tsx";
import { describeChanges } from "./sync-line.tsx";
import { WithheldColumns } from "./withheld-columns.tsx";

interface OneSyncProps {
  readonly databaseId: string;
  readonly syncId: string;
}

/** The result of one sync, which a notification links to. */
export function OneSync({ databaseId, syncId }: OneSyncProps) {
  const sync = useQuery(endpointQuery(getSync, { params: { databaseId, syncId } }));
  const now = useNow();
  if (sync.data === undefined) {
    return (
      <Card>
        {sync.error ? (
          <FailurePanel error={sync.error} onRetry={() => void sync.refetch()} />
        ) : (
          <WaitingLine>Loading the changes</WaitingLine>
        )}
      </Card>
    );
  }
  return (
    <Section
      title="What changed"
      description={`${describeChanges(sync.data)} Read ${describeWhen(sync.data.startedAtMs, now)}.`}
    >
      <Card className="px-1 py-3">
        <SyncChanges sync={sync.data} />
        <WithheldColumns sync={sync.data} />
      </Card>
    </Section>
  );
}
