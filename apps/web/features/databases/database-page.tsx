import type { DatabaseDetail } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { MessageCircleQuestionMark, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useDatabaseOfPage } from "../../shared/database/current-database-store.ts";
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

/** The page of a database with its tabs. */
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
  useDatabaseOfPage(id);
  return (
    <Page
      title={name}
      crumbs={crumbs}
      actions={
        <>
          {canBeReread(database) && (
            <ReadAgain onRead={sync.start} isBusy={sync.isStarting || sync.isRunning} />
          )}
          <ButtonLink to="/ask" size="sm" icon={MessageCircleQuestionMark}>
            Ask it
          </ButtonLink>
        </>
      }
    >
      <div className="flex min-h-full flex-col" data-reading={sync.isRunning || undefined}>
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
