import {
  listTrash,
  listTrashedDatabases,
  restoreChart,
  restoreConversation,
  restoreDashboard,
  restoreDatabase,
  type Trashed,
  type TrashedDatabase,
} from "@askery/api";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChartLine, Database, LayoutDashboard, MessageCircleQuestionMark } from "lucide-react";
import { call } from "../../shared/server/call.ts";
import { ListRow } from "../../shared/list/list-row.tsx";
import { PagedList } from "../../shared/list/paged-list.tsx";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { Page } from "../../shared/page/page.tsx";
import { useCurrentDatabase } from "../../shared/database/current-database-store.ts";
import { endpointPages, endpointQuery } from "../../shared/server/endpoint-query.ts";
import { describeDate, describeWhen } from "../../shared/wording/describe-when.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { failures } from "../../shared/wording/failures.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";

/** Items deleted in the last 30 days, which can be restored. */
export function TrashPage() {
  const database = useCurrentDatabase();
  return (
    <Page title="Trash">
      <div className="page-column">
        <TrashedDatabases />
        {database && <TrashOf key={database.id} databaseId={database.id} name={database.name} />}
      </div>
    </Page>
  );
}

function TrashedDatabases() {
  const trashed = useQuery(endpointQuery(listTrashedDatabases, {}, 0));
  const restore = useRestore();
  if (trashed.data === undefined || trashed.data.length === 0) return null;
  return (
    <section className="mb-6">
      <h2 className="mb-2 text-14 font-semibold">Databases</h2>
      <Card>
        <ul aria-label="Deleted databases" className="divide-y divide-line">
          {trashed.data.map((database) => (
            <li key={database.id}>
              <ListRow
                icon={Database}
                title={database.name}
                detail={describeDeadline(database)}
                actions={
                  <RestoreButton
                    name={database.name}
                    onRestore={() => restore.mutate({ kind: "database", id: database.id })}
                  />
                }
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

interface TrashOfProps {
  readonly databaseId: string;
  readonly name: string;
}

function TrashOf({ databaseId, name }: TrashOfProps) {
  const list = useInfiniteQuery(endpointPages(listTrash, { params: { databaseId }, query: {} }, 0));
  const restore = useRestore();
  return (
    <section>
      <h2 className="mb-2 text-14 font-semibold">Deleted in {name}</h2>
      <PagedList
        query={list}
        label="Deleted"
        keyOf={({ id }) => id}
        renderRow={(trashed) => (
          <ListRow
            icon={icons[trashed.kind]}
            title={trashed.title}
            detail={`${nouns[trashed.kind]} · ${describeDeadline(trashed)}`}
            actions={<RestoreButton name={trashed.title} onRestore={() => restore.mutate(trashed)} />}
          />
        )}
        empty={
          <EmptyState
            title="The trash is empty"
            drawing="rows"
            action={<LinkButton to="/chats">View projects</LinkButton>}
          >
            What you delete can be restored from here for 30 days.
          </EmptyState>
        }
      />
    </section>
  );
}

const icons = {
  conversation: MessageCircleQuestionMark,
  chart: ChartLine,
  dashboard: LayoutDashboard,
} as const;
const nouns = { conversation: "Project", chart: "Chart", dashboard: "Dashboard" } as const;

function describeDeadline({
  deletedAtMs,
  restoreUntilMs,
}: Pick<Trashed | TrashedDatabase, "deletedAtMs" | "restoreUntilMs">): string {
  const now = Date.now();
  return `deleted ${describeWhen(deletedAtMs, now)}, kept until ${describeDate(restoreUntilMs, now)}`;
}

interface RestoreButtonProps {
  readonly name: string;
  readonly onRestore: () => void;
}

function RestoreButton({ name, onRestore }: RestoreButtonProps) {
  return (
    <Button size="sm" aria-label={`Restore ${name}`} onClick={onRestore}>
      Restore
    </Button>
  );
}

interface Restorable {
  readonly id: string;
  readonly kind: Trashed["kind"] | "database";
}

const restorers = {
  conversation: async (id: string) => call(restoreConversation, { params: { conversationId: id } }),
  chart: async (id: string) => call(restoreChart, { params: { chartId: id } }),
  dashboard: async (id: string) => call(restoreDashboard, { params: { dashboardId: id } }),
  database: async (id: string) => call(restoreDatabase, { params: { databaseId: id } }),
} as const;

/** Restores an item from the trash, and reloads everything, because all pages may be affected. */
function useRestore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, kind }: Restorable): Promise<unknown> => restorers[kind](id),
    onSuccess: () => showToast("Restored"),
    onError: (error) => reportFailure(failures.notRestored, error),
    onSettled: async () => client.invalidateQueries(),
  });
}
