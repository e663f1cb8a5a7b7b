import type { ReactNode } from "react";
import { describeFailure } from "../server/describe-failure.ts";
import { Button } from "../../ui/button.tsx";
import { FailedState } from "../../ui/failed-state.tsx";

interface FailurePanelProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Ways to other pages. Default: none. */
  readonly waysOut?: ReactNode;
}

/** Replaces a page that failed to load: the cause, the fix, and a retry button. */
export function FailurePanel({ error, onRetry, waysOut }: FailurePanelProps) {
  const { title, detail, requestId } = describeFailure(error);
  return (
    <div className="page-column">
      <FailedState
        title={title}
        {...(requestId !== "" && { requestId })}
        actions={
          <>
            <Button kind="solid" onClick={onRetry}>
              Try again
            </Button>
            {waysOut}
          </>
        }
      >
        {detail}
      </FailedState>
    </div>
  );
}
