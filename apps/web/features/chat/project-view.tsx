import type { Conversation, Turn } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { FileClock } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { splitQuestions } from "../../shared/question/split-questions.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { databaseQuery } from "../../shared/server/queries.ts";
import { ownLocale } from "../../shared/wording/own-formats.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { FollowUpBox } from "./follow-up-box.tsx";
import { traceThread } from "../../shared/conversations/thread.ts";
import { TurnView } from "./turn-view.tsx";
import { useFollowUp, type FollowUp } from "./use-follow-up.ts";
import { useQueuedQuestions } from "./use-queued-questions.ts";
import { WaitingQuestions } from "./waiting-questions.tsx";

/** A conversation: one thread through its tree, and the box for the next question. */
export function ProjectView({ conversation }: { readonly conversation: Conversation }) {
  const [picked, setPicked] = useState<string | null>(null);
  const database = useQuery(databaseQuery(conversation.databaseId));
  const [asked, setAsked] = useState<string | null>(null);
  const followUp = useFollowUp(conversation, (turnId) => {
    setPicked(turnId);
    setAsked(turnId);
  });
  const thread = traceThread(conversation.turns, picked);
  const last = thread.at(-1);
  const [openedAt] = useState(thread.length > 1 ? (last?.id ?? null) : null);
  useScrollTo(asked ?? openedAt);
  // Not the mutation's state, since an Undo may ask long after the render that offered it.
  const isSending = useRef(false);
  const ask = (question: FollowUp, onAsked?: () => void) => {
    if (isSending.current) return;
    isSending.current = true;
    const onSettled = () => {
      isSending.current = false;
    };
    followUp.mutate(question, { onSuccess: () => onAsked?.(), onSettled });
  };
  const queue = useQueuedQuestions({
    conversation,
    last,
    ask,
    isSending: followUp.isPending,
    hasFailed: followUp.isError,
  });
  return (
    <div className="flex min-h-full flex-col">
      <div className="mx-auto flex w-full max-w-chat flex-1 flex-col gap-10 px-6 pt-5 pb-8 max-md:gap-8 max-md:px-3 max-md:pt-4 max-md:pb-6 [&_a,&_button]:scroll-mb-24">
        {conversation.hasReport && <ReportLine id={conversation.id} />}
        {thread.map((turn) => (
          <TurnView
            key={turn.id}
            conversation={conversation}
            turn={turn}
            locale={ownLocale(database.data?.settings.locale ?? "en-US")}
            isLast={turn === last}
            isNew={turn.id === asked}
            onAsk={ask}
            isAsking={followUp.isPending}
            onPick={setPicked}
          />
        ))}
        {last === undefined && <NothingAsked />}
      </div>
      <output className="sr-only">{last && announce(last)}</output>
      <FollowUpBox
        context={{ databaseId: conversation.databaseId, afterTurnId: last?.id }}
        isBusy={followUp.isPending}
        failure={followUp.error && <NotSent error={followUp.error} />}
        waiting={<WaitingQuestions {...queue} />}
        onAsk={(text, onSent) => queue.askAll(splitQuestions(text), onSent)}
      />
    </div>
  );
}

/** That the conversation is a saved report, and where it runs again. */
function ReportLine({ id }: { readonly id: string }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-3 ps-4">
      <p className="text-13 text-text-2">
        This is a saved report. It can run again on new data, or on a schedule.
      </p>
      <ButtonLink size="sm" icon={FileClock} to="/reports/$id" params={{ id }} search={{}}>
        Open the report
      </ButtonLink>
    </Card>
  );
}

function NothingAsked() {
  return (
    <Card>
      <EmptyState title="No questions here yet" drawing="talk">
        Type the first question below.
      </EmptyState>
    </Card>
  );
}

function NotSent({ error }: { readonly error: Error }) {
  const { title, detail } = describeFailure(error);
  return (
    <div className="border-b border-line">
      <FailedState title={title}>{detail}</FailedState>
    </div>
  );
}

/** The announcement for screen readers when a question is settled. */
function announce({ state }: Turn): string {
  switch (state.kind) {
    case "running":
      return "";
    case "stopped":
      return "Stopped";
    case "failed":
      return "";
    case "done":
      return state.outcome.kind === "answered" ? state.outcome.answer.sentence : state.outcome.sentence;
  }
}

/** Scrolls a question to the top: the last one when a page with several is opened, and each new one. */
function useScrollTo(turnId: string | null): void {
  useEffect(() => {
    if (turnId === null) return;
    document.querySelector(`#turn-${CSS.escape(turnId)}`)?.scrollIntoView({ block: "start" });
  }, [turnId]);
}
