import type { Mode } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowUpRight } from "lucide-react";
import { startersQuery } from "../../shared/server/queries.ts";

interface StartersProps {
  readonly databaseId: string;
  readonly mode: Mode;
}

/** Questions that this database can answer, as links that ask them. */
export function Starters({ databaseId, mode }: StartersProps) {
  const starters = useQuery(startersQuery(databaseId));
  if (starters.data === undefined || starters.data.length === 0) return null;
  return (
    <section className="mt-10">
      <h3 className="mb-1 text-12 font-medium text-text-3">Questions to try</h3>
      <ul className="grid grid-cols-2 gap-x-6 page-narrow:grid-cols-1">
        {starters.data.slice(0, 6).map((question) => (
          <li key={question}>
            <Link
              to={`/ask/${mode}`}
              search={{ q: question }}
              preload={false}
              className="flex min-h-9 items-center gap-2 border-t border-line text-text-2 hover:text-text max-md:min-h-tap"
            >
              <span className="min-w-0 flex-1 truncate">{question}</span>
              <ArrowUpRight className="size-3.5! text-text-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
