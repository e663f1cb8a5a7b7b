import type { Outcome } from "@askery/model";
import { Link } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { buttonClasses } from "../../ui/button-classes.ts";
import { Card } from "../../ui/card.tsx";
import { SuggestionRow } from "../../ui/suggestion-row.tsx";

type Refused = Extract<Outcome, { kind: "refused" }>;

interface RefusedViewProps {
  readonly databaseId: string;
  readonly outcome: Refused;
  readonly onAsk: (question: string) => void;
}

const maxShown = 5;

/** A question that was not answered: the reason, and questions that can be asked instead. */
export function RefusedView({ databaseId, outcome, onAsk }: RefusedViewProps) {
  const { sentence, problem } = outcome;
  const unknown = findUnknownWord(outcome);
  const canDefine = useCanEdit(databaseId) && unknown !== null;
  const suggestions = problem.suggestions.slice(0, maxShown);
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
                <SuggestionRow onClick={() => onAsk(suggestion)}>
                  <span className="block first-letter:uppercase">{suggestion}</span>
                </SuggestionRow>
              </li>
            ))}
          </ul>
        </>
      )}
      {canDefine && (
        <Link
          to="/databases/$id/knowledge"
          params={{ id: databaseId }}
          search={{ teach: unknown }}
          className={`${buttonClasses("line", "sm")} mt-3 max-w-full`}
        >
          <BookOpen />
          <span className="truncate">Define “{unknown}”</span>
        </Link>
      )}
    </Card>
  );
}

/** The first word that matches nothing in the database. */
function findUnknownWord({ question, problem, marks }: Refused): string | null {
  if (problem.code !== "words-unknown" && problem.code !== "question-not-understood") return null;
  const span = marks.find(({ kind }) => kind === "unknown")?.span;
  return span === undefined ? null : question.slice(span.start, span.end);
}
