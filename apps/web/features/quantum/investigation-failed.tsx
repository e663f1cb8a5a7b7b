import { Link } from "@tanstack/react-router";
import { ArrowUpRight } from "lucide-react";
import type { InvestigationEvent } from "@askery/model";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { InvestigationFailure } from "./use-investigation.ts";

interface InvestigationFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why an investigation ended early. What its steps found until then stays. */
export function InvestigationFailed({ error, onRetry }: InvestigationFailedProps) {
  const { title, detail, requestId } =
    error instanceof InvestigationFailure
      ? { title: error.failure.message, detail: error.failure.fix, requestId: undefined }
      : describeFailure(error);
  return (
    <Card>
      <FailedState
        title={title}
        requestId={requestId}
        actions={
          <Button kind="solid" size="sm" onClick={onRetry}>
            Investigate again
          </Button>
        }
      >
        {detail}
      </FailedState>
    </Card>
  );
}

interface InvestigationRefusedProps {
  readonly refusal: Extract<InvestigationEvent, { kind: "refused" }>;
}

/** Why a question cannot be investigated, and questions that can. */
export function InvestigationRefused({ refusal: { message, fix, questions } }: InvestigationRefusedProps) {
  return (
    <Card aria-label="Why this cannot be investigated" className="flex flex-col gap-2 p-5">
      <p className="text-18 text-pretty text-text">{message}</p>
      <p className="text-14 text-pretty text-text-2">{fix}</p>
      {questions.length > 0 && (
        <ul className="mt-2 flex flex-col">
          {questions.map((question) => (
            <li key={question}>
              <QuestionLink question={question} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** A question as a link to its plan. */
export function QuestionLink({ question }: { readonly question: string }) {
  return (
    <Link
      to="/ask/quantum"
      search={{ q: question }}
      preload={false}
      className="flex min-h-9 items-center gap-2 border-t border-line text-text-2 hover:text-text max-md:min-h-tap"
    >
      <span className="min-w-0 flex-1 truncate">{question}</span>
      <ArrowUpRight className="size-3.5! text-text-3" />
    </Link>
  );
}
