import type { Database, Mode } from "@askery/api";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useId, useRef, type RefObject } from "react";
import { TypedWords } from "../../shared/knowledge/typed-words.tsx";
import { QuestionFault } from "../../shared/question/question-fault.tsx";
import { setQuestionQueue } from "../../shared/question/question-queue.ts";
import { SeveralQuestions } from "../../shared/question/several-questions.tsx";
import { splitQuestions } from "../../shared/question/split-questions.ts";
import { useExample } from "../../shared/question/use-example.ts";
import { useMarks } from "../../shared/question/use-marks.ts";
import { useQuestionDraft } from "../../shared/question/use-question-draft.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { makeId } from "../../shared/server/make-id.ts";
import { useIsNarrow } from "../../shared/menu/menu-store.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { joinClasses } from "../../ui/join-classes.ts";
import { Kbd } from "../../ui/kbd.tsx";
import { CompletedText, CompletionsOf } from "../../shared/question/completed-text.tsx";
import { modeWords } from "./mode-words.data.ts";
import { QuestionMarks } from "./question-marks.tsx";
import { useAsk } from "./use-ask.ts";
import { useCompleting } from "../../shared/question/use-completing.ts";

interface QuestionBoxProps {
  readonly database: Database;
  readonly mode: Mode;
  /** Asked at once. */
  readonly question?: string | undefined;
}

/** The question box, with completions below. The text is kept if asking fails. */
export function QuestionBox({ database, mode, question = "" }: QuestionBoxProps) {
  const draft = useQuestionDraft(question);
  const ids = useRef<ReturnType<typeof newIds>>(undefined);
  const ask = useAsk();
  const navigate = useNavigate();
  const box = useFocusOnWide();
  const listId = useId();
  const faultId = useId();
  const unknownId = useId();
  const write = (text: string) => {
    // A changed question needs a new project: the first one may have been stored before it failed.
    if (ids.current !== undefined) setQuestionQueue(ids.current.conversationId, []);
    ids.current = undefined;
    draft.write(text);
  };
  const completing = useCompleting({
    context: { databaseId: database.id },
    box,
    text: draft.text,
    write,
  });
  const marks = useMarks(database.id, completing.typed);
  const example = useExample(database, mode);
  const send = () => {
    const text = draft.take();
    completing.close();
    const [first, ...others] = splitQuestions(text ?? "");
    if (first === undefined || ask.isPending || ask.isSuccess) return;
    if (mode === "explorer") {
      void navigate({ to: "/ask/explorer", search: { topic: text ?? first }, replace: question !== "" });
      return;
    }
    if (mode === "quantum") {
      void navigate({ to: "/ask/quantum", search: { q: text?.trim() ?? first }, replace: question !== "" });
      return;
    }
    ids.current ??= newIds();
    setQuestionQueue(ids.current.conversationId, others);
    ask.mutate({
      ...ids.current,
      databaseId: database.id,
      mode,
      question: first,
      isFromAddress: question !== "",
    });
  };
  useAskAtOnce(question, send);
  return (
    <>
      <form
        className={joinClasses("question-box is-large", draft.fault !== null && "is-wrong")}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className="relative">
          <CompletedText
            {...{ listId, completing }}
            ref={box}
            rows={2}
            label={mode === "explorer" ? "Table, figure or topic" : "Question"}
            aria-describedby={`${faultId} ${unknownId}`}
            aria-invalid={draft.fault !== null}
            placeholder={example}
            value={draft.text}
            onSend={send}
          />
          <QuestionMarks id={unknownId} box={box} text={draft.text} marks={marks} />
          <Ghost text={draft.text}>{completing.ghost}</Ghost>
        </div>
        <QuestionFault id={faultId}>{draft.fault}</QuestionFault>
        <SeveralQuestions text={draft.text} onJoin={write} />
        <TypedWords databaseId={database.id} text={draft.text} marks={marks} />
        <AskBar {...{ database, mode }} isBusy={ask.isPending} />
        <CompletionsOf {...{ listId, completing }} />
      </form>
      {ask.error && <NotAsked error={ask.error} onRetry={send} />}
    </>
  );
}

function newIds() {
  return { conversationId: makeId(), turnId: makeId() };
}

/** Shows after the text what Tab would add. */
function Ghost({ text, children }: { readonly text: string; readonly children: string }) {
  if (children === "") return null;
  return (
    <div aria-hidden className="question-ghost">
      {text}
      <span>{children}</span>
    </div>
  );
}

interface AskBarProps extends Pick<QuestionBoxProps, "database" | "mode"> {
  readonly isBusy: boolean;
}

function AskBar({ database, mode, isBusy }: AskBarProps) {
  return (
    <div className="question-bar">
      <p className="min-w-0 truncate px-2 text-12 text-text-3">
        {database.name}
        <span className="max-md:hidden"> · Built-in engine</span>
      </p>
      <Button kind="solid" type="submit" isBusy={isBusy} className="ms-auto">
        {modeWords[mode].send}
        <span className="max-md:hidden">
          <Kbd isInverted>↵</Kbd>
        </span>
      </Button>
    </div>
  );
}

function NotAsked({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { title, detail, requestId } = describeFailure(error);
  return (
    <Card className="mt-3">
      <FailedState
        title={title}
        requestId={requestId}
        actions={
          <Button size="sm" onClick={onRetry}>
            Ask again
          </Button>
        }
      >
        {detail}
      </FailedState>
    </Card>
  );
}

/** Asks the question from the address, once. */
function useAskAtOnce(question: string, send: () => void): void {
  const asked = useRef("");
  const askOnce = useEffectEvent((question: string) => {
    if (question === "" || asked.current === question) return;
    asked.current = question;
    send();
  });
  useEffect(() => askOnce(question), [question]);
}

/** Focuses the box, unless that would raise a phone's keyboard or close a menu that was opened meanwhile. */
function useFocusOnWide(): RefObject<HTMLTextAreaElement | null> {
  const isNarrow = useIsNarrow();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const isInMenu =
      document.activeElement?.matches('[role="menu"] *, [role="menu"], [role="dialog"] *') === true;
    if (!isNarrow && !isInMenu) box.current?.focus();
  }, [isNarrow]);
  return box;
}
