import { CornerDownRight } from "lucide-react";

interface FollowUpListProps {
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Questions that continue an answer, each a button. */
export function FollowUpList({ questions, onAsk }: FollowUpListProps) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label="Follow-up questions" className="mt-3.5 flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question} className="min-w-0">
          <button
            type="button"
            className="inline-flex min-h-md max-w-full items-center gap-2 rounded-full py-1 ps-2.5 pe-3 text-start text-13 text-text-2 inset-ring inset-ring-line-strong transition-colors hover:bg-hover hover:text-text active:bg-press max-md:min-h-tap max-md:text-14"
            onClick={() => onAsk(question)}
          >
            <CornerDownRight className="size-3.5! text-accent-text" />
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
