import { useState } from "react";
import { findQuestionFault } from "./find-question-fault.ts";

interface QuestionDraft {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Empties it of what was sent. What was typed meanwhile stays. */
  readonly forget: (sent: string) => void;
  /** What is wrong, once somebody tried to send it; that it is too long is said at once. */
  readonly fault: string | null;
  /** The question to send, or null where it can't be sent: then its fault shows. */
  readonly take: () => string | null;
}

/** A question while it is being typed. Nothing of it is ever cut. */
export function useQuestionDraft(initial = ""): QuestionDraft {
  const [text, setText] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const fault = findQuestionFault(text);
  return {
    text,
    write: (next) => {
      setText(next);
      setIsTried(false);
    },
    forget: (sent) => {
      setText((now) => (now.trim() === sent ? "" : now));
      setIsTried(false);
    },
    fault: isTried || text.trim() !== "" ? fault : null,
    take: () => {
      setIsTried(true);
      return fault === null ? text.trim() : null;
    },
  };
}
