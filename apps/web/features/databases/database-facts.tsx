import {
  getReadiness,
  getSyncStatus,
  getUsage,
  listTables,
  type Database,
  type SyncStatus,
} from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { joinClasses } from "../../ui/join-classes.ts";
import { Late } from "../../ui/late.tsx";
import { ProgressRing } from "../../ui/progress-ring.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { writeCount } from "../../shared/wording/own-formats.ts";

/** A database's size, latest sync, readiness and usage. */
export function DatabaseFacts({ database }: { readonly database: Database }) {
  const { id, kind } = database;
  const inDatabase = { params: { databaseId: id } };
  const status = useQuery(endpointQuery(getSyncStatus, inDatabase));
  const readiness = useQuery(endpointQuery(getReadiness, inDatabase));
  const usage = useQuery(endpointQuery(getUsage, inDatabase));
  const tables = useTableCount(database, status.data);
  const now = useNow();
  const score = readiness.data?.score;
  return (
    <dl className="flex flex-none gap-x-2 max-lg:grid max-lg:w-full max-lg:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] max-lg:gap-y-2 max-lg:ps-13">
      <Fact term="Tables" isLoading={status.isPending || tables.isLoading}>
        {tables.count}
      </Fact>
      <Fact term="Read" isLoading={status.isPending} className="lg:w-28">
        {kind === "sample" ? "always current" : status.data && describeReading(status.data, now)}
      </Fact>
      <Fact term="People" isLoading={usage.isPending}>
        {usage.data?.members.used}
      </Fact>
      <Fact term="Questions this month" isLoading={usage.isPending} className="lg:w-36">
        {usage.data && writeCount(usage.data.questions.used)}
      </Fact>
      <Fact term="Readiness" isLoading={readiness.isPending} className="lg:w-24">
        {score !== undefined && (
          <span className="flex items-center gap-2">
            <ProgressRing label="Readiness" share={score / 100} size={16} />
            {score} of 100
          </span>
        )}
      </Fact>
    </dl>
  );
}

/** The number of tables of the latest sync; the sample is never synced, so its list is counted. */
function useTableCount(
  { id: databaseId, kind }: Database,
  status: SyncStatus | undefined,
): { readonly count: number | undefined; readonly isLoading: boolean } {
  const list = useQuery({
    ...endpointQuery(listTables, { params: { databaseId }, query: { limit: maxListed } }),
    enabled: kind === "sample",
  });
  return { count: status?.tableCount ?? list.data?.items.length, isLoading: list.isLoading };
}

/** More than the sample's number of tables. */
const maxListed = 100;

function describeReading({ runningId, readAtMs }: SyncStatus, now: number): string {
  if (runningId !== null) return "being read";
  return readAtMs === null ? "not yet" : describeWhen(readAtMs, now);
}

interface FactProps {
  readonly term: string;
  /** Default: wide enough for a short number. */
  readonly className?: string;
  readonly isLoading: boolean;
  /** A dash if unknown. */
  readonly children: ReactNode;
}

function Fact({ term, className = "lg:w-16", isLoading, children }: FactProps) {
  const isKnown = children !== undefined && children !== null && children !== false;
  return (
    <div className={joinClasses("flex flex-col-reverse justify-end", className)}>
      <dt className="text-11 whitespace-nowrap text-text-3">{term}</dt>
      <dd className="figures min-h-5 whitespace-nowrap text-text-2">
        {isKnown ? children : isLoading ? <Reading /> : "–"}
      </dd>
    </div>
  );
}

/** A fact that is not known yet: the sample is read when it is first viewed, which can take seconds. */
function Reading() {
  return (
    <span className="flex min-h-5 items-center text-text-3">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Late>
        <Spinner />
      </Late>
    </span>
  );
}
