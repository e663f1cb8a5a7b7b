import { countOf } from "../../shared/wording/count-of.ts";
import { Button } from "../../ui/button.tsx";

interface WaitingQuestionsProps {
  readonly questions: readonly string[];
  /** Whether they wait for the user, because the question before was stopped or failed. */
  readonly isPaused: boolean;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

/** The questions that are asked when the one before is answered. */
export function WaitingQuestions({ questions, isPaused, onContinue, onDiscard }: WaitingQuestionsProps) {
  const [next, ...others] = questions;
  if (next === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 border-b border-line px-4 py-1.5 text-12 text-text-3">
      <p className="min-w-0 flex-1 truncate">
        {isPaused ? "Waiting: " : "Next: "}
        <span className="text-text-2">{next}</span>
        {others.length > 0 && ` and ${countOf(others.length, "more question")}`}
      </p>
      {isPaused && (
        <Button kind="accent" size="sm" onClick={onContinue}>
          Continue
        </Button>
      )}
      <Button kind="ghost" size="sm" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
