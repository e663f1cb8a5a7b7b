import type { FailedFinding } from "@askery/model";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { ExplorationFailure } from "./use-exploration.ts";

interface ExplorationFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why an exploration ended early. What was found until then stays. */
export function ExplorationFailed({ error, onRetry }: ExplorationFailedProps) {
  const { title, detail, requestId } =
    error instanceof ExplorationFailure
      ? { title: error.failure.message, detail: error.failure.fix, requestId: undefined }
      : describeFailure(error);
  return (
    <Card>
      <FailedState
        title={title}
        requestId={requestId}
        actions={
          <Button kind="solid" size="sm" onClick={onRetry}>
            Explore again
          </Button>
        }
      >
        {detail}
      </FailedState>
    </Card>
  );
}

/** The queries that failed while the others went on. */
export function FailedQueries({ failed }: { readonly failed: readonly FailedFinding[] }) {
  return (
    <details className="rounded-4 bg-surface px-4 py-3 text-13 text-text-2 shadow-2">
      <summary className="cursor-pointer font-medium text-text">
        {failed.length === 1 ? "1 query" : `${failed.length} queries`} failed
      </summary>
      <ul className="mt-2 flex flex-col gap-2">
        {failed.map(({ id, words, message, fix }) => (
          <li key={id}>
            <span className="font-medium text-text">{words}</span>: {message} {fix}
          </li>
        ))}
      </ul>
    </details>
  );
}
