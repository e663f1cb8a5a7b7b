import type { InvestigationStep } from "@askery/model";
import { Check, Circle, X } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { joinClasses } from "../../ui/join-classes.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { Investigated } from "./use-investigation.ts";

interface PlanCardProps {
  readonly investigated: Investigated;
  readonly without: readonly string[];
  readonly leaveOut: (id: string, isLeftOut: boolean) => void;
}

/** The steps of an investigation, each with its state. Steps can be left out; while it runs, it then starts again. */
export function PlanCard({ investigated, without, leaveOut }: PlanCardProps) {
  return (
    <Card aria-label="Plan">
      <h3 className="px-4 pt-3.5 pb-1 text-14 font-semibold text-text">Plan</h3>
      <ol className="pb-2">
        {investigated.steps.map((step, index) => (
          <li
            key={step.id}
            className="flex items-start gap-3 border-t border-line px-4 py-2 first:border-t-0"
          >
            <span className="figures w-5 flex-none pt-0.5 text-end text-12 text-text-3">{index + 1}</span>
            <div className={joinClasses("min-w-0 flex-1", without.includes(step.id) && "opacity-60")}>
              {step.queryCount === 0 ? (
                <Computed step={step} />
              ) : (
                <Checkbox
                  label={step.title}
                  hint={`${step.why}${verbalizeRows(step)}`}
                  checked={!without.includes(step.id)}
                  onCheckedChange={(isWanted) => leaveOut(step.id, !isWanted)}
                />
              )}
            </div>
            <StepState {...{ step, investigated }} />
          </li>
        ))}
      </ol>
    </Card>
  );
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
  return rowEstimate === null ? "" : ` One query over about ${rowEstimate.toLocaleString("en-US")} rows.`;
}

function StepState({
  step,
  investigated,
}: {
  readonly step: InvestigationStep;
  readonly investigated: Investigated;
}) {
  const result = investigated.results.find(({ id }) => id === step.id);
  const isFailed = investigated.failed.some(({ id }) => id === step.id);
  const isRunning = investigated.running.includes(step.id);
  const { icon, words } = isFailed
    ? { icon: <X className="size-3.5! text-danger" />, words: "Failed" }
    : result !== undefined
      ? {
          icon: <Check className="size-3.5! text-accent-text" />,
          words: `${result.ms.toLocaleString("en-US")} ms`,
        }
      : isRunning
        ? { icon: <Spinner />, words: "Running" }
        : { icon: <Circle className="size-3.5!" />, words: step.isLeftOut ? "Left out" : "Waiting" };
  return (
    <span className="figures flex flex-none items-center gap-1.5 pt-0.5 text-12 text-text-3">
      {icon}
      <span className="max-md:sr-only">{words}</span>
    </span>
  );
}
