import {
  addKnowledge,
  deleteKnowledge,
  getChart,
  getReadiness,
  getTable,
  listKnowledge,
  listStarters,
  readCardFigures,
  restoreKnowledge,
  updateKnowledge,
  type Knowledge,
  type KnowledgeEntry,
} from "@askery/api";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { call } from "../server/call.ts";
import { invalidateAll } from "../server/endpoint-query.ts";
import { showUndoToast } from "../../ui/toast-store.ts";
import { kindWords } from "./knowledge-words.data.ts";
import { failures } from "../wording/failures.ts";
import { reportFailure } from "../server/report-failure.ts";

interface Saving {
  /** The entry to change; null to add one. */
  readonly of: KnowledgeEntry | null;
  readonly entry: Knowledge;
}

/** Adds or changes an entry, with Undo. The form shows the server's refusal. */
export function useSaveKnowledge(databaseId: string) {
  const client = useQueryClient();
  const forget = useForget(databaseId);
  const putBack = useMutation({
    mutationFn: async ({ id, entry }: KnowledgeEntry) =>
      call(updateKnowledge, { params: { databaseId, entryId: id }, body: { entry } }),
    onError: (error) => reportFailure(failures.notUndone, error),
    onSettled: async () => refreshKnowledge(client, databaseId),
  });
  return useMutation({
    mutationFn: async ({ of, entry }: Saving) =>
      of === null
        ? call(addKnowledge, { params: { databaseId }, body: { entry } })
        : call(updateKnowledge, { params: { databaseId, entryId: of.id }, body: { entry } }),
    onSuccess: (saved, { of, entry }) =>
      showUndoToast(`${kindWords[entry.kind].noun} saved`, () =>
        of === null ? forget.mutate(saved) : putBack.mutate(of),
      ),
    onSettled: async () => refreshKnowledge(client, databaseId),
  });
}

/** Deletes an entry at once, with Undo. */
export function useDeleteKnowledge(databaseId: string) {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: async ({ id }: KnowledgeEntry) =>
      call(restoreKnowledge, { params: { databaseId, entryId: id } }),
    onError: (error) => reportFailure(failures.notRestored, error),
    onSettled: async () => refreshKnowledge(client, databaseId),
  });
  // The row is unmounted when the mutation settles, so the callback belongs to the mutation.
  const forget = useForget(databaseId, (one) =>
    showUndoToast(`${kindWords[one.entry.kind].noun} deleted`, () => restore.mutate(one)),
  );
  return (one: KnowledgeEntry) => forget.mutate(one);
}

/** Deletes an entry. */
export function useForget(
  databaseId: string,
  onDone?: (one: KnowledgeEntry) => void,
  whatFailed: string = failures.entryNotDeleted,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: KnowledgeEntry) =>
      call(deleteKnowledge, { params: { databaseId, entryId: id } }),
    onSuccess: (_data, one) => onDone?.(one),
    onError: (error) => reportFailure(whatFailed, error),
    onSettled: async () => refreshKnowledge(client, databaseId),
  });
}

/** Reloads everything that entries affect. */
export async function refreshKnowledge(client: QueryClient, databaseId: string): Promise<void> {
  // Tables show their other names, which are entries.
  await invalidateAll(client, [listKnowledge, getReadiness, listStarters, getTable], { databaseId });
  // Charts mark events.
  await invalidateAll(client, [getChart, readCardFigures]);
}
