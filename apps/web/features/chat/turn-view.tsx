import { stopTurn, type Turn } from "@askery/api";
import { assertNever } from "@askery/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Square } from "lucide-react";
import { call } from "../../lib/call.ts";
import { LinkButton } from "../../lib/page/link-button.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { showFailureToast } from "../../ui/toast-store.ts";
import { AnswerView } from "./answer-view.tsx";
import { RefusalView } from "./refusal-view.tsx";

/** One question of a conversation, and what came of it. */
export function TurnView({ turn }: { readonly turn: Turn }) {
  return (
    <article>
      <h2 className="mb-3 text-22 font-semibold text-pretty max-md:text-18">{turn.question}</h2>
      <Card>
        <TurnState turn={turn} />
      </Card>
    </article>
  );
}

function TurnState({ turn }: { readonly turn: Turn }) {
  const { state } = turn;
  switch (state.kind) {
    case "running":
      return <Running turnId={turn.id} />;
    case "stopped":
      return (
        <div className="flex items-center gap-3 p-4">
          <span className="flex-1 text-text-2">Stopped before an answer came.</span>
          <LinkButton to="/ask" search={{ q: turn.question }}>
            Ask again
          </LinkButton>
        </div>
      );
    case "failed":
      return (
        <FailedState
          title={state.failure.message}
          actions={
            <LinkButton to="/ask" search={{ q: turn.question }} kind="solid">
              Ask again
            </LinkButton>
          }
        >
          {state.failure.fix}
        </FailedState>
      );
    case "done":
      return state.outcome.kind === "answered" ? (
        <AnswerView answer={state.outcome.answer} />
      ) : (
        <RefusalView problem={state.outcome.problem} question={turn.question} />
      );
    default:
      return assertNever(state);
  }
}

function Running({ turnId }: { readonly turnId: string }) {
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: async () => call(stopTurn, { params: { turnId } }),
    onError: () => showFailureToast("The question still runs: the server could not be told to stop it."),
    onSettled: async () => client.invalidateQueries({ queryKey: ["conversation"] }),
  });
  return (
    <output className="flex items-center gap-3 p-4">
      <span className="flex-1 text-text-2">Working out the answer…</span>
      <Button icon={Square} isBusy={stop.isPending} onClick={() => stop.mutate()}>
        Stop
      </Button>
    </output>
  );
}
