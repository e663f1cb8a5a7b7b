import {
  getConnection,
  getReadiness,
  type DatabaseDetail,
  type Readiness,
  type ReadinessPart,
  type SyncStatus,
} from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { DatabaseLogo } from "../../ui/database-logo.tsx";
import { ProgressRing } from "../../ui/progress-ring.tsx";
import { describeFacts } from "./connection/describe-facts.ts";
import { nameKind } from "../../shared/database/name-kind.ts";
import { canConnect } from "./settings/database-words.ts";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import type { TablesSearch } from "./tables/tables-search.ts";

interface DatabaseHeadProps {
  readonly database: DatabaseDetail;
  /** Null while unknown. */
  readonly status: SyncStatus | null;
}

/** Logo, name, facts about the connection, and readiness. */
export function DatabaseHead({ database, status }: DatabaseHeadProps) {
  const { id, name, logo, kind, role } = database;
  const connection = useQuery({
    ...endpointQuery(getConnection, { params: { databaseId: id } }),
    enabled: canConnect(role),
  });
  const readiness = useQuery(endpointQuery(getReadiness, { params: { databaseId: id } }));
  const now = useNow();
  const readAtMs = status?.readAtMs ?? null;
  const facts = [
    ...(connection.data === undefined ? [nameKind(kind)] : describeFacts(connection.data)),
    ...(readAtMs === null ? [] : [`read ${describeWhen(readAtMs, now)}`]),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 pt-4 pb-3 max-md:px-4">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3 max-md:basis-full">
        <DatabaseLogo name={name} logo={logo} tintKey={id} size="lg" />
        <div className="min-w-0">
          <h2 className="truncate text-18 font-semibold">{name}</h2>
          <p className="text-12 text-pretty text-text-3">{facts.join(" · ")}</p>
        </div>
      </div>
      {/* Its space is there before it is known: below the name, where there is no room beside it. */}
      <div className="min-w-0 max-md:flex max-md:min-h-15 max-md:basis-full">
        {readiness.data !== undefined && <ReadinessSummary databaseId={id} readiness={readiness.data} />}
      </div>
    </div>
  );
}

interface ReadinessSummaryProps {
  readonly databaseId: string;
  readonly readiness: Readiness;
}

function ReadinessSummary({ databaseId, readiness: { score, next } }: ReadinessSummaryProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <ProgressRing label="Readiness" share={score / 100} />
      <div className="min-w-0">
        <p className="figures font-medium">{score} of 100 ready</p>
        {next === null ? (
          <p className="text-12 text-text-3">Nothing left to do</p>
        ) : (
          <AdviceLink databaseId={databaseId} part={next} />
        )}
      </div>
    </div>
  );
}

interface AdviceLinkProps {
  readonly databaseId: string;
  readonly part: ReadinessPart;
}

/** The most useful advice, with a link to follow it. */
function AdviceLink({ databaseId, part }: AdviceLinkProps) {
  return (
    <Link
      to={`/databases/$id/${part.tab}`}
      params={{ id: databaseId }}
      search={searchOf(part)}
      className="block text-12 text-text-2 hover:text-accent-text max-md:py-1"
    >
      {part.advice.replace(/\.$/, "")} <span aria-hidden>→</span>
    </Link>
  );
}

/** Where to follow the advice on its tab. */
function searchOf({ table, view }: ReadinessPart): TablesSearch {
  if (view !== null) return { view, only: "undecided" };
  return table === null ? {} : { table };
}
