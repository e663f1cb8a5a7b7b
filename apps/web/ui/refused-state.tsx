import { BookOpen } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { SuggestionRow } from "./suggestion-row.tsx";

interface RefusedStateProps {
  /** The question, with its words marked. */
  readonly question: ReactNode;
  /** Why it can't be answered. */
  readonly reason: ReactNode;
  /** The nearest questions that can be answered. */
  readonly suggestions: readonly string[];
  readonly onAsk: (question: string) => void;
  /** The word to define, if that would help. */
  readonly teach?: { readonly word: string; readonly onDefine: () => void };
}

/** A question that was not understood: which words, why, and what to ask instead. */
export function RefusedState({ question, reason, suggestions, onAsk, teach }: RefusedStateProps) {
  return (
    <div className="p-4">
      <h2 className="text-18 text-text">{question}</h2>
      <p className="mt-1.5 mb-3 max-w-text text-13 text-pretty text-text-2">{reason}</p>
      <ul className="border-t border-line">
        {suggestions.map((suggestion) => (
          <li key={suggestion} className="border-b border-line last:border-0">
            <SuggestionRow
              onClick={() => {
                onAsk(suggestion);
              }}
            >
              {suggestion}
            </SuggestionRow>
          </li>
        ))}
      </ul>
      {teach !== undefined && (
        <Button size="sm" icon={BookOpen} className="mt-2" onClick={teach.onDefine}>
          Define “{teach.word}”
        </Button>
      )}
    </div>
  );
}
