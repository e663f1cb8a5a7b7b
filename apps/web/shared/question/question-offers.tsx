import { useId } from "react";
import { SuggestionRow } from "../../ui/suggestion-row.tsx";

interface QuestionOffersProps {
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Questions that can be asked instead of one that was not answered: the nearest first, not too many. */
export function QuestionOffers({ questions, onAsk }: QuestionOffersProps) {
  const headingId = useId();
  if (questions.length === 0) return null;
  return (
    <>
      <h3 id={headingId} className="mt-3 mb-1 text-12 font-medium text-text-3">
        {questions.length === 1 ? "This can be answered" : "These can be answered"}
      </h3>
      <ul aria-labelledby={headingId} className="border-t border-line">
        {questions.slice(0, maxShown).map((question) => (
          <li key={question} className="border-b border-line last:border-0">
            <SuggestionRow onClick={() => onAsk(question)}>
              <span className="block first-letter:uppercase">{question}</span>
            </SuggestionRow>
          </li>
        ))}
      </ul>
    </>
  );
}

const maxShown = 5;
