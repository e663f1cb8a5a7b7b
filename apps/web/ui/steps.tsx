import { Check, Circle, Square, X } from "lucide-react";
import { Button } from "./button.tsx";
import { joinClasses } from "./join-classes.ts";
import { Spinner } from "./spinner.tsx";

export type StepState = "done" | "running" | "waiting" | "failed";

export interface Step {
  /** "Read 5 words", "Running". */
  readonly label: string;
  readonly state: StepState;
  /** "1 ms"; while running "4.2 s, 31,000 rows". */
  readonly detail?: string;
}

const icons = {
  done: <Check className="size-3.5 text-accent-text" />,
  running: (
    <span className="text-accent-text">
      <Spinner />
    </span>
  ),
  waiting: <Circle className="size-3.5" />,
  failed: <X className="size-3.5 text-danger" />,
} satisfies Readonly<Record<StepState, unknown>>;

const colors: Readonly<Record<StepState, string>> = {
  done: "text-text-2",
  running: "font-medium text-text",
  waiting: "text-text-3",
  failed: "font-medium text-text",
};

const spoken: Readonly<Record<StepState, string>> = {
  done: "done",
  running: "running",
  waiting: "waiting",
  failed: "failed",
};

interface StepsProps {
  readonly steps: readonly Step[];
  /** What is being worked on: the question. */
  readonly title: string;
  /** Stops the work at its source, not only the display. Without it, there is no Stop button. */
  readonly onStop?: (() => void) | undefined;
  readonly isStopping?: boolean;
}

/** Work that takes longer than 300 ms: finished, running and upcoming steps, and a Stop button. */
export function Steps({ steps, title, onStop, isStopping = false }: StepsProps) {
  const running = steps.find((step) => step.state === "running");
  return (
    <div className="p-4">
      <div className="mb-1.5 flex items-start gap-3">
        <h2 className="min-w-0 flex-1 text-18 text-text">{title}</h2>
        {onStop !== undefined && (
          <Button size="sm" icon={Square} isBusy={isStopping} onClick={onStop}>
            Stop
          </Button>
        )}
      </div>
      <ol>
        {steps.map((step) => (
          <li
            key={step.label}
            className={joinClasses("flex min-h-row items-center gap-2.5 text-13", colors[step.state])}
          >
            {icons[step.state]}
            <span className="min-w-0 flex-1">
              {step.label}
              <span className="sr-only"> ({spoken[step.state]})</span>
            </span>
            {step.detail !== undefined && (
              <span className="figures text-12 font-normal text-text-3">{step.detail}</span>
            )}
          </li>
        ))}
      </ol>
      <output className="sr-only">{running?.label}</output>
    </div>
  );
}
