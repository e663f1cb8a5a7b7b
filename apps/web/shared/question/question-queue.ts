import { readSaved, save } from "../state/browser-storage.ts";
import { createStore, useStore } from "../state/store.ts";

/** Questions that wait for the answer before them, by conversation. They survive a reload of the tab, not the tab. */
type Queues = Readonly<Partial<Record<string, readonly string[]>>>;

const storageKey = "askery-questions";
const queues = createStore<Queues>(readQueues(readSaved(() => sessionStorage, storageKey)));

/** The questions that wait in a conversation. */
export function useQuestionQueue(conversationId: string): readonly string[] {
  return useStore(queues)[conversationId] ?? none;
}

/** Replaces the questions that wait in a conversation. */
export function setQuestionQueue(conversationId: string, questions: readonly string[]): void {
  const { [conversationId]: _before, ...others } = queues.get();
  const next = questions.length === 0 ? others : { ...others, [conversationId]: questions };
  queues.set(next);
  save(() => sessionStorage, storageKey, JSON.stringify(next));
}

const none: readonly string[] = [];

/** What another version of the app or another program has stored is no queue. */
export function readQueues(saved: string | null): Queues {
  try {
    const parsed: unknown = JSON.parse(saved ?? "{}");
    if (typeof parsed !== "object" || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter(([, questions]) => isQuestions(questions)),
    ) as Queues;
  } catch (cause) {
    if (cause instanceof SyntaxError) return {};
    throw cause;
  }
}

function isQuestions(questions: unknown): boolean {
  return Array.isArray(questions) && questions.every((question) => typeof question === "string");
}
