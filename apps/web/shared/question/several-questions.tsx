import { Button } from "../../ui/button.tsx";
import { splitQuestions } from "./split-questions.ts";

interface SeveralQuestionsProps {
  /** The text of the box. */
  readonly text: string;
  /** Called with its lines as one question. */
  readonly onJoin: (text: string) => void;
}

/** Under a box with several lines: they are asked one after another, unless they are made one question. */
export function SeveralQuestions({ text, onJoin }: SeveralQuestionsProps) {
  const questions = splitQuestions(text);
  if (questions.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 px-4 pb-1 text-12 text-text-3">
      <output>{`${questions.length} questions, asked one after another.`}</output>
      <Button kind="accent" size="sm" onClick={() => onJoin(questions.join(" "))}>
        Ask as one question
      </Button>
    </div>
  );
}
