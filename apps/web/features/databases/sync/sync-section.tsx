import {
  getSyncStatus,
  listSyncs,
  setSyncSchedule,
  type DatabaseDetail,
  type Sync,
  type SyncSchedule,
} from "@askery/api";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { call } from "../../../shared/server/call.ts";
import { countOf } from "../../../shared/wording/count-of.ts";
import { usePlanLimits } from "../../../shared/plans/use-plan-limits.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { Section } from "../../../ui/section.tsx";
import { Select } from "../../../ui/select.tsx";
import { showUndoToast } from "../../../ui/toast-store.ts";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { canConnect, canEdit } from "../settings/database-words.ts";
import { endpointPages, queryKeyOf } from "../../../shared/server/endpoint-query.ts";
import { useOpenSync } from "./sync-context.ts";
import { SyncChanges } from "./sync-changes.tsx";
import { describeChanges } from "./sync-line.tsx";
import { WithheldColumns } from "./withheld-columns.tsx";
import { failures } from "../../../shared/wording/failures.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";

const syncsAtOnce = 10;

interface SyncSectionProps {
  readonly database: Pick<DatabaseDetail, "id" | "role" | "kind" | "plan">;
}

/** The sync schedule, and a list of syncs with their changes. */
export function SyncSection({ database: { id: databaseId, role, kind, plan } }: SyncSectionProps) {
  // Files change only by uploads, so they have no schedule.
  const hasSchedule = kind !== "file";
  const sync = useOpenSync();
  const { hasSchemaWarnings } = usePlanLimits(plan);
  const list = useInfiniteQuery(
    endpointPages(listSyncs, { params: { databaseId }, query: { limit: syncsAtOnce } }),
  );
  const syncs = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Section
      title="Reading the tables"
      description="Askery uses names, types, keys and sample values to understand questions."
      actions={
        canEdit(role) && (
          <Button icon={RefreshCw} size="sm" isBusy={sync.isStarting || sync.isRunning} onClick={sync.start}>
            Read again
          </Button>
        )
      }
    >
      {hasSchedule && sync.status !== null && (
        <Schedule
          databaseId={databaseId}
          schedule={sync.status.schedule}
          nextAtMs={sync.status.nextAtMs}
          canChange={canConnect(role)}
        />
      )}
      <Card>
        {list.isPending && <WaitingLine>Loading the sync history</WaitingLine>}
        {list.error && syncs.length === 0 && (
          <p role="alert" className="p-4 text-danger">
            {describeFailure(list.error).title}
          </p>
        )}
        {list.data !== undefined && syncs.length === 0 && (
          <p className="p-4 text-text-3">The tables have not been read yet.</p>
        )}
        <ul aria-label="Sync history" className="divide-y divide-line">
          {syncs.map((one) => (
            <SyncRow key={one.id} sync={one} />
          ))}
        </ul>
        <LoadMore
          shown={syncs.length}
          hasMore={list.hasNextPage}
          isBusy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      </Card>
      <p className="text-12 text-text-3">
        {hasSchemaWarnings
          ? "When a change affects saved charts, everybody who can edit them is notified."
          : "On Pro and above, everybody who can edit charts is notified when a change affects some."}
      </p>
    </Section>
  );
}

const looks: Readonly<Record<Sync["state"], { readonly tone: Tone; readonly label: string }>> = {
  running: { tone: "accent", label: "Running" },
  done: { tone: "success", label: "Done" },
  stopped: { tone: "plain", label: "Stopped" },
  failed: { tone: "danger", label: "Failed" },
};

function SyncRow({ sync }: { readonly sync: Sync }) {
  const now = useNow();
  const { tone, label } = looks[sync.state];
  const by = sync.startedBy === null ? "by schedule" : `by ${sync.startedBy.name}`;
  return (
    <li className="px-4 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <Badge tone={tone} isBusy={sync.state === "running"}>
          {label}
        </Badge>
        <p className="min-w-0 flex-1 max-sm:min-w-40">{describeOutcome(sync)}</p>
        <p className="figures text-12 text-text-3 max-sm:w-full">
          {describeWhen(sync.startedAtMs, now)} {by}
        </p>
      </div>
      <WithheldColumns sync={sync} />
      {sync.changes.length > 0 && (
        <details className="mt-1.5">
          <summary className="w-fit rounded-1 text-12 text-text-2 hover:text-text max-md:py-2">
            What changed{sync.affectedCharts.length > 0 && ", and the charts that it affects"}
          </summary>
          <SyncChanges sync={sync} />
        </details>
      )}
    </li>
  );
}

function describeOutcome(sync: Sync): string {
  const { state, tableCount, failure } = sync;
  if (failure !== null) return `${failure.message} ${failure.fix}`;
  if (state === "done") return `${countOf(tableCount ?? 0, "table")}. ${describeChanges(sync)}`;
  return state === "stopped" ? "The earlier schema stays in use." : "";
}

interface ScheduleProps {
  readonly databaseId: string;
  readonly schedule: SyncSchedule;
  readonly nextAtMs: number | null;
  readonly canChange: boolean;
}

const schedules = [
  { value: "off", label: "Manually" },
  { value: "daily", label: "Every day" },
  { value: "hourly", label: "Every hour" },
] as const;

function Schedule({ databaseId, schedule, nextAtMs, canChange }: ScheduleProps) {
  const client = useQueryClient();
  const set = useMutation({
    mutationFn: async (next: SyncSchedule) =>
      call(setSyncSchedule, { params: { databaseId }, body: { schedule: next } }),
    onSuccess: (status) => client.setQueryData(queryKeyOf(getSyncStatus, { databaseId }), status),
    onError: (error) => reportFailure(failures.scheduleNotChanged, error),
  });
  const choose = (next: SyncSchedule) =>
    set.mutate(next, { onSuccess: () => showUndoToast("Schedule saved", () => set.mutate(schedule)) });
  return (
    <div className="max-w-64 max-md:max-w-full">
      <Select
        label="Read them"
        value={set.isPending ? set.variables : schedule}
        options={schedules}
        onValueChange={choose}
        isDisabled={!canChange}
        hint={nextAtMs === null ? undefined : `Next at ${describeMoment(nextAtMs)}.`}
      />
    </div>
  );
}

function describeMoment(ms: number): string {
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(ms);
}
