import {
  createFolder,
  deleteFolder,
  fileItems,
  listCharts,
  listDashboards,
  listFolders,
  restoreFolder,
  updateFolder,
  type FiledKind,
  type Folder,
} from "@askery/api";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { showUndoToast } from "../../../ui/toast-store.ts";
import { call } from "../../server/call.ts";
import { invalidateAll, queryKeyOf } from "../../server/endpoint-query.ts";
import { makeId } from "../../server/make-id.ts";
import { foldersQuery } from "../../server/queries.ts";
import { reportFailure } from "../../server/report-failure.ts";
import { countOf } from "../../wording/count-of.ts";
import { failures } from "../../wording/failures.ts";

/** The list of charts or of dashboards of a database. */
export interface FiledList {
  readonly databaseId: string;
  readonly kind: FiledKind;
}

/** An item with the folder in which it is. */
export interface FiledItem {
  readonly id: string;
  readonly folderId: string | null;
}

/** The folders of a list, and what people do with them. Each change is shown when the server has made it. */
export interface Folders {
  readonly list: readonly Folder[];
  readonly isLoaded: boolean;
  readonly create: (name: string, parentId: string | null) => void;
  readonly rename: (folder: Folder, name: string) => void;
  readonly moveFolder: (folder: Folder, parentId: string | null) => void;
  readonly remove: (folder: Folder) => void;
  readonly file: (items: readonly FiledItem[], folderId: string | null) => void;
}

export function useFolders({ databaseId, kind }: FiledList): Folders {
  const client = useQueryClient();
  const params = { databaseId };
  const found = useQuery(foldersQuery(databaseId, kind));
  const list = found.data ?? [];
  const change = async (work: () => Promise<unknown>, failure: string) => {
    try {
      await work();
    } catch (error) {
      reportFailure(failure, error);
    }
    await client.invalidateQueries({ queryKey: queryKeyOf(listFolders, params) });
    await invalidateAll(client, [kind === "chart" ? listCharts : listDashboards], params);
  };
  const nameOf = (id: string | null) => list.find((one) => one.id === id)?.name ?? "the top";
  const moveFolder = async ({ id }: Folder, parentId: string | null) =>
    call(updateFolder, { params: { folderId: id }, body: { parentId } });
  const send = async (items: readonly FiledItem[], folderId: string | null) =>
    call(fileItems, { params, body: { kind, folderId, ids: items.map(({ id }) => id) } });
  /** Moves items to where they were. */
  const putBack = async (items: readonly FiledItem[]) => {
    for (const [folderId, some] of Map.groupBy(items, (item) => item.folderId)) await send(some, folderId);
  };
  return {
    list,
    isLoaded: found.isSuccess,
    create: (name, parentId) => {
      const body = { id: makeId(), kind, name, parentId };
      void change(async () => call(createFolder, { params, body }), failures.folderNotCreated);
    },
    rename: ({ id, name: before }, name) =>
      void change(
        async () => call(updateFolder, { params: { folderId: id }, body: { name } }),
        failures.notRenamed(before),
      ),
    moveFolder: (folder, parentId) =>
      void change(async () => {
        await moveFolder(folder, parentId);
        showUndoToast(
          `Folder moved to ${nameOf(parentId)}`,
          () => void change(async () => moveFolder(folder, folder.parentId), failures.notMoved),
        );
      }, failures.notMoved),
    remove: ({ id }) =>
      void change(async () => {
        await call(deleteFolder, { params: { folderId: id } });
        showUndoToast(
          "Folder deleted",
          () =>
            void change(
              async () => call(restoreFolder, { params: { folderId: id } }),
              failures.folderNotRestored,
            ),
        );
      }, failures.notDeleted("The folder")),
    file: (items, folderId) => {
      const moved = items.filter((item) => item.folderId !== folderId);
      if (moved.length === 0) return;
      void change(async () => {
        await send(moved, folderId);
        showUndoToast(
          `${countOf(moved.length, kind)} moved to ${nameOf(folderId)}`,
          () => void change(async () => putBack(moved), failures.notMoved),
        );
      }, failures.notMoved);
    },
  };
}
