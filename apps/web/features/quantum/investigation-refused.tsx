import type { InvestigationEvent } from "@askery/model";
import { QuestionLink } from "../../shared/question/question-link.tsx";
import { Card } from "../../ui/card.tsx";

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
              <QuestionLink mode="quantum" question={question} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
