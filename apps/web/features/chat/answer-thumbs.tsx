import type { DislikeReason } from "@askery/api";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { dislikeReasons } from "../../shared/trust/dislike-words.data.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceCards } from "../../ui/choice-card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../ui/popover.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useFeedback } from "./use-feedback.ts";

interface AnswerThumbsProps {
  readonly conversationId: string;
  readonly turnId: string;
  /** The result that the answer shows. */
  readonly shownId: string | undefined;
}

/** Thumbs up and down. A thumb down asks what is wrong; a second click takes a thumb back. */
export function AnswerThumbs(props: AnswerThumbsProps) {
  const { verdict, give, withdraw } = useFeedback(props);
  const [isAsking, setIsAsking] = useState(false);
  const isDown = verdict === "down";
  const dislike = (
    <IconButton
      label="This answer is wrong"
      icon={ThumbsDown}
      aria-pressed={isDown}
      className={isDown ? pressed : undefined}
      {...(isDown && { onClick: withdraw })}
    />
  );
  return (
    <span className="ms-auto flex flex-none items-center gap-0.5">
      <IconButton
        label="This answer is right"
        icon={ThumbsUp}
        aria-pressed={verdict === "up"}
        className={verdict === "up" ? pressed : undefined}
        onClick={() => (verdict === "up" ? withdraw() : give({ verdict: "up" }))}
      />
      {isDown ? (
        dislike
      ) : (
        <Popover open={isAsking} onOpenChange={setIsAsking}>
          <PopoverTrigger asChild>{dislike}</PopoverTrigger>
          <PopoverContent align="end" aria-label="What is wrong?" className="w-80">
            <DislikeForm
              onSend={(reason, comment) => {
                setIsAsking(false);
                give({ verdict: "down", reason, comment });
              }}
            />
          </PopoverContent>
        </Popover>
      )}
    </span>
  );
}

const pressed = "bg-selected text-accent-text!";

function DislikeForm({ onSend }: { readonly onSend: (reason: DislikeReason, comment: string) => void }) {
  const [reason, setReason] = useState<DislikeReason>();
  const [comment, setComment] = useState("");
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason !== undefined) onSend(reason, comment);
      }}
    >
      <p className="text-13 font-medium">What is wrong?</p>
      <ChoiceCards label="What is wrong?" choices={dislikeReasons} value={reason} onValueChange={setReason} />
      <TextArea
        label="In your words"
        aside="optional"
        rows={2}
        maxLength={2_000}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        hint="Editors of this database see it, with this question, the ones before it and their answers."
      />
      <Button type="submit" kind="solid" disabled={reason === undefined}>
        Send
      </Button>
    </form>
  );
}
