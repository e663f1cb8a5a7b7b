import { listTrash, listTrashedDatabases } from "@askery/api";
import * as databases from "../services/databases.ts";
import * as trash from "../services/trash/trash.ts";
import type { StoreContext } from "../services/store-context.ts";
import { serve, type Served } from "./serve.ts";

export function trashRoutes(parts: StoreContext): readonly Served[] {
  return [
    serve(listTrash, ({ params, query }, { userId }) =>
      trash.listTrash(parts, { ...params, ...query, userId }),
    ),
    serve(listTrashedDatabases, (_, { userId }) => databases.listTrashedDatabases(parts, { userId })),
  ];
}
