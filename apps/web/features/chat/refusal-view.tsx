import type { Problem } from "@askery/model";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";

interface RefusalViewProps {
  readonly problem: Problem;
  readonly question: string;
}

/** A question that was not answered: which words were the trouble, and questions that work. */
export function RefusalView({ problem, question }: RefusalViewProps) {
  const words = problem.spans.map(({ start, end }) => `“${question.slice(start, end)}”`).join(", ");
  return (
    <div className="p-4">
      <p className="font-medium">
        {words === "" ? "This question can't be answered here." : `Not understood: ${words}.`}
      </p>
      {problem.suggestions.length > 0 && (
        <>
          <p className="mt-1 mb-2 text-text-2">These can be answered:</p>
          <ul>
            {problem.suggestions.slice(0, 3).map((suggestion) => (
              <li key={suggestion}>
                <Link
                  to="/ask"
                  search={{ q: suggestion }}
                  preload={false}
                  className="flex min-h-9 items-center gap-2 border-t border-line hover:text-accent-text max-md:min-h-tap"
                >
                  <span className="flex-1">{suggestion}</span>
                  <ArrowRight className="size-3.5! text-text-3" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
