import { listTestRuns, type TestRun } from "@askery/api";
import type { Output } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { FailurePanel } from "../../../shared/page/failure-panel.tsx";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { useLocale } from "../../../shared/database/use-locale.ts";
import { CheckLine } from "../../../shared/trust/check-line.tsx";
import { DifferenceView } from "../../../shared/trust/difference-view.tsx";
import { describeCause } from "../../../shared/trust/test-words.ts";
import { describeWhen } from "../../../shared/wording/describe-when.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { TestStateBadge } from "./test-state-badge.tsx";

interface TestRunsProps {
  readonly databaseId: string;
  readonly testId: string;
}

/** The latest runs of a test, with what each has found. */
export function TestRuns({ databaseId, testId }: TestRunsProps) {
  const list = useQuery(endpointQuery(listTestRuns, { params: { databaseId, testId } }, 0));
  const locale = useLocale(databaseId);
  if (list.isPending) return <WaitingLine>Loading the history</WaitingLine>;
  if (list.data === undefined) {
    return <FailurePanel error={list.error} onRetry={() => void list.refetch()} />;
  }
  const outputs = new Map(list.data.columns.map(({ name, output }) => [name, output]));
  return (
    <ul aria-label="Runs" className="flex flex-col gap-3">
      {list.data.runs.map((run) => (
        <Run key={run.id} {...{ run, outputs, locale }} />
      ))}
    </ul>
  );
}

interface RunProps {
  readonly run: TestRun;
  readonly outputs: ReadonlyMap<string, Output>;
  readonly locale: string;
}

function Run({ run, outputs, locale }: RunProps) {
  const now = useNow();
  const { state, ranAtMs, outcome } = run;
  return (
    <li className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-2 text-12 text-text-3">
        <TestStateBadge state={state} />
        <span>{describeWhen(ranAtMs, now)}</span>
        <span>{describeCause(run)}</span>
        {outcome.kind === "compared" && !outcome.isSameSql && <span>with other SQL</span>}
      </p>
      {outcome.kind === "broken" && <CheckLine isGood={false}>{outcome.because}</CheckLine>}
      {outcome.kind === "compared" && state === "failed" && (
        <DifferenceView
          difference={outcome.difference}
          isTruncated={outcome.isTruncated}
          {...{ outputs, locale }}
        />
      )}
    </li>
  );
}
