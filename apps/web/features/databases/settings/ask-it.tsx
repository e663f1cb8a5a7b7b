import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { pickDatabase } from "../../../shared/database/current-database-store.ts";
import { startersQuery } from "../../../shared/server/queries.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";

const shown = 3;

/** Leads to the first answer: three questions that this database can answer, and a box for another. */
export function AskIt({ databaseId }: { readonly databaseId: string }) {
  const starters = useQuery(startersQuery(databaseId));
  const pick = () => pickDatabase(databaseId);
  if (starters.isPending) return <WaitingLine>Finding questions to try</WaitingLine>;
  const questions = starters.data?.slice(0, shown) ?? [];
  return (
    <div className="p-5 max-md:p-4">
      <h3 className="text-14 font-semibold">Ask it</h3>
      {questions.length > 0 && (
        <ul className="mt-2 border-b border-line" aria-label="Questions to try">
          {questions.map((question) => (
            <li key={question}>
              <Link
                to="/ask/genesis"
                search={{ q: question }}
                preload={false}
                onClick={pick}
                className="flex min-h-9 items-center gap-2 border-t border-line py-1 text-text-2 hover:text-text max-md:min-h-tap"
              >
                <span className="min-w-0 flex-1">{question}</span>
                <ArrowRight className="size-3.5! text-text-3" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to="/ask" kind="solid" onClick={pick}>
          Ask a question
        </ButtonLink>
        <ButtonLink to="/databases/$id/tables" params={{ id: databaseId }} kind="ghost">
          View the tables
        </ButtonLink>
      </div>
    </div>
  );
}
