import { assertNever, type Choice, type Outcome } from "@askery/model";
import { joinClasses } from "../../ui/join-classes.ts";
import { QuestionHead } from "./question-head.tsx";
import { ChoiceList, idOf } from "./choice-list.tsx";
import { AnsweredView } from "./answered-view.tsx";
import { FailedView, StoppedView } from "./failed-view.tsx";
import { ModeOffer } from "./mode-offer.tsx";
import { RefusedView } from "./refused-view.tsx";
import { RunningView } from "./running-view.tsx";
import type { TurnViewProps } from "./turn-view-props.ts";

/** A question of a conversation with its outcome. */
export function TurnView(props: TurnViewProps) {
  return (
    <article
      id={`turn-${props.turn.id}`}
      aria-label={props.turn.question}
      className={joinClasses("scroll-mt-5", props.isLast && props.isNew && "min-h-[calc(100dvh-13rem)]")}
    >
      <QuestionHead {...props} />
      <ModeOffer {...props} />
      <TurnOutcome {...props} />
    </article>
  );
}

function TurnOutcome({ conversation, turn, locale, isLast, onAsk, isAsking }: TurnViewProps) {
  const { state } = turn;
  /** Asks this or a better question as another version, next to the first one. */
  const askInstead = (question: string, without = turn.without) =>
    onAsk({ question, afterTurnId: turn.afterTurnId, without });
  const choose = (choice: Choice) =>
    onAsk({
      question: turn.question,
      afterTurnId: turn.afterTurnId,
      without: turn.without,
      choice: idOf(choice),
    });
  const choiceList = (outcome: Outcome) => (
    <ChoiceList {...offered(outcome)} turnId={turn.id} hasFigures={isLast} onChoose={choose} />
  );
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
          choices={choiceList(state.outcome)}
          onFollowUp={(question) => onAsk({ question, afterTurnId: turn.id })}
        />
      ) : (
        <RefusedView
          databaseId={conversation.databaseId}
          outcome={state.outcome}
          onAsk={(question) => askInstead(question)}
          choices={choiceList(state.outcome)}
        />
      );
    default:
      return assertNever(state);
  }
}

function offered(outcome: Outcome): { readonly title: string; readonly choices: readonly Choice[] } {
  return outcome.kind === "answered"
    ? { title: "Or did you mean", choices: outcome.answer.interpretation.choices ?? [] }
    : { title: "Did you mean", choices: outcome.choices ?? [] };
}
