import { describeFailure } from "../../shared/server/describe-failure.ts";
import { Button } from "../../ui/button.tsx";
import { FailedState } from "../../ui/failed-state.tsx";

interface ListFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Replaces a list of the account that failed to load: the cause, the fix, and a retry button. */
export function ListFailed({ error, onRetry }: ListFailedProps) {
  const { title, detail, requestId } = describeFailure(error);
  return (
    <FailedState title={title} requestId={requestId} actions={<Button onClick={onRetry}>Try again</Button>}>
      {detail}
    </FailedState>
  );
}
