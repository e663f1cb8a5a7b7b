import { listTrash, listTrashedDatabases } from "@askery/api";
import * as databases from "../../databases/workspaces/databases.ts";
import * as trash from "./trash.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { serve, type Served } from "../../endpoints/serve.ts";

export function trashRoutes(parts: StoreContext): readonly Served[] {
  return [
    serve(listTrash, ({ params, query }, { userId }) =>
      trash.listTrash(parts, { ...params, ...query, userId }),
    ),
    serve(listTrashedDatabases, (_, { userId }) => databases.listTrashedDatabases(parts, { userId })),
  ];
}
