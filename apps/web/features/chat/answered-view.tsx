import type { Conversation } from "@askery/api";
import type { Answer } from "@askery/model";
import { CornerDownRight } from "lucide-react";
import { useState } from "react";
import { AnswerCard } from "../../answer/answer-card.tsx";
import { AnswerActions } from "./answer-actions.tsx";

interface AnsweredViewProps {
  readonly conversation: Conversation;
  readonly turnId: string;
  readonly answer: Answer;
  readonly locale: string;
  readonly followUps: readonly string[];
  readonly onFollowUp: (question: string) => void;
}

/** An answer, what can be done with it, and questions that go on from it. */
export function AnsweredView(props: AnsweredViewProps) {
  const { conversation, turnId, answer, locale, followUps, onFollowUp } = props;
  const [chart, setChart] = useState(answer.chart);
  return (
    <>
      <AnswerCard
        answer={answer}
        locale={locale}
        chart={chart}
        onChartChange={setChart}
        actions={<AnswerActions {...{ conversation, turnId, answer, chart, locale }} />}
      />
      {followUps.length > 0 && (
        <ul aria-label="Questions that go on from here" className="mt-3.5 flex flex-wrap gap-2">
          {followUps.map((question) => (
            <li key={question} className="min-w-0">
              <button
                type="button"
                className="inline-flex min-h-md max-w-full items-center gap-2 rounded-full py-1 ps-2.5 pe-3 text-start text-13 text-text-2 inset-ring inset-ring-line-strong transition-colors hover:bg-hover hover:text-text active:bg-press max-md:min-h-tap max-md:text-14"
                onClick={() => onFollowUp(question)}
              >
                <CornerDownRight className="size-3.5! text-accent-text" />
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
