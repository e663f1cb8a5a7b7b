import { stopTurn, type Conversation, type Turn, type TurnStep } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "../../shared/server/call.ts";
import { saveTurn, refreshConversation } from "./save-turn.ts";
import { watchTurn } from "./watch-turn.ts";
import { failures } from "../../shared/wording/failures.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";

interface RunningTurn {
  readonly steps: readonly TurnStep[];
  /** False while the connection is lost; the watch reconnects automatically. */
  readonly isHeard: boolean;
  readonly stop: () => void;
  readonly isStopping: boolean;
}

/** Follows a question while it is being answered, and updates the conversation everywhere when it ends. */
export function useRunningTurn(conversation: Conversation, turn: Turn): RunningTurn {
  const client = useQueryClient();
  const [steps, setSteps] = useState<readonly TurnStep[]>([]);
  const [isHeard, setIsHeard] = useState(true);
  const settle = useEffectEvent((state: Turn["state"]) => {
    saveTurn(client, conversation, { ...turn, state });
    void refreshConversation(client, conversation);
  });
  const hear = useEffectEvent((heard: boolean) => {
    setIsHeard(heard);
    // Shows the reason: the server is gone, the session has ended, or the conversation was deleted.
    if (!heard) void refreshConversation(client, conversation);
  });
  useEffect(
    () =>
      watchTurn(turn.id, {
        onStep: (step, index) => setSteps((known) => [...known.slice(0, index - 1), step]),
        onState: (state) => settle(state),
        onLink: (heard) => hear(heard),
      }),
    [turn.id],
  );
  const stopping = useMutation({
    mutationFn: async () => call(stopTurn, { params: { turnId: turn.id } }),
    onSuccess: (stopped) => saveTurn(client, conversation, stopped),
    onError: (error) => reportFailure(failures.questionStillRunning, error),
    onSettled: async () => refreshConversation(client, conversation),
  });
  return { steps, isHeard, stop: () => stopping.mutate(), isStopping: stopping.isPending };
}
