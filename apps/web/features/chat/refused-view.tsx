import type { Mark, Outcome } from "@askery/model";
import { BookOpen } from "lucide-react";
import type { ReactNode } from "react";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { TeachWord } from "../../shared/knowledge/teach-word.tsx";
import { describeMark } from "../../shared/question/marked-question.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { SuggestionRow } from "../../ui/suggestion-row.tsx";

type Refused = Extract<Outcome, { kind: "refused" }>;

interface RefusedViewProps {
  readonly databaseId: string;
  readonly outcome: Refused;
  readonly onAsk: (question: string) => void;
  /** Ways in which the question may have been meant. */
  readonly choices: ReactNode;
}

const maxShown = 5;

/** A question that was not answered: the reason, and questions that can be asked instead. */
export function RefusedView({ databaseId, outcome, onAsk, choices }: RefusedViewProps) {
  const { sentence, problem } = outcome;
  const unknown = findUnknown(outcome);
  const readsAll = useReadsAll(databaseId);
  const canDefine = useCanEdit(databaseId) && readsAll && unknown !== null;
  const suggestions = problem.suggestions.slice(0, maxShown);
  return (
    <Card className="p-4" aria-label="Not answered">
      <p className="max-w-text text-14 text-pretty wrap-anywhere text-text">{sentence}</p>
      <div className="mt-3 empty:hidden">{choices}</div>
      {suggestions.length > 0 && (
        <Offers title={suggestions.length === 1 ? "This can be answered" : "These can be answered"}>
          {suggestions.map((suggestion) => (
            <Offer key={suggestion} text={suggestion} onClick={() => onAsk(suggestion)} />
          ))}
        </Offers>
      )}
      {canDefine && (
        <TeachWord
          databaseId={databaseId}
          question={outcome.question}
          span={unknown.span}
          means={describeMark(unknown)}
          onChange={() => onAsk(outcome.question)}
        >
          <Button size="sm" icon={BookOpen} className="mt-3 max-w-full">
            <span className="truncate">Define “{wordsOf(outcome.question, unknown)}”</span>
          </Button>
        </TeachWord>
      )}
    </Card>
  );
}

function Offers({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h3 className="mt-3 mb-1 text-12 font-medium text-text-3">{title}</h3>
      <ul className="border-t border-line">{children}</ul>
    </>
  );
}

function Offer({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <li className="border-b border-line last:border-0">
      <SuggestionRow onClick={onClick}>
        <span className="block first-letter:uppercase">{text}</span>
      </SuggestionRow>
    </li>
  );
}

/** The first words that match nothing in the database. */
function findUnknown({ problem, marks }: Refused): Mark | null {
  if (problem.code !== "words-unknown" && problem.code !== "question-not-understood") return null;
  return marks.find(({ kind }) => kind === "unknown") ?? null;
}

function wordsOf(question: string, { span }: Mark): string {
  return question.slice(span.start, span.end);
}
