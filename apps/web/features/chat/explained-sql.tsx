import { explainSql } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { ExecutionPlan } from "../../shared/answer/sql/execution-plan.tsx";
import { call } from "../../shared/server/call.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import type { Sql } from "../../shared/sql-variables/sync-variables.ts";
import { WaitingLine } from "../../ui/waiting-line.tsx";

interface ExplainedSqlProps {
  readonly databaseId: string;
  readonly sql: Sql;
}

/** How the database would run a statement; it does not run. */
export function ExplainedSql({ databaseId, sql }: ExplainedSqlProps) {
  const found = useQuery({
    queryKey: ["databases", databaseId, "explained-sql", sql],
    queryFn: ({ signal }) =>
      call(explainSql, { params: { databaseId }, body: { sql: sql.text, variables: sql.variables } }, signal),
    retry: false,
    // Estimates follow the data.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <section aria-label="How the database would run it" className="border-t border-line px-4 py-3">
      {found.isPending && <WaitingLine>Asking the database how it would run this</WaitingLine>}
      {found.error && (
        <p role="alert" className="flex items-start gap-2 text-13 text-text-2">
          <CircleAlert className="mt-0.5 size-3.5! flex-none text-danger" />
          <span className="min-w-0 wrap-anywhere">
            <b className="font-semibold text-text">{describeFailure(found.error).title}</b>{" "}
            {describeFailure(found.error).detail}
          </span>
        </p>
      )}
      {found.data && <ExecutionPlan steps={found.data} />}
    </section>
  );
}
