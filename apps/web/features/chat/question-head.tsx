import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNow } from "../../shared/wording/use-now.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { EditQuestion } from "./edit-question.tsx";
import { describeMoment } from "./describe-moment.ts";
import { TeachableQuestion } from "./teachable-question.tsx";
import { positionOf } from "../../shared/conversations/thread.ts";
import type { TurnViewProps } from "./turn-view-props.ts";
import { VersionSwitch } from "./version-switch.tsx";

type QuestionHeadProps = Pick<TurnViewProps, "conversation" | "turn" | "onAsk" | "isAsking" | "onPick">;

/** A question with marked words, its author and time, and an edit button. */
export function QuestionHead({ conversation, turn, onAsk, isAsking, onPick }: QuestionHeadProps) {
  const [isEditing, setIsEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const now = useNow();
  const { question, askedBy, askedAtMs } = turn;
  const close = () => {
    flushSync(() => setIsEditing(false));
    edit.current?.focus();
  };
  const ask = (text: string, onAsked?: () => void) =>
    onAsk({ question: text, afterTurnId: turn.afterTurnId, without: turn.without }, onAsked);
  if (isEditing) {
    return (
      <EditQuestion
        question={question}
        isBusy={isAsking}
        onAsk={(text) => ask(text, () => setIsEditing(false))}
        onCancel={close}
      />
    );
  }
  return (
    <>
      <h2 className="text-22 font-semibold wrap-anywhere whitespace-pre-line max-md:text-18">
        <TeachableQuestion
          databaseId={conversation.databaseId}
          turn={turn}
          onAskAgain={() => ask(question)}
        />
      </h2>
      <p className="mt-1.5 mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-text-3">
        <Avatar name={askedBy.name} image={askedBy.image} tintKey={askedBy.id} size="xs" />
        <span>
          {askedBy.name},{" "}
          <time dateTime={new Date(askedAtMs).toISOString()}>{describeMoment(askedAtMs, now)}</time>
        </span>
        <span aria-hidden>·</span>
        <button
          type="button"
          ref={edit}
          className="tap rounded-1 text-text-2 transition-colors hover:text-text"
          onClick={() => setIsEditing(true)}
        >
          Edit question
        </button>
        <VersionSwitch position={positionOf(conversation.turns, turn.id)} onPick={onPick} />
      </p>
    </>
  );
}
