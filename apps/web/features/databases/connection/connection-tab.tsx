import { getConnection, type Connection, type DatabaseDetail } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { FailurePanel } from "../../../shared/page/failure-panel.tsx";
import { databaseQuery } from "../../../shared/server/queries.ts";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { canConnect } from "../settings/database-words.ts";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { AskIt } from "../settings/ask-it.tsx";
import { OneSync } from "../sync/one-sync.tsx";
import { SyncSection } from "../sync/sync-section.tsx";
import { FileList } from "../upload/file-list.tsx";
import { SavedConnectionForm } from "./saved-connection-form.tsx";

interface ConnectionTabProps {
  readonly id: string;
  /** The sync whose changes are shown first. */
  readonly syncId: string | undefined;
}

/** How a database is connected, and when it is synced. */
export function ConnectionTab({ id, syncId }: ConnectionTabProps) {
  const database = useQuery(databaseQuery(id));
  if (database.data === undefined) return null;
  return (
    <div className="page-column is-narrow flex flex-col gap-8">
      {syncId !== undefined && <OneSync databaseId={id} syncId={syncId} />}
      {canConnect(database.data.role) ? (
        <Shown database={database.data} />
      ) : (
        <Notice title="Only admins can see this connection">
          An owner or admin of this database can view and change it.
        </Notice>
      )}
      {database.data.kind !== "sample" && <SyncSection database={database.data} />}
    </div>
  );
}

function Shown({ database }: { readonly database: DatabaseDetail }) {
  const connection = useQuery(endpointQuery(getConnection, { params: { databaseId: database.id } }));
  if (connection.data !== undefined) return <Reached database={database} connection={connection.data} />;
  return (
    <Card>
      {connection.error ? (
        <FailurePanel error={connection.error} onRetry={() => void connection.refetch()} />
      ) : (
        <WaitingLine>Loading the connection</WaitingLine>
      )}
    </Card>
  );
}

interface ReachedProps {
  readonly database: DatabaseDetail;
  readonly connection: Connection;
}

function Reached({ database, connection }: ReachedProps) {
  if (connection.kind === "sample") {
    return (
      <Card className="divide-y divide-line">
        <div className="p-5 max-md:p-4">
          <h3 className="text-14 font-semibold">Sample data</h3>
          <p className="mt-1 max-w-text text-pretty text-text-2">
            Three years of a shop that sells furniture and kitchenware in its stores and online: orders,
            customers, products, returns, visits. It is a file on this server, opened read-only, and it needs
            no setup. Only you see what you define and hide in it.
          </p>
        </div>
        <AskIt databaseId={database.id} />
      </Card>
    );
  }
  if (connection.kind === "file") return <FileList databaseId={database.id} role={database.role} />;
  return <SavedConnectionForm databaseId={database.id} connection={connection} />;
}
