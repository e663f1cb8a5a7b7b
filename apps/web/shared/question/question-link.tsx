import type { Mode } from "@askery/api";
import { Link } from "@tanstack/react-router";
import { ArrowUpRight } from "lucide-react";

interface QuestionLinkProps {
  readonly mode: Mode;
  readonly question: string;
}

/** A question to try, as a row of a list that links to asking it. */
export function QuestionLink({ mode, question }: QuestionLinkProps) {
  return (
    <Link
      to={`/ask/${mode}`}
      search={{ q: question }}
      preload={false}
      className="flex min-h-9 items-center gap-2 border-t border-line text-text-2 hover:text-text max-md:min-h-tap"
    >
      <span className="min-w-0 flex-1 truncate max-md:py-2 max-md:text-pretty max-md:whitespace-normal">
        {question}
      </span>
      <ArrowUpRight className="size-3.5! text-text-3" />
    </Link>
  );
}
