import { assertNever, type Choice } from "@askery/model";
import { joinClasses } from "../../ui/join-classes.ts";
import { QuestionHead } from "./question-head.tsx";
import { AnsweredView } from "./answered-view.tsx";
import { FailedView, StoppedView } from "./failed-view.tsx";
import { RefusedView } from "./refused-view.tsx";
import { RunningView } from "./running-view.tsx";
import type { TurnViewProps } from "./turn-view-props.ts";

/** A question of a conversation with its outcome. */
export function TurnView(props: TurnViewProps) {
  return (
    <article
      id={`turn-${props.turn.id}`}
      className={joinClasses("scroll-mt-5", props.isLast && props.isNew && "min-h-[calc(100dvh-13rem)]")}
    >
      <QuestionHead {...props} />
      <TurnOutcome {...props} />
    </article>
  );
}

function TurnOutcome({ conversation, turn, locale, isLast, onAsk, isAsking }: TurnViewProps) {
  const { state } = turn;
  /** Asks this or a better question as another version, next to the first one. */
  const askInstead = (question: string, without = turn.without) =>
    onAsk({ question, afterTurnId: turn.afterTurnId, without });
  const choose = ({ id, restatement }: Choice) =>
    onAsk({
      question: turn.question,
      afterTurnId: turn.afterTurnId,
      without: turn.without,
      choice: id ?? restatement,
    });
  switch (state.kind) {
    case "running":
      return <RunningView conversation={conversation} turn={turn} />;
    case "stopped":
      return <StoppedView by={state.by} onAskAgain={() => askInstead(turn.question)} isAsking={isAsking} />;
    case "failed":
      return (
        <FailedView
          failure={state.failure}
          onAskAgain={() => askInstead(turn.question)}
          isAsking={isAsking}
        />
      );
    case "done":
      return state.outcome.kind === "answered" ? (
        <AnsweredView
          conversation={conversation}
          turn={turn}
          answer={state.outcome.answer}
          locale={locale}
          followUps={isLast ? state.outcome.answer.followUps : []}
          onDefaultsChange={(without) => askInstead(turn.question, without)}
          onChoose={choose}
          onFollowUp={(question) => onAsk({ question, afterTurnId: turn.id })}
        />
      ) : (
        <RefusedView
          databaseId={conversation.databaseId}
          outcome={state.outcome}
          onAsk={(question) => askInstead(question)}
          onChoose={choose}
        />
      );
    default:
      return assertNever(state);
  }
}
