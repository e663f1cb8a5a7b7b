import type { Conversation, Turn } from "@askery/api";
import { useEffect, useEffectEvent } from "react";
import { setQuestionQueue, useQuestionQueue } from "../../shared/question/question-queue.ts";
import type { FollowUp } from "./use-follow-up.ts";

interface Queued {
  readonly conversation: Conversation;
  /** The last turn of the thread. */
  readonly last: Turn | undefined;
  readonly ask: (question: FollowUp, onAsked?: () => void) => void;
  readonly isSending: boolean;
  /** Whether the last question could not be sent. */
  readonly hasFailed: boolean;
}

interface QueuedQuestions {
  readonly questions: readonly string[];
  /** Whether they wait for the user, because the question before was stopped or failed. */
  readonly isPaused: boolean;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
  /** Asks the first question; the others wait. Calls `onSent` when the first is sent. */
  readonly askAll: (questions: readonly string[], onSent: () => void) => void;
}

/** Asks the questions that wait in a conversation, each when the one before is answered or refused. */
export function useQueuedQuestions({
  conversation,
  last,
  ask,
  isSending,
  hasFailed,
}: Queued): QueuedQuestions {
  const questions = useQuestionQueue(conversation.id);
  const afterTurnId = last?.id ?? null;
  const state = last?.state.kind ?? "done";
  const isPaused = hasFailed || state === "stopped" || state === "failed";
  const askNext = () => {
    const [question, ...others] = questions;
    if (question === undefined) return;
    ask({ question, afterTurnId }, () => setQuestionQueue(conversation.id, others));
  };
  const askOnceSettled = useEffectEvent(askNext);
  const isReady = questions.length > 0 && state === "done" && !isSending && !isPaused;
  useEffect(() => {
    if (isReady) askOnceSettled();
  }, [isReady]);
  return {
    questions,
    isPaused,
    onContinue: askNext,
    onDiscard: () => setQuestionQueue(conversation.id, []),
    askAll: ([question, ...others], onSent) => {
      if (question === undefined) return;
      ask({ question, afterTurnId }, () => {
        onSent();
        if (others.length > 0) setQuestionQueue(conversation.id, [...questions, ...others]);
      });
    },
  };
}
