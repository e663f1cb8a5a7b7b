import { maxCommentLength } from "@askery/api";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { isComposing } from "../question/is-composing.ts";
import { printShortcut } from "../page/keys.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import type { Commentable } from "./commentable.ts";
import { emptyDraft, type CommentDraft } from "./comment-drafts.ts";
import { MentionList, optionIdOf } from "./mention-list.tsx";
import { useMentioning } from "./use-mentioning.ts";
import { writeCount } from "../wording/own-formats.ts";

interface CommentComposerProps {
  readonly thing: Commentable;
  /** The accessible name of the field, and its placeholder. */
  readonly label: string;
  readonly initial: CommentDraft;
  /** On each change, so that it survives. */
  readonly onDraft?: (draft: CommentDraft) => void;
  /** The word on the button. Default: Send. */
  readonly sendLabel?: string;
  readonly onSend: (draft: CommentDraft) => void;
  readonly onCancel?: () => void;
  readonly isBusy?: boolean;
  /** Why it was not saved. */
  readonly error?: string | undefined;
  readonly isFocused?: boolean;
  /** Whether it is the main one of the panel. */
  readonly isMain?: boolean;
}

/** A field for a comment. “@” offers people, Ctrl and Enter send. */
export function CommentComposer(props: CommentComposerProps) {
  const { thing, label, initial, onDraft, sendLabel = "Send", onSend, onCancel } = props;
  const { isBusy = false, error, isFocused = false, isMain = false } = props;
  const [draft, setDraft] = useState(initial);
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const write = (next: CommentDraft) => {
    setDraft(next);
    onDraft?.(next);
  };
  const mentioning = useMentioning({ thing, box, draft, write });
  const { people, lit, isOpen } = mentioning;
  const length = draft.text.trim().length;
  const canSend = length > 0 && length <= maxCommentLength && !isBusy;
  const send = () => {
    if (!canSend) return;
    onSend({ ...draft, text: draft.text.trim() });
    if (onCancel === undefined) write(emptyDraft);
    box.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (mentioning.press(event) || isComposing(event)) return;
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={box}
        label={label}
        isLabelHidden
        placeholder={label}
        rows={2}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened the field
        autoFocus={isFocused}
        value={draft.text}
        error={length > maxCommentLength ? describeExcess(length) : error}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- comments may have several lines
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen ? optionIdOf(listId, lit) : undefined}
        onChange={({ target }) => mentioning.type(target.value, target.selectionStart)}
        onKeyDown={press}
        onBlur={mentioning.close}
      />
      {isOpen && <MentionList id={listId} {...{ people, lit }} onAccept={mentioning.accept} />}
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 text-12 text-text-3">
          {isMain && <span className="max-md:hidden">{`@ mentions · ${printShortcut("Enter")} sends`}</span>}
        </p>
        {onCancel !== undefined && (
          <Button kind="ghost" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button
          type="submit"
          kind={isMain ? "solid" : "line"}
          size="sm"
          isBusy={isBusy}
          disabled={!canSend && !isBusy}
        >
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}

function describeExcess(length: number): string {
  const excess = length - maxCommentLength;
  return `Comments have at most 2,000 characters. Remove ${writeCount(excess)}.`;
}
