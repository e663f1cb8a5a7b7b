import type { ComponentProps, KeyboardEvent } from "react";
import { joinClasses } from "../../ui/join-classes.ts";
import { isComposing } from "./is-composing.ts";
import "./question-box.css";

interface QuestionTextProps extends Omit<ComponentProps<"textarea">, "value" | "onChange"> {
  /** The accessible name. */
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string, caret: number) => void;
  /** Enter sends; Shift+Enter starts a new line. */
  readonly onSend: () => void;
}

/** The text area for a question, which grows with its text. Put it into a `question-box`. */
export function QuestionText({
  label,
  value,
  onValueChange,
  onSend,
  onKeyDown,
  className,
  ...rest
}: QuestionTextProps) {
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    const isNewLine = event.shiftKey || isComposing(event);
    if (event.defaultPrevented || event.key !== "Enter" || isNewLine) return;
    event.preventDefault();
    onSend();
  };
  return (
    <textarea
      autoComplete="off"
      enterKeyHint="send"
      {...rest}
      aria-label={label}
      className={joinClasses("question-text", className)}
      value={value}
      onChange={(event) => onValueChange(event.target.value, event.target.selectionStart)}
      onKeyDown={press}
    />
  );
}
