import { getDatabaseAllowance } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { PlanLimit } from "../settings/plan-limit.tsx";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { FailurePanel } from "../../../shared/page/failure-panel.tsx";
import type { ConnectionKind } from "./connection-draft.ts";
import { NewConnectionForm } from "./new-connection-form.tsx";

/** Connects a database: checks the allowance, then shows the form. */
export function ConnectWay({ kind }: { readonly kind: ConnectionKind | undefined }) {
  const allowance = useQuery(endpointQuery(getDatabaseAllowance));
  if (allowance.data === undefined) {
    return allowance.error ? (
      <FailurePanel error={allowance.error} onRetry={() => void allowance.refetch()} />
    ) : (
      <WaitingLine>Checking what you can connect</WaitingLine>
    );
  }
  const { used, limit } = allowance.data.freeDatabases;
  if (limit !== null && used >= limit) return <PlanLimit used={used} />;
  return <NewConnectionForm kind={kind} allowance={allowance.data} />;
}
