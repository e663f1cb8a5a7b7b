import {
  deleteConversation,
  getConversation,
  listConversations,
  listFavorites,
  listTrash,
  pinConversation,
  renameConversation,
  restoreConversation,
  type ConversationSummary,
  type Page,
} from "@askery/api";
import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from "@tanstack/react-query";
import { showUndoToast } from "../../ui/toast-store.ts";
import { call } from "../server/call.ts";
import { queryKeyOf } from "../server/endpoint-query.ts";
import { countOf } from "../wording/count-of.ts";
import { failures } from "../wording/failures.ts";
import { reportFailure } from "../server/report-failure.ts";

type Pages = InfiniteData<Page<ConversationSummary>>;
type Change = (list: readonly ConversationSummary[]) => readonly ConversationSummary[];

/** Renames a project in all lists at once; reverts if the server refuses. */
export function useRenameConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ of, summary }: { readonly of: ConversationSummary; readonly summary: string }) =>
      call(renameConversation, { params: { conversationId: of.id }, body: { summary } }),
    onMutate: async ({ of, summary }) =>
      changeLists(client, of.databaseId, (list) =>
        list.map((one) => (one.id === of.id ? { ...one, summary } : one)),
      ),
    onError: (error, { summary }, takeBack) => {
      takeBack?.();
      reportFailure(failures.notRenamed(summary), error);
    },
    onSettled: async (_data, _error, { of }) => refreshLists(client, of),
  });
}

/** Moves a project to the trash at once, with Undo; reverts if the server refuses. */
export function useDeleteConversation() {
  const client = useQueryClient();
  const restore = useRestoreConversation();
  return useMutation({
    mutationFn: async (of: ConversationSummary) =>
      call(deleteConversation, { params: { conversationId: of.id } }),
    onMutate: async (of) =>
      changeLists(client, of.databaseId, (list) => list.filter((one) => one.id !== of.id)),
    onSuccess: (_data, of) => showUndoToast("Project deleted", () => restore.mutate(of)),
    onError: (error, _of, takeBack) => {
      takeBack?.();
      reportFailure(failures.notDeleted("The project"), error);
    },
    onSettled: async (_data, _error, of) => refreshLists(client, of),
  });
}

/** Pins projects, or takes them from the top; moves them to the trash, with one Undo for all. */
export function useManyConversations() {
  const client = useQueryClient();
  const perform = async (
    projects: readonly ConversationSummary[],
    send: (id: string) => Promise<unknown>,
  ) => {
    const sent = await Promise.allSettled(projects.map(async ({ id }) => send(id)));
    const failed = sent.find((one) => one.status === "rejected");
    const done = projects.filter((_, index) => sent[index]?.status === "fulfilled");
    if (failed !== undefined) {
      reportFailure(failures.projectsNotChanged(projects.length - done.length), failed.reason);
    }
    await Promise.all(projects.slice(0, 1).map(async (of) => refreshLists(client, of)));
    return done;
  };
  const pin = (projects: readonly ConversationSummary[], isPinned: boolean) =>
    void perform(projects, async (conversationId) =>
      call(pinConversation, { params: { conversationId }, body: { isPinned } }),
    );
  const remove = async (projects: readonly ConversationSummary[]) => {
    const done = await perform(projects, async (conversationId) =>
      call(deleteConversation, { params: { conversationId } }),
    );
    if (done.length === 0) return;
    showUndoToast(`${countOf(done.length, "project")} deleted`, () => {
      void perform(done, async (conversationId) => call(restoreConversation, { params: { conversationId } }));
    });
  };
  return { pin, remove: (projects: readonly ConversationSummary[]) => void remove(projects) };
}

function useRestoreConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (of: ConversationSummary) =>
      call(restoreConversation, { params: { conversationId: of.id } }),
    onError: (error) => reportFailure(failures.stillInTrash("The project"), error),
    onSettled: async (_data, _error, of) => refreshLists(client, of),
  });
}

/** Changes every list with a database's projects. Returns a function that reverts it. */
async function changeLists(client: QueryClient, databaseId: string, change: Change): Promise<() => void> {
  const queryKey = queryKeyOf(listConversations, { databaseId });
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData<Pages | Page<ConversationSummary>>({ queryKey });
  client.setQueriesData<Pages | Page<ConversationSummary>>({ queryKey }, (data) => {
    if (data === undefined) return undefined;
    if ("items" in data) return { ...data, items: change(data.items) };
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) };
  });
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

async function refreshLists(client: QueryClient, of: ConversationSummary): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeyOf(listConversations, { databaseId: of.databaseId }) }),
    client.invalidateQueries({ queryKey: queryKeyOf(listTrash, { databaseId: of.databaseId }) }),
    client.invalidateQueries({ queryKey: queryKeyOf(listFavorites, { databaseId: of.databaseId }) }),
    client.invalidateQueries({ queryKey: queryKeyOf(getConversation, { conversationId: of.id }) }),
  ]);
}
