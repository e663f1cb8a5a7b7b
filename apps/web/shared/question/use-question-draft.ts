import { useState } from "react";
import { findQuestionFault } from "./find-question-fault.ts";

interface QuestionDraft {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Clears the draft after sending; keeps text that was typed meanwhile. */
  readonly forget: (sent: string) => void;
  /** The problem, shown after an attempt to send; excessive length is shown at once. */
  readonly fault: string | null;
  /** Returns the question to send; null if it can't be sent, and then shows its problem. */
  readonly take: () => string | null;
}

/** The draft of a question, which is never cut. */
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
