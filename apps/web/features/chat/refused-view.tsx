import type { Mark, Outcome } from "@askery/model";
import { BookOpen } from "lucide-react";
import type { ReactNode } from "react";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { TeachWord } from "../../shared/knowledge/teach-word.tsx";
import { describeMark } from "../../shared/question/marked-question.tsx";
import { QuestionOffers } from "../../shared/question/question-offers.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";

type Refused = Extract<Outcome, { kind: "refused" }>;

interface RefusedViewProps {
  readonly databaseId: string;
  readonly outcome: Refused;
  readonly onAsk: (question: string) => void;
  /** Ways in which the question may have been meant. */
  readonly choices: ReactNode;
}

/** A question that was not answered: the reason, and questions that can be asked instead. */
export function RefusedView({ databaseId, outcome, onAsk, choices }: RefusedViewProps) {
  const { sentence, problem } = outcome;
  const unknown = findUnknown(outcome);
  const readsAll = useReadsAll(databaseId);
  const canDefine = useCanEdit(databaseId) && readsAll && unknown !== null;
  return (
    <Card className="p-4" aria-label="Not answered">
      <p className="max-w-text text-14 text-pretty wrap-anywhere text-text">{sentence}</p>
      <div className="mt-3 empty:hidden">{choices}</div>
      <QuestionOffers questions={problem.suggestions} onAsk={onAsk} />
      {canDefine && (
        <TeachWord
          databaseId={databaseId}
          question={outcome.question}
          span={unknown.span}
          means={describeMark(unknown)}
          onChange={() => onAsk(outcome.question)}
        >
          <Button size="sm" icon={BookOpen} className="mt-3 max-w-full">
            <span className="truncate">Define “{wordsOf(outcome.question, unknown)}”</span>
          </Button>
        </TeachWord>
      )}
    </Card>
  );
}

/** The first words that match nothing in the database. */
function findUnknown({ problem, marks }: Refused): Mark | null {
  if (problem.code !== "words-unknown" && problem.code !== "question-not-understood") return null;
  return marks.find(({ kind }) => kind === "unknown") ?? null;
}

function wordsOf(question: string, { span }: Mark): string {
  return question.slice(span.start, span.end);
}
