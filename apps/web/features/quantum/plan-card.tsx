import type { InvestigationStep } from "@askery/model";
import { Check, ChevronDown, Circle, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { joinClasses } from "../../ui/join-classes.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { AddStepMenu } from "./add-step-menu.tsx";
import { ChangePeriod } from "./change-period.tsx";
import { describeDuration, estimateMs, estimateRestMs } from "./estimate-time.ts";
import type { ChosenSteps, Investigated } from "./use-investigation.ts";
import { writeCount } from "../../shared/wording/own-formats.ts";

interface PlanCardProps {
  readonly investigated: Investigated;
  readonly chosen: ChosenSteps;
  readonly onChoose: (chosen: ChosenSteps) => void;
  readonly onChangePeriod: (words: string) => void;
  /** Called when somebody is about to change the plan. */
  readonly onTouch: () => void;
}

/**
 * The steps of an investigation, each with its state, and how long they take. Steps can be taken out and added before it
 * starts, and while it runs if they have not started.
 */
export function PlanCard({ investigated, chosen, onChoose, onChangePeriod, onTouch }: PlanCardProps) {
  const { steps, offers, status } = investigated;
  const { without, added } = chosen;
  const [isWhole, setIsWhole] = useState(false);
  const isOpen = isWhole || status !== "ended" || steps.length <= longPlan;
  const leaveOut = (id: string, isLeftOut: boolean) =>
    onChoose({ added, without: isLeftOut ? [...without, id] : without.filter((one) => one !== id) });
  return (
    <Card aria-label="Plan" onFocusCapture={onTouch} onPointerDownCapture={onTouch}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-2.5 pb-1.5">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="text-14 font-semibold text-text">Plan</h3>
          <p className="figures text-12 text-text-3">{describeCost(investigated, without)}</p>
        </div>
        <div className="-mx-2 flex flex-wrap items-center">
          <ChangePeriod onChange={onChangePeriod} />
          <AddStepMenu
            offers={offers.filter(({ id }) => !steps.some((step) => step.id === id))}
            onAdd={(id) => onChoose({ without, added: [...added, id] })}
          />
        </div>
      </header>
      <ol className="pb-2">
        {steps.slice(0, isOpen ? steps.length : shortPlan).map((step, index) => (
          <li key={step.id} className="flex items-start gap-3 border-t border-line px-4 py-2">
            <span className="figures w-5 flex-none pt-0.5 text-end text-12 text-text-3">{index + 1}</span>
            <div className={joinClasses("min-w-0 flex-1", without.includes(step.id) && "opacity-60")}>
              {step.queryCount === 0 ? (
                <Computed step={step} />
              ) : (
                <Checkbox
                  label={step.title}
                  hint={`${step.why}${verbalizeRows(step)}`}
                  checked={!without.includes(step.id)}
                  isDisabled={status === "running" && hasStarted(step, investigated)}
                  onCheckedChange={(isWanted) => leaveOut(step.id, !isWanted)}
                />
              )}
            </div>
            <StepState {...{ step, investigated }} isLeftOut={without.includes(step.id)} />
          </li>
        ))}
      </ol>
      {!isOpen && (
        <div className="border-t border-line p-2">
          <Button kind="ghost" size="sm" icon={ChevronDown} onClick={() => setIsWhole(true)}>
            Show all {steps.length} steps
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Of a longer plan that has ended, only its start is shown at first: its results are what people came for. */
const longPlan = 16;
const shortPlan = 6;

/** The number of queries, and how long they take or the rest of them. */
function describeCost({ steps, results, failed, status }: Investigated, without: readonly string[]): string {
  const wanted = steps.filter(({ id }) => !without.includes(id));
  const queries = wanted.reduce((sum, { queryCount }) => sum + queryCount, 0);
  const count = queries === 1 ? "1 query" : `${writeCount(queries)} queries`;
  if (status === "running") {
    const rest = wanted.length - results.length - failed.length;
    const restMs =
      rest > 0
        ? estimateRestMs(
            results.map(({ ms }) => ms),
            rest,
          )
        : null;
    return restMs === null ? count : `${count}, ${describeDuration(restMs)} left`;
  }
  return status === "planned" ? `${count}, ${describeDuration(estimateMs(wanted))} in all` : count;
}

function hasStarted({ id }: InvestigationStep, { running, results, failed }: Investigated): boolean {
  return running.includes(id) || results.some((one) => one.id === id) || failed.some((one) => one.id === id);
}

/** A step that needs the results of others, and no query. */
function Computed({ step: { title, why } }: { readonly step: InvestigationStep }) {
  return (
    <div className="ps-6 text-14 text-text">
      {title}
      <p className="text-12 text-pretty text-text-3">{why}</p>
    </div>
  );
}

function verbalizeRows({ rowEstimate }: InvestigationStep): string {
  if (rowEstimate === null) return "";
  return rowEstimate === 1
    ? " One query over one row."
    : ` One query over about ${writeCount(rowEstimate)} rows.`;
}

/** Whether steps that have not started wait for nothing. */
function isOver({ status }: Investigated): boolean {
  return status === "stopped" || status === "failed" || status === "ended";
}

interface StepStateProps {
  readonly step: InvestigationStep;
  readonly investigated: Investigated;
  readonly isLeftOut: boolean;
}

function StepState({ step, investigated, isLeftOut }: StepStateProps) {
  const result = investigated.results.find(({ id }) => id === step.id);
  const isFailed = investigated.failed.some(({ id }) => id === step.id);
  const isRunning = investigated.running.includes(step.id);
  const { icon, words } = isFailed
    ? { icon: <X className="size-3.5! text-danger" />, words: "Failed" }
    : result !== undefined
      ? {
          icon: <Check className="size-3.5! text-accent-text" />,
          words: `${writeCount(result.ms)} ms`,
        }
      : isRunning && !isLeftOut
        ? { icon: <Spinner />, words: "Running" }
        : {
            icon: <Circle className="size-3.5!" />,
            words: isLeftOut ? "Left out" : isOver(investigated) ? "Not run" : "Waiting",
          };
  return (
    <span className="figures flex flex-none items-center gap-1.5 pt-0.5 text-12 text-text-3">
      {icon}
      <span className="max-md:sr-only">{words}</span>
    </span>
  );
}
