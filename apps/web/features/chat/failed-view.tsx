import type { Failure, Turn } from "@askery/api";
import { RotateCcw } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FailedState } from "../../ui/failed-state.tsx";

interface AgainProps {
  readonly onAskAgain: () => void;
  readonly isAsking: boolean;
}

/** A failed question: the cause, the fix, and a retry button. */
export function FailedView({ failure, onAskAgain, isAsking }: AgainProps & { readonly failure: Failure }) {
  return (
    <Card>
      <FailedState
        title={failure.message}
        actions={
          <Button kind="solid" size="sm" isBusy={isAsking} onClick={onAskAgain}>
            Ask again
          </Button>
        }
      >
        {failure.fix}
      </FailedState>
    </Card>
  );
}

type StoppedBy = Extract<Turn["state"], { readonly kind: "stopped" }>["by"];

interface StoppedViewProps extends AgainProps {
  readonly by: StoppedBy;
}

/** A question that was stopped, and why. */
export function StoppedView({ by, onAskAgain, isAsking }: StoppedViewProps) {
  return (
    <Card className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <p className="min-w-0 flex-1 text-text-2">
        <b className="font-semibold text-text">{by === undefined ? "Stopped." : "Not answered yet."}</b>{" "}
        {endings[by ?? "person"]}
      </p>
      <Button size="sm" icon={RotateCcw} isBusy={isAsking} onClick={onAskAgain}>
        Ask again
      </Button>
    </Card>
  );
}

const endings = {
  person: "Nothing is running in the database.",
  leaving: "Its page was closed before the answer came, so the query was ended.",
  server: "The server was stopped before the answer came.",
} as const;
