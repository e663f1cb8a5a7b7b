import { longestQuestion, type Database, type Mode } from "@askery/api";
import { Cpu, Database as DatabaseIcon } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { describeFailure } from "../../lib/describe-failure.ts";
import { useIsNarrow } from "../../lib/menu-store.ts";
import { Button } from "../../ui/button.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { modeWords } from "./mode-words.data.ts";
import { useAsk } from "./use-ask.ts";

interface QuestionBoxProps {
  readonly database: Database;
  readonly mode: Mode;
  /** Asked at once. */
  readonly question?: string | undefined;
}

/** Where a question is typed. What was typed stays when asking fails. */
export function QuestionBox({ database, mode, question = "" }: QuestionBoxProps) {
  const [typed, setTyped] = useState(question);
  const ids = useRef({ conversationId: crypto.randomUUID(), turnId: crypto.randomUUID() });
  const ask = useAsk();
  const box = useFocusOnWide();
  const send = (text: string) => {
    if (text.trim() === "" || ask.isPending || ask.isSuccess) return;
    ask.mutate({
      ...ids.current,
      databaseId: database.id,
      mode,
      question: text.trim(),
      isFromAddress: question !== "",
    });
  };
  useAskAtOnce(question, send);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send(typed);
  };
  return (
    <>
      <form
        className="question-box"
        onSubmit={(event) => {
          event.preventDefault();
          send(typed);
        }}
      >
        <textarea
          aria-label="Question"
          ref={box}
          rows={2}
          maxLength={longestQuestion}
          placeholder={modeWords[mode].placeholder}
          value={typed}
          onChange={(event) => {
            // Another question is another project: the first may have been stored before it failed.
            ids.current = { conversationId: crypto.randomUUID(), turnId: crypto.randomUUID() };
            setTyped(event.target.value);
          }}
          onKeyDown={press}
        />
        <div className="question-bar">
          <span className="flex min-w-0 items-center gap-1.5 px-2 font-medium text-text-2">
            <DatabaseIcon className="size-3.5!" />
            <span className="truncate">{database.name}</span>
          </span>
          <span className="flex flex-none items-center gap-1.5 px-2 font-medium text-text-2 max-md:hidden">
            <Cpu className="size-3.5!" />
            Built-in engine
          </span>
          <Button kind="solid" type="submit" isBusy={ask.isPending} className="ms-auto">
            Ask
            <span className="max-md:hidden">
              <Kbd isInverted>↵</Kbd>
            </span>
          </Button>
        </div>
      </form>
      {ask.error && (
        <FailedState title={describeFailure(ask.error).title}>
          {describeFailure(ask.error).detail}
        </FailedState>
      )}
    </>
  );
}

/** Asks what the address brought, once. */
function useAskAtOnce(question: string, send: (text: string) => void): void {
  const asked = useRef("");
  const askOnce = useEffectEvent((question: string) => {
    if (question === "" || asked.current === question) return;
    asked.current = question;
    send(question);
  });
  useEffect(() => askOnce(question), [question]);
}

/** Puts the caret into the box where that does not raise a phone's keyboard. */
function useFocusOnWide(): RefObject<HTMLTextAreaElement | null> {
  const isNarrow = useIsNarrow();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isNarrow) box.current?.focus();
  }, [isNarrow]);
  return box;
}
