import type { DatabaseDetail } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { MessageCircleQuestionMark, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { pickDatabase, useCurrentDatabase } from "../../shared/database/current-database-store.ts";
import { FailurePanel } from "../../shared/page/failure-panel.tsx";
import { Page } from "../../shared/page/page.tsx";
import { databaseQuery } from "../../shared/server/queries.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { DatabaseHead } from "./database-head.tsx";
import { DatabaseTabs } from "./database-tabs.tsx";
import { canBeReread } from "./settings/database-words.ts";
import { SyncContext } from "./sync/sync-context.ts";
import { SyncEnded, SyncLine } from "./sync/sync-line.tsx";
import { useSync } from "./sync/use-sync.ts";

interface DatabasePageProps {
  readonly id: string;
  /** The open tab. */
  readonly children: ReactNode;
}

/** One database: what it is, and the tabs that set it up. */
export function DatabasePage({ id, children }: DatabasePageProps) {
  const database = useQuery(databaseQuery(id));
  if (database.data !== undefined) return <Database database={database.data}>{children}</Database>;
  return (
    <Page title="Database" crumbs={crumbs}>
      {database.error ? (
        <FailurePanel error={database.error} onRetry={() => void database.refetch()} />
      ) : (
        <WaitingLine>Opening the database</WaitingLine>
      )}
    </Page>
  );
}

const crumbs = [{ title: "Databases", to: "/databases" }];

interface DatabaseProps {
  readonly database: DatabaseDetail;
  readonly children: ReactNode;
}

function Database({ database, children }: DatabaseProps) {
  const { id, name } = database;
  const sync = useSync(id);
  return (
    <Page
      title={name}
      crumbs={crumbs}
      actions={
        <>
          {canBeReread(database) && (
            <ReadAgain onRead={sync.start} isBusy={sync.isStarting || sync.isRunning} />
          )}
          <ButtonLink
            to="/ask"
            size="sm"
            icon={MessageCircleQuestionMark}
            // What is asked next is asked of this one.
            onClick={() => pickDatabase(id)}
          >
            Ask it
          </ButtonLink>
        </>
      }
    >
      <div className="flex min-h-full flex-col" data-reading={sync.isRunning || undefined}>
        <OtherIsCurrent database={database} />
        <DatabaseHead database={database} status={sync.status} />
        <DatabaseTabs id={id} />
        {sync.isRunning && (
          <SyncLine progress={sync.progress} onStop={sync.stop} isStopping={sync.isStopping} />
        )}
        {!sync.isRunning && sync.ended !== null && (
          <div className="border-b border-line px-5 py-3 max-md:px-4">
            <SyncEnded sync={sync.ended} onRetry={sync.start} />
          </div>
        )}
        <SyncContext value={sync}>{children}</SyncContext>
      </div>
    </Page>
  );
}

function ReadAgain({ onRead, isBusy }: { readonly onRead: () => void; readonly isBusy: boolean }) {
  return (
    <Button kind="ghost" size="sm" icon={RefreshCw} isBusy={isBusy} onClick={onRead}>
      <span className="max-xl:sr-only">Read schema again</span>
    </Button>
  );
}

/** Everything else on the screen belongs to the current database: where that is another one, this says so. */
function OtherIsCurrent({ database }: { readonly database: DatabaseDetail }) {
  const current = useCurrentDatabase();
  if (current === undefined || current.id === database.id) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-hover px-5 py-1.5 max-md:px-4">
      <p className="min-w-0 flex-1 text-text-2">
        You are in <b className="font-semibold text-text">{current.name}</b>.
        <span className="max-md:hidden"> These are the settings of {database.name}.</span>
      </p>
      <Button size="sm" onClick={() => pickDatabase(database.id)}>
        Switch to {database.name}
      </Button>
    </div>
  );
}
