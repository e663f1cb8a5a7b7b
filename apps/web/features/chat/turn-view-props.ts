import type { Conversation, Turn } from "@askery/api";
import type { FollowUp } from "./use-follow-up.ts";

/** The props for showing a question of a conversation and asking it again. */
export interface TurnViewProps {
  readonly conversation: Conversation;
  readonly turn: Turn;
  readonly locale: string;
  /** Whether it is the last one shown, which offers follow-up questions. */
  readonly isLast: boolean;
  /** Whether it was asked while the page was open; then it gets enough space to scroll to the top. */
  readonly isNew: boolean;
  /** `onAsked` is called once the question has been sent. */
  readonly onAsk: (followUp: FollowUp, onAsked?: () => void) => void;
  readonly isAsking: boolean;
  readonly onPick: (turnId: string) => void;
}
