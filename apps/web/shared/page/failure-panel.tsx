import { describeFailure } from "../server/describe-failure.ts";
import { Button } from "../../ui/button.tsx";
import { FailedState } from "../../ui/failed-state.tsx";

interface FailurePanelProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What a page shows in place of what it could not get: the cause, the way out, and another try. */
export function FailurePanel({ error, onRetry }: FailurePanelProps) {
  const { title, detail, requestId } = describeFailure(error);
  return (
    <div className="page-column">
      <FailedState
        title={title}
        {...(requestId !== "" && { requestId })}
        actions={
          <Button kind="solid" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {detail}
      </FailedState>
    </div>
  );
}
