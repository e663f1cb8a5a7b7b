import { ArrowUp } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { CompletedText, CompletionsOf } from "../../shared/question/completed-text.tsx";
import { TypedWords } from "../../shared/knowledge/typed-words.tsx";
import { QuestionFault } from "../../shared/question/question-fault.tsx";
import { SeveralQuestions } from "../../shared/question/several-questions.tsx";
import { useCompleting } from "../../shared/question/use-completing.ts";
import type { QuestionContext, Typed } from "../../shared/question/use-completions.ts";
import { useMarks } from "../../shared/question/use-marks.ts";
import { useQuestionDraft } from "../../shared/question/use-question-draft.ts";
import { useIsNarrow } from "../../shared/menu/menu-store.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { joinClasses } from "../../ui/join-classes.ts";

interface FollowUpBoxProps {
  /** What completions are about. */
  readonly context: QuestionContext;
  /** Sends a question; call `onSent` to clear the box. A question that could not be sent stays in it. */
  readonly onAsk: (question: string, onSent: () => void) => void;
  readonly isBusy: boolean;
  /** Why the last question could not be sent. */
  readonly failure: ReactNode;
  /** The questions that wait for the answer before them. */
  readonly waiting: ReactNode;
}

/** The box for the next question, always visible at the bottom. */
export function FollowUpBox({ context, onAsk, isBusy, failure, waiting }: FollowUpBoxProps) {
  const draft = useQuestionDraft();
  const faultId = useId();
  const listId = useId();
  const isNarrow = useIsNarrow();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Focuses the box only if nothing has focus, as after asking; after opening from a list, focus stays there.
    if (!isNarrow && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [isNarrow]);
  const completing = useCompleting({ context, box, text: draft.text, write: draft.write });
  const send = () => {
    const question = draft.take();
    completing.close();
    box.current?.focus();
    if (question !== null && !isBusy) onAsk(question, () => draft.forget(question));
  };
  return (
    <div className="sticky bottom-0 z-sticky bg-[linear-gradient(transparent,var(--canvas)_14px)] px-6 pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))] max-md:px-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <form
        className={joinClasses(
          "question-box mx-auto max-w-[calc(var(--col-chat)-48px)]",
          draft.fault !== null && "is-wrong",
        )}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {failure}
        {waiting}
        <QuestionFault id={faultId}>{draft.fault}</QuestionFault>
        <div className="flex items-end gap-2 p-2 ps-4">
          <CompletedText
            {...{ listId, completing }}
            ref={box}
            rows={1}
            label="Follow-up question"
            placeholder={isNarrow ? "Ask a follow-up" : "Ask a follow-up, or correct it: “no, I meant …”"}
            aria-describedby={faultId}
            className="min-h-8 py-1.5 text-14 max-md:min-h-tap max-md:py-3 max-md:text-16"
            value={draft.text}
            onSend={send}
          />
          <IconButton
            label="Ask"
            icon={ArrowUp}
            kind="solid"
            className="max-md:size-tap"
            size="md"
            isBusy={isBusy}
            onClick={send}
          />
        </div>
        <SeveralQuestions text={draft.text} onJoin={draft.write} />
        {context !== "demo" && <FollowUpWords databaseId={context.databaseId} typed={completing.typed} />}
        <CompletionsOf {...{ listId, completing }} side="above" />
      </form>
    </div>
  );
}

interface FollowUpWordsProps {
  readonly databaseId: string;
  readonly typed: Typed;
}

/** The unknown words of a follow-up. What the others mean depends on the questions before it. */
function FollowUpWords({ databaseId, typed }: FollowUpWordsProps) {
  const marks = useMarks(databaseId, typed);
  return (
    <TypedWords
      databaseId={databaseId}
      text={typed.text}
      marks={marks.filter(({ kind }) => kind === "unknown")}
    />
  );
}
