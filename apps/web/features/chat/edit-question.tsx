import { useEffect, useId, useRef } from "react";
import { QuestionFault } from "../../shared/question/question-fault.tsx";
import { QuestionText } from "../../shared/question/question-text.tsx";
import { useQuestionDraft } from "../../shared/question/use-question-draft.ts";
import { Button } from "../../ui/button.tsx";
import { joinClasses } from "../../ui/join-classes.ts";

interface EditQuestionProps {
  readonly question: string;
  readonly onAsk: (question: string) => void;
  readonly onCancel: () => void;
  readonly isBusy: boolean;
}

/** Edits a question and asks it as a new version. The old version is kept, with its follow-up questions. */
export function EditQuestion({ question, onAsk, onCancel, isBusy }: EditQuestionProps) {
  const draft = useQuestionDraft(question);
  const faultId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.setSelectionRange(question.length, question.length);
  }, [question]);
  const send = () => {
    const text = draft.take();
    if (text === null || isBusy) return;
    if (text === question) onCancel();
    else onAsk(text);
  };
  return (
    <form
      className={joinClasses("question-box is-large mb-3", draft.fault !== null && "is-wrong")}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <QuestionText
        ref={box}
        rows={1}
        label="Edit question"
        aria-describedby={faultId}
        value={draft.text}
        onValueChange={draft.write}
        onSend={send}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onCancel();
        }}
      />
      <QuestionFault id={faultId}>{draft.fault}</QuestionFault>
      <div className="question-bar">
        <span className="me-auto px-2 text-12 text-text-3 max-md:hidden">
          The earlier version stays available, with its follow-ups.
        </span>
        <Button kind="ghost" onClick={onCancel} className="max-md:ms-auto">
          Cancel
        </Button>
        <Button kind="solid" type="submit" isBusy={isBusy}>
          Ask
        </Button>
      </div>
    </form>
  );
}
