import type { DatabaseDetail } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { countOf } from "../../shared/wording/count-of.ts";
import { FailurePanel } from "../../shared/page/failure-panel.tsx";
import { databaseQuery } from "../../shared/server/queries.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { DatabaseLogo } from "../../ui/database-logo.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { Steps } from "../../ui/steps.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { AskIt } from "./settings/ask-it.tsx";
import { describeProgress } from "./sync/describe-progress.ts";
import { useSync } from "./sync/use-sync.ts";

/** The last step of adding a database: shows the sync, then offers to ask. */
export function AddedStep({ databaseId }: { readonly databaseId: string }) {
  const database = useQuery(databaseQuery(databaseId));
  if (database.data !== undefined) return <Added database={database.data} />;
  if (database.error) {
    return <FailurePanel error={database.error} onRetry={() => void database.refetch()} />;
  }
  return <WaitingLine>Opening the database</WaitingLine>;
}

function Added({ database }: { readonly database: DatabaseDetail }) {
  const { id, name, logo } = database;
  const sync = useSync(id);
  const tableCount = sync.ended?.tableCount ?? sync.status?.tableCount ?? null;
  return (
    <div className="page-column is-narrow">
      <div className="mb-4 flex items-center gap-3">
        <DatabaseLogo name={name} logo={logo} tintKey={id} size="lg" />
        <div className="min-w-0">
          <h2 className="truncate text-18 font-semibold">{name}</h2>
          <p className="text-text-3">
            {tableCount === null || sync.isRunning ? "Saved" : `${countOf(tableCount, "table")} read`}
          </p>
        </div>
      </div>
      <Card>
        {sync.isRunning ? (
          <Steps
            title="Reading the tables"
            steps={describeProgress(sync.progress)}
            onStop={sync.stop}
            isStopping={sync.isStopping}
          />
        ) : (
          <Outcome databaseId={id} sync={sync} />
        )}
      </Card>
    </div>
  );
}

interface OutcomeProps {
  readonly databaseId: string;
  readonly sync: ReturnType<typeof useSync>;
}

/** The outcome of the first sync: an invitation to ask, or why it failed. */
function Outcome({ databaseId, sync }: OutcomeProps) {
  if (sync.status === null) return <WaitingLine>Opening the database</WaitingLine>;
  const failure = sync.ended?.failure ?? null;
  if (sync.status.readAtMs !== null && failure === null) return <AskIt databaseId={databaseId} />;
  return (
    <FailedState
      title={failure?.message ?? "The tables were not read"}
      actions={
        <>
          <Button kind="solid" isBusy={sync.isStarting} onClick={sync.start}>
            Read the tables
          </Button>
          <ButtonLink to="/databases/$id/connection" params={{ id: databaseId }} kind="ghost">
            Change the connection
          </ButtonLink>
        </>
      }
    >
      {failure?.fix ?? "The connection is saved. Reading was stopped, or has not started."}
    </FailedState>
  );
}
