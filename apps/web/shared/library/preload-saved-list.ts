import type { FiledKind } from "@askery/api";
import type { QueryClient } from "@tanstack/react-query";
import { readCurrentDatabase } from "../database/current-database-store.ts";
import { foldersQuery } from "../server/queries.ts";
import { readFolderSearch } from "./folders/folder-search.ts";
import { chartListQuery, dashboardListQuery, type Scope } from "./saved-lists.ts";

interface ListToOpen {
  readonly kind: FiledKind;
  readonly scope: Exclude<Scope, "mine">;
  /** The query of the list's address. */
  readonly search: Readonly<Record<string, unknown>>;
}

/** Asks for the first page of a list and for its folders, while its code is loaded. The page shows failures. */
export function preloadSavedList(client: QueryClient, { kind, scope, search }: ListToOpen): void {
  const database = readCurrentDatabase(search);
  if (database === undefined) return;
  const within = scope === "all" ? { folder: readFolderSearch(search).folder ?? "top" } : {};
  const list =
    kind === "chart"
      ? client.infiniteQuery(
          chartListQuery(database.id, scope, "", { order: "changed", type: null, ...within }),
        )
      : client.infiniteQuery(dashboardListQuery(database.id, scope, "", within));
  list.catch(() => undefined);
  client.query(foldersQuery(database.id, kind)).catch(() => undefined);
}
