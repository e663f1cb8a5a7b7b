import type { Database } from "@askery/api";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { LayoutDashboard, MessageSquareText, Pause, RotateCw, Search, Square } from "lucide-react";
import { RunningStatus } from "../../shared/page/running-status.tsx";
import { useSaveAsDashboard } from "../../shared/library/use-save-as-dashboard.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { countOf } from "../../shared/wording/count-of.ts";
import { failures } from "../../shared/wording/failures.ts";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import type { Inquiry } from "../../shared/address/investigation-address.ts";
import type { ChosenSteps, Investigated } from "./use-investigation.ts";
import { useSaveInvestigation } from "./use-save-investigation.ts";

interface InvestigationStatusProps {
  readonly database: Database;
  readonly inquiry: Inquiry;
  readonly chosen: ChosenSteps;
  readonly investigated: Investigated;
  /** When it starts by itself; null if it does not. */
  readonly secondsLeft: number | null;
  /** Keeps it from starting by itself. */
  readonly hold: () => void;
  readonly stop: () => void;
  readonly start: () => void;
}

/** The question, what is investigated, how far it is, and what can be done with the whole. */
export function InvestigationStatus({
  investigated,
  secondsLeft,
  hold,
  stop,
  start,
  ...saving
}: InvestigationStatusProps) {
  const { status, steps, title } = investigated;
  const wanted = steps.filter(({ id }) => !saving.chosen.without.includes(id));
  const doneCount = investigated.results.length + investigated.failed.length;
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="page-title text-pretty first-letter:uppercase">
          {saving.inquiry.followUps.at(-1) ?? saving.inquiry.question}
        </h2>
        <p className="mt-1 text-13 text-text-2">{title}</p>
        <RunningStatus
          className="figures mt-0.5 block text-13 text-text-3"
          isRunning={status === "running"}
          running="The steps run. The report comes at their end."
        >
          {describeProgress(investigated, { doneCount, count: wanted.length })}
        </RunningStatus>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {secondsLeft !== null && (
          <>
            <span className="figures px-2 text-13 text-text-3">Starts in {secondsLeft} s</span>
            <Button icon={Pause} onClick={hold}>
              Wait
            </Button>
          </>
        )}
        {status === "planned" && (
          <Button kind="solid" icon={Search} onClick={start}>
            Investigate
          </Button>
        )}
        {status === "running" && (
          <Button size="sm" icon={Square} onClick={stop}>
            Stop
          </Button>
        )}
        {(status === "ended" || status === "stopped") && (
          <Button kind="ghost" size="sm" icon={RotateCw} onClick={start}>
            {investigated.failed.length > 0 ? "Try again" : "Investigate again"}
          </Button>
        )}
        {status === "ended" && <SaveButtons {...saving} />}
      </div>
      {status === "running" && wanted.length > 0 && (
        <div className="w-full">
          <ProgressBar label="Steps that have finished" share={doneCount / wanted.length} />
        </div>
      )}
    </header>
  );
}

function describeProgress(
  { status, ms }: Investigated,
  { doneCount, count }: { readonly doneCount: number; readonly count: number },
): string {
  switch (status) {
    case "planning":
      return "Making a plan";
    case "planned":
      return `${countOf(count, "step")} planned. Take out what you do not need, or add to it.`;
    case "running":
      return count === 0 ? "Making a plan" : `${doneCount} of ${countOf(count, "step")} finished`;
    case "ended":
      return `${countOf(count, "step")} in ${(ms / 1000).toFixed(1)} s`;
    case "stopped":
      return count === 0
        ? "Stopped before there was a plan. Nothing was run."
        : `Stopped after ${doneCount} of ${countOf(count, "step")}. What they found stays.`;
    case "failed":
      return count === 0 ? "Nothing was run" : `Ended after ${doneCount} of ${countOf(count, "step")}`;
    case "refused":
      return "Nothing was run";
  }
}

function SaveButtons(props: Pick<InvestigationStatusProps, "database" | "inquiry" | "chosen">) {
  const navigate = useNavigate();
  const { save, saveAsDashboard } = useSaveInvestigation(props);
  const conversation = useMutation({
    mutationFn: save,
    onSuccess: (id) => void navigate({ to: "/reports/$id", params: { id }, search: {} }),
    onError: (error) => reportFailure(failures.reportNotSaved, error),
  });
  const dashboard = useSaveAsDashboard(saveAsDashboard);
  return (
    <>
      <Button
        size="sm"
        icon={LayoutDashboard}
        isBusy={dashboard.isPending}
        onClick={() => dashboard.mutate()}
      >
        Save as dashboard
      </Button>
      <Button
        kind="solid"
        size="sm"
        icon={MessageSquareText}
        isBusy={conversation.isPending}
        onClick={() => conversation.mutate()}
      >
        Save report
      </Button>
    </>
  );
}
