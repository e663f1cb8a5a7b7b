import { listInvestigations } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowUpRight } from "lucide-react";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";

/** Questions that can be investigated in this database, as links to their plans. */
export function Investigations({ databaseId }: { readonly databaseId: string }) {
  const found = useQuery(endpointQuery(listInvestigations, { params: { databaseId } }));
  if (found.data === undefined || found.data.questions.length === 0) return null;
  return (
    <section className="mt-10">
      <h3 className="mb-1 text-12 font-medium text-text-3">Questions to try</h3>
      <ul className="grid grid-cols-2 gap-x-6 page-narrow:grid-cols-1">
        {found.data.questions.map((question) => (
          <li key={question}>
            <Link
              to="/ask/quantum"
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
