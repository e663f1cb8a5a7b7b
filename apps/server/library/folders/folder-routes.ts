import { createFolder, deleteFolder, fileItems, listFolders, restoreFolder, updateFolder } from "@askery/api";
import { serve, type Served } from "../../endpoints/serve.ts";
import type { StoreContext } from "../../store/store-context.ts";
import * as folders from "./folders.ts";

export function folderRoutes(parts: StoreContext): readonly Served[] {
  return [
    serve(listFolders, ({ params, query }) => folders.listFolders(parts, { ...params, ...query })),
    serve(createFolder, ({ params, body }, { userId }) =>
      folders.createFolder(parts, { ...params, ...body, userId }),
    ),
    serve(updateFolder, ({ params, body }) => folders.updateFolder(parts, { ...params, ...body })),
    serve(deleteFolder, async ({ params }) => {
      await folders.deleteFolder(parts, params);
      return null;
    }),
    serve(restoreFolder, ({ params }) => folders.restoreFolder(parts, params)),
    serve(fileItems, ({ params, body }) => folders.fileItems(parts, { ...params, ...body })),
  ];
}
