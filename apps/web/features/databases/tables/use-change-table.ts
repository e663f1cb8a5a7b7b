import {
  describeTable,
  drawHistograms,
  getReadiness,
  getTable,
  listKnowledge,
  listStarters,
  listTables,
  updateColumn,
  updateTable,
  type RequestOf,
  type TableColumnDetail,
  type TableDetail,
} from "@askery/api";
import { useMutation, useQueryClient, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { call } from "../../../shared/server/call.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { showFailureToast, showUndoToast } from "../../../ui/toast-store.ts";
import { invalidateAll, queryKeyOf } from "../../../shared/server/endpoint-query.ts";
import { failures } from "../../../shared/wording/failures.ts";

export type TableChange = RequestOf<typeof updateTable>["body"];
export type ColumnChange = RequestOf<typeof updateColumn>["body"];

interface InTable {
  readonly databaseId: string;
  readonly table: TableDetail;
}

interface Change<Body> {
  readonly body: Body;
  /** The text of the toast with Undo; undefined for an undo. */
  readonly toast?: string;
}

/** Changes a table at once, with Undo; reverts if the server refuses. */
export function useChangeTable({ databaseId, table }: InTable) {
  const client = useQueryClient();
  const key = queryKeyOf(getTable, { databaseId, tableId: table.id });
  const change = useMutation({
    mutationFn: async ({ body }: Change<TableChange>) =>
      call(updateTable, { params: { databaseId, tableId: table.id }, body }),
    onMutate: async ({ body }) => foresee(client, key, (now) => ({ ...now, ...foreseen(body) })),
    onError: (error, _change, takeBack) => refuse(error, takeBack?.restore),
    onSuccess: (after, { body, toast }, taken) => {
      client.setQueryData(key, after);
      const before = beforeOf(taken.before ?? table, body);
      if (toast !== undefined) showUndoToast(toast, () => change.mutate({ body: before }));
    },
    onSettled: async () => refreshLists(client, databaseId),
  });
  return (body: TableChange, toast: string) => change.mutate({ body, toast });
}

/** The same for one of its columns. */
export function useChangeColumn({ databaseId, table }: InTable) {
  const client = useQueryClient();
  const key = queryKeyOf(getTable, { databaseId, tableId: table.id });
  const change = useMutation({
    mutationFn: async ({ of, body }: Change<ColumnChange> & { readonly of: TableColumnDetail }) =>
      call(updateColumn, { params: { databaseId, tableId: table.id, columnName: of.name }, body }),
    onMutate: async ({ of, body }) =>
      foresee(client, key, (now) => ({
        ...now,
        columns: now.columns.map((one) => (one.name === of.name ? { ...one, ...foreseen(body) } : one)),
      })),
    onError: (error, _change, takeBack) => refuse(error, takeBack?.restore),
    onSuccess: (after, { of, body, toast }) => {
      client.setQueryData(key, after);
      const before = beforeOf(of, body);
      if (toast !== undefined) showUndoToast(toast, () => change.mutate({ of, body: before }));
    },
    onSettled: async () => refreshLists(client, databaseId),
  });
  return (of: TableColumnDetail, body: ColumnChange, toast: string) => change.mutate({ of, body, toast });
}

type Own = Pick<TableColumnDetail, "description" | "isDescriptionOwn" | "synonyms" | "isHidden"> & {
  readonly meaning: TableColumnDetail["meaning"] | TableDetail["meaning"];
  readonly isPrivate?: boolean;
};

/**
 * The change that undoes another: the previous values, with null for a description that was the database's own comment.
 */
function beforeOf<Change extends ColumnChange | TableChange>(own: Own, change: Change): Change {
  const before: Readonly<Record<string, unknown>> = {
    ...own,
    synonyms: [...own.synonyms],
    description: own.isDescriptionOwn ? own.description : null,
  };
  return Object.fromEntries(Object.keys(change).map((name) => [name, before[name]])) as Change;
}

/**
 * The expected result of a change. A removed description is replaced with the database's own comment, which only the
 * server knows.
 */
function foreseen<Change extends ColumnChange | TableChange>(change: Change) {
  const { description, ...rest } = change;
  const changed = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(changed) as Defined<Omit<Change, "description">>),
    ...(typeof description === "string" && { description, isDescriptionOwn: true }),
  };
}

type Defined<Change> = { readonly [Name in keyof Change]?: Exclude<Change[Name], undefined> };

interface Foreseen {
  /** The table before the change; undefined if it was not loaded. */
  readonly before: TableDetail | undefined;
  readonly restore: () => void;
}

async function foresee(
  client: QueryClient,
  queryKey: QueryKey,
  change: (table: TableDetail) => TableDetail,
): Promise<Foreseen> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData<TableDetail>(queryKey);
  if (before !== undefined) client.setQueryData(queryKey, change(before));
  return { before, restore: () => client.setQueryData(queryKey, before) };
}

function refuse(error: unknown, takeBack: (() => void) | undefined): void {
  takeBack?.();
  const { title, detail } = describeFailure(error);
  showFailureToast(`${failures.notChanged} ${title} ${detail}`);
}

async function refreshLists(client: QueryClient, databaseId: string): Promise<void> {
  // Readiness, knowledge and starters depend on which columns are hidden or private.
  const endpoints = [listTables, describeTable, drawHistograms, getReadiness, listKnowledge, listStarters];
  await invalidateAll(client, endpoints, { databaseId });
}
