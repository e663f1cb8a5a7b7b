import { describeFailure } from "../server/describe-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FailedState } from "../../ui/failed-state.tsx";

interface FailureCardProps {
  readonly error: unknown;
  /** The button that starts again: "Explore again". */
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** Why work on a page ended early. What was found until then stays on the page. */
export function FailureCard({ error, retryLabel, onRetry }: FailureCardProps) {
  const { title, detail, requestId } = describeFailure(error);
  return (
    <Card>
      <FailedState
        title={title}
        requestId={requestId}
        actions={
          <Button kind="solid" size="sm" onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      >
        {detail}
      </FailedState>
    </Card>
  );
}
