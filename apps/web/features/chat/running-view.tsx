import type { Conversation, Turn } from "@askery/api";
import { WifiOff } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import { Late } from "../../ui/late.tsx";
import { Steps } from "../../ui/steps.tsx";
import { describeSteps } from "./describe-steps.ts";
import { useElapsed } from "./use-elapsed.ts";
import { useRunningTurn } from "./use-running-turn.ts";

interface RunningViewProps {
  readonly conversation: Conversation;
  readonly turn: Turn;
}

/** The progress of a question, step by step, with a Stop button. */
export function RunningView({ conversation, turn }: RunningViewProps) {
  const { steps, isHeard, stop, isStopping } = useRunningTurn(conversation, turn);
  const elapsedMs = useElapsed(turn.askedAtMs);
  return (
    <Late>
      <Card className="animate-appear">
        <Steps
          title={isStopping ? "Stopping" : "Working out the answer"}
          steps={describeSteps(steps, { question: turn.question, elapsedMs })}
          onStop={stop}
          isStopping={isStopping}
        />
        <output className="block">
          {!isHeard && (
            <p className="flex items-center gap-2.5 border-t border-line px-4 py-2.5 text-text-2">
              <WifiOff className="size-3.5! text-warning" />
              The connection was lost. Reconnecting.
            </p>
          )}
        </output>
      </Card>
    </Late>
  );
}
