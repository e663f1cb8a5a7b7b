import {
  addSampleDatabase,
  deleteDatabase,
  getDatabase,
  getSession,
  listTrashedDatabases,
  restoreDatabase,
  updateDatabase,
  type Database,
  type Me,
} from "@askery/api";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { showUndoToast } from "../../ui/toast-store.ts";
import { call } from "../../shared/server/call.ts";
import { pickDatabase } from "../../shared/database/current-database-store.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { failures } from "../../shared/wording/failures.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";

/** Adds a sample database, if the user has none, and makes it current. */
export function useAddSample() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => call(addSampleDatabase),
    onSuccess: async (database) => {
      changeDatabases(client, (databases) => [...databases.filter(({ id }) => id !== database.id), database]);
      pickDatabase(database.id);
      await client.invalidateQueries({ queryKey: queryKeyOf(getSession) });
    },
    onError: (error) => reportFailure(failures.sampleNotAdded, error),
  });
}

/** Renames a database at once; reverts if the server refuses. */
export function useRenameDatabase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ of, name }: { readonly of: Database; readonly name: string }) =>
      call(updateDatabase, { params: { databaseId: of.id }, body: { name } }),
    onMutate: async ({ of, name }) => {
      await client.cancelQueries({ queryKey: queryKeyOf(getSession) });
      return changeDatabases(client, (databases) =>
        databases.map((one) => (one.id === of.id ? { ...one, name } : one)),
      );
    },
    onError: (error, { name }, takeBack) => {
      takeBack?.();
      reportFailure(failures.notRenamed(name), error);
    },
    onSettled: async (_data, _error, { of }) => {
      await client.invalidateQueries({ queryKey: queryKeyOf(getSession) });
      await client.invalidateQueries({ queryKey: queryKeyOf(getDatabase, { databaseId: of.id }) });
    },
  });
}

/** Moves a database to the trash at once, with Undo; reverts if the server refuses. */
export function useDeleteDatabase() {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: async (of: Database) => call(restoreDatabase, { params: { databaseId: of.id } }),
    onError: (error, of) => reportFailure(failures.stillInTrash(of.name), error),
    onSettled: async () => client.invalidateQueries(),
  });
  return useMutation({
    mutationFn: async (of: Database) => call(deleteDatabase, { params: { databaseId: of.id } }),
    onMutate: async (of) => {
      await client.cancelQueries({ queryKey: queryKeyOf(getSession) });
      return changeDatabases(client, (databases) => databases.filter((one) => one.id !== of.id));
    },
    onSuccess: (_data, of) => showUndoToast(`${of.name} deleted`, () => restore.mutate(of)),
    onError: (error, of, takeBack) => {
      takeBack?.();
      reportFailure(failures.notDeleted(of.name), error);
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: queryKeyOf(getSession) });
      await client.invalidateQueries({ queryKey: queryKeyOf(listTrashedDatabases) });
    },
  });
}

/** Changes the user's databases in the cache. Returns a function that reverts it. */
function changeDatabases(
  client: QueryClient,
  change: (databases: readonly Database[]) => readonly Database[],
): () => void {
  const queryKey = queryKeyOf(getSession);
  const before = client.getQueryData<Me | null>(queryKey);
  if (before) client.setQueryData<Me>(queryKey, { ...before, databases: change(before.databases) });
  return () => client.setQueryData(queryKey, before);
}
