import type { Conversation, Turn } from "@askery/api";
import type { FollowUp } from "./use-follow-up.ts";

/** What a question of a conversation needs to be shown, and to be asked again. */
export interface TurnViewProps {
  readonly conversation: Conversation;
  readonly turn: Turn;
  readonly locale: string;
  /** Whether it is the last one of what is shown: only then it says how to go on. */
  readonly isLast: boolean;
  /** Whether it was asked while the page was open: it then has room to stand at the top. */
  readonly isNew: boolean;
  /** `onAsked` is called when the question is on its way. */
  readonly onAsk: (followUp: FollowUp, onAsked?: () => void) => void;
  readonly isAsking: boolean;
  readonly onPick: (turnId: string) => void;
}
