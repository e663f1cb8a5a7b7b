import type { ChartStart } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { CompletedText, CompletionsOf } from "../../../shared/question/completed-text.tsx";
import { QuestionFault } from "../../../shared/question/question-fault.tsx";
import { useCompleting } from "../../../shared/question/use-completing.ts";
import { useQuestionDraft } from "../../../shared/question/use-question-draft.ts";
import { startersQuery } from "../../../shared/server/queries.ts";
import { Button } from "../../../ui/button.tsx";

interface QuestionStartProps {
  readonly databaseId: string;
  readonly isBusy: boolean;
  readonly start: (start: ChartStart, words: string) => void;
}

/** A question to draw, with completions, and some to try. */
export function QuestionStart({ databaseId, isBusy, start }: QuestionStartProps) {
  const draft = useQuestionDraft();
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const faultId = useId();
  const completing = useCompleting({ context: { databaseId }, box, text: draft.text, write: draft.write });
  const starters = useQuery(startersQuery(databaseId));
  const questions = starters.data?.slice(0, 4) ?? [];
  const ask = (text: string | null) => {
    completing.close();
    if (text !== null && !isBusy) start({ kind: "question", text }, text);
  };
  return (
    <>
      <form
        className="question-box is-large m-3"
        onSubmit={(event) => {
          event.preventDefault();
          ask(draft.take());
        }}
      >
        <CompletedText
          {...{ listId, completing }}
          ref={box}
          rows={2}
          label="Question"
          aria-describedby={faultId}
          aria-invalid={draft.fault !== null}
          placeholder={questions[0] ?? "Ask for a chart"}
          value={draft.text}
          onSend={() => ask(draft.take())}
        />
        <QuestionFault id={faultId}>{draft.fault}</QuestionFault>
        <div className="question-bar justify-end">
          <Button kind="solid" type="submit" isBusy={isBusy}>
            Draw
          </Button>
        </div>
        <CompletionsOf {...{ listId, completing }} />
      </form>
      {questions.length > 0 && (
        <ul aria-label="Questions to try" className="border-t border-line p-2">
          {questions.map((question) => (
            <li key={question}>
              <Button kind="ghost" size="sm" className="w-full justify-start" onClick={() => ask(question)}>
                <span className="truncate">{question}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
