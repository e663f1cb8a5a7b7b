import type { Outcome } from "@askery/model";
import { Card } from "../../ui/card.tsx";
import { SuggestionRow } from "../../ui/suggestion-row.tsx";

interface RefusedViewProps {
  readonly outcome: Extract<Outcome, { kind: "refused" }>;
  readonly onAsk: (question: string) => void;
}

const mostShown = 5;

/** A question that was not answered: why, and questions that can be, each one press away. */
export function RefusedView({ outcome: { sentence, problem }, onAsk }: RefusedViewProps) {
  const suggestions = problem.suggestions.slice(0, mostShown);
  return (
    <Card className="p-4" aria-label="Not answered">
      <p className="max-w-text text-14 text-pretty wrap-anywhere text-text">{sentence}</p>
      {suggestions.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 text-12 font-medium text-text-3">
            {suggestions.length === 1 ? "This can be answered" : "These can be answered"}
          </h3>
          <ul className="border-t border-line">
            {suggestions.map((suggestion) => (
              <li key={suggestion} className="border-b border-line last:border-0">
                <SuggestionRow onClick={() => onAsk(suggestion)}>{suggestion}</SuggestionRow>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
