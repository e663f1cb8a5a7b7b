import type { ComponentProps } from "react";
import { countOf } from "../wording/count-of.ts";
import { CompletionList, optionId } from "./completion-list.tsx";
import { QuestionText } from "./question-text.tsx";
import type { useCompleting } from "./use-completing.ts";

type Completing = ReturnType<typeof useCompleting>;

interface CompletedTextProps extends Omit<
  ComponentProps<typeof QuestionText>,
  "onValueChange" | "onKeyDown" | "onBlur"
> {
  /** The id of the list of completions. */
  readonly listId: string;
  readonly completing: Completing;
  /** When the focus leaves the text. */
  readonly onLeave?: () => void;
}

/** The text area for a question with completions, which `CompletionsOf` lists. */
export function CompletedText({ listId, completing, onLeave, ...rest }: CompletedTextProps) {
  const { isShown, isChosen, lit } = completing;
  return (
    <QuestionText
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- questions may have several lines
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isShown}
      aria-controls={listId}
      aria-activedescendant={isShown && isChosen ? optionId(listId, lit) : undefined}
      onValueChange={completing.type}
      onKeyDown={completing.press}
      onBlur={() => {
        completing.close();
        onLeave?.();
      }}
    />
  );
}

interface CompletionsOfProps {
  readonly listId: string;
  readonly completing: Completing;
  /** Where the list opens. Default: below. */
  readonly side?: "below" | "above";
}

/** The completions of a text while there are any; their number is announced. */
export function CompletionsOf({ listId, completing, side = "below" }: CompletionsOfProps) {
  const { options, lit, isChosen, isShown, before, accept } = completing;
  return (
    <>
      <output className="sr-only">
        {isShown && `${countOf(options.length, "suggestion")}, Tab accepts the first`}
      </output>
      {isShown && (
        <CompletionList id={listId} onAccept={accept} {...{ options, lit, isChosen, before, side }} />
      )}
    </>
  );
}
