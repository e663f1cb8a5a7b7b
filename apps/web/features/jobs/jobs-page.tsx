import { cancelJob, listJobs, runJobNow, type Job } from "@askery/api";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PagedList } from "../../shared/list/paged-list.tsx";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { OnlyForOwner } from "../../shared/page/only-for-owner.tsx";
import { Page } from "../../shared/page/page.tsx";
import { call } from "../../shared/server/call.ts";
import { endpointPages, queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { sessionQuery } from "../../shared/server/queries.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { JobRow } from "./job-row.tsx";
import { failures } from "../../shared/wording/failures.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";

type StateFilter = "all" | "waiting" | "running" | "failed" | "done";

const filters = [
  { value: "all", label: "All" },
  { value: "waiting", label: "Waiting" },
  { value: "running", label: "Running" },
  { value: "failed", label: "Failed" },
  { value: "done", label: "Done" },
] as const;

/** The background jobs of the server, for its owner. */
export function JobsPage() {
  const session = useQuery(sessionQuery);
  return (
    <Page title="Background jobs">
      <div className="page-column">
        {session.data?.isServerOwner === false ? <OnlyForOwner sight="background jobs" /> : <Jobs />}
      </div>
    </Page>
  );
}

/** How often the list is refreshed while it is visible. */
const refreshMs = 5_000;

function Jobs() {
  const [filter, setFilter] = useState<StateFilter>("all");
  const list = useInfiniteQuery({
    ...endpointPages(listJobs, { params: {}, query: filter === "all" ? {} : { state: filter } }, 0),
    refetchInterval: refreshMs,
  });
  const cancel = useJobChange(cancelJob, failures.jobNotCanceled);
  const run = useJobChange(runJobNow, failures.jobNotStarted);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <Segmented label="State" segments={filters} value={filter} onValueChange={setFilter} />
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/audit">Audit log of the server</LinkButton>
          <LinkButton to="/server">Server</LinkButton>
        </div>
      </div>
      <PagedList
        query={list}
        label="Jobs"
        keyOf={({ id }) => id}
        renderRow={(job) => (
          <JobRow
            job={job}
            isBusy={isPendingOf(cancel, job) || isPendingOf(run, job)}
            onCancel={() => cancel.mutate(job)}
            onRun={() => run.mutate(job)}
          />
        )}
        empty={
          <EmptyState title={filter === "all" ? "No jobs" : `No ${filter} jobs`} drawing="rows">
            Syncs, deletions from the trash and other work in the background appear here.
          </EmptyState>
        }
      />
    </>
  );
}

/** Both endpoints have the same types. */
type JobChange = typeof cancelJob;

function useJobChange(endpoint: JobChange, failure: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Job) => call(endpoint, { params: { jobId: id } }),
    onError: (error) => reportFailure(failure, error),
    onSettled: async () => client.invalidateQueries({ queryKey: queryKeyOf(listJobs) }),
  });
}

function isPendingOf(
  change: { readonly isPending: boolean; readonly variables: Job | undefined },
  { id }: Job,
): boolean {
  return change.isPending && change.variables?.id === id;
}
