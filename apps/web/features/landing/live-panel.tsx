import { assertNever, type Outcome } from "@askery/model";
import type { UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import { AnswerBody } from "../../shared/answer/answer-body.tsx";
import { AnswerSentence } from "../../shared/answer/answer-sentence.tsx";
import { AnswerWarnings } from "../../shared/answer/answer-warnings.tsx";
import { MarkedQuestion } from "../../shared/question/marked-question.tsx";
import { receiptFacts } from "../../shared/answer/receipt-facts.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { Button } from "../../ui/button.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { ReceiptLine } from "../../ui/receipt-line.tsx";
import { RefusedState } from "../../ui/refused-state.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";

interface LivePanelProps {
  readonly asking: UseMutationResult<Outcome, Error, string>;
  readonly onAsk: (question: string) => void;
}

/** The outcome of a visitor's question. */
export function LivePanel({ asking, onAsk }: LivePanelProps) {
  switch (asking.status) {
    case "idle":
      return null;
    case "pending":
      return <WaitingLine>Answering the question</WaitingLine>;
    case "error":
      return <Failed error={asking.error} onRetry={() => onAsk(asking.variables)} />;
    case "success":
      return asking.data.kind === "answered" ? (
        <Answered key={asking.data.answer.question} answer={asking.data.answer} />
      ) : (
        <RefusedState
          question={<MarkedQuestion question={asking.data.question} marks={asking.data.marks} />}
          reason={asking.data.sentence}
          suggestions={asking.data.problem.suggestions}
          onAsk={onAsk}
        />
      );
    default:
      return assertNever(asking);
  }
}

function Answered({ answer }: Pick<Extract<Outcome, { kind: "answered" }>, "answer">) {
  const [chart, setChart] = useState(answer.chart);
  return (
    <>
      <div className="px-4 pt-5 pb-3.5">
        <AnswerSentence answer={answer} />
      </div>
      <div className="min-w-0 flex-1">
        <AnswerBody answer={answer} locale="en-US" chart={chart} onChartChange={setChart} />
      </div>
      <AnswerWarnings warnings={answer.warnings} />
      <ReceiptLine facts={receiptFacts(answer.receipt).slice(0, shownFacts)} />
    </>
  );
}

const shownFacts = 3;

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { title, detail, requestId } = describeFailure(error);
  return (
    <FailedState
      title={title}
      requestId={requestId}
      actions={
        <Button kind="solid" onClick={onRetry}>
          Ask again
        </Button>
      }
    >
      {detail}
    </FailedState>
  );
}
