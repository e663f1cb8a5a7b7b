import type { SharedAnswer } from "@askery/api";
import { AnswerSentence } from "../../shared/answer/answer-sentence.tsx";
import { AnswerWarnings } from "../../shared/answer/answer-warnings.tsx";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FiguresCard } from "./figures-card.tsx";

interface SharedAnswersProps {
  readonly answers: readonly SharedAnswer[];
  readonly token: string;
  readonly allowsExport: boolean;
}

/** The questions of a conversation and their answers, to read. */
export function SharedAnswers({ answers, token, allowsExport }: SharedAnswersProps) {
  const now = useNow();
  return (
    <div className="mx-auto flex w-full max-w-chat flex-col gap-10 px-6 pt-5 pb-12 max-md:gap-8 max-md:px-3 max-md:pt-4">
      {answers.map((answer) => (
        <article key={answer.id}>
          <h2 className="text-22 font-semibold wrap-anywhere whitespace-pre-line max-md:text-18">
            {answer.question}
          </h2>
          <p className="mt-1.5 mb-3 text-12 text-text-3">Asked {describeWhen(answer.askedAtMs, now)}</p>
          <Outcome answer={answer} {...{ token, allowsExport }} />
        </article>
      ))}
      {answers.length === 0 && (
        <Card>
          <EmptyState title="No questions here yet" drawing="talk">
            The answers of this project appear here.
          </EmptyState>
        </Card>
      )}
    </div>
  );
}

interface OutcomeProps extends Omit<SharedAnswersProps, "answers"> {
  readonly answer: SharedAnswer;
}

function Outcome({ answer: { id, question, outcome }, token, allowsExport }: OutcomeProps) {
  switch (outcome.kind) {
    case "withheld":
      return <Left>This answer uses a private column. It is not shown here.</Left>;
    case "none":
      return <Left>This question has no answer.</Left>;
    case "answered": {
      const { figures, sentence, restatement, warnings } = outcome;
      return (
        <FiguresCard
          name={question}
          label={restatement === "" ? question : restatement}
          head={
            <div className="p-4 pt-3.5 pb-3">
              <AnswerSentence answer={{ sentence, table: figures.table, outputs: figures.outputs }} />
            </div>
          }
          warnings={
            <AnswerWarnings
              warnings={warnings.map((warning) => ({ ...warning, code: "guessed" as const }))}
            />
          }
          exportPath={allowsExport ? `/api/share/${encodeURIComponent(token)}/export?itemId=${id}` : null}
          {...{ figures }}
        />
      );
    }
  }
}

function Left({ children }: { readonly children: string }) {
  return (
    <Card className="p-4">
      <p className="text-text-2">{children}</p>
    </Card>
  );
}
