import { useQuery } from "@tanstack/react-query";
import { FolderPlus } from "lucide-react";
import { useId, useState } from "react";
import { useAddFavorite } from "../../shared/library/favorite-actions.ts";
import { LazyNameDialog } from "../../ui/lazy-name-dialog.tsx";
import { favoritesQuery } from "../../shared/server/queries.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { FavoriteMenu } from "./favorite-menu.tsx";
import { MenuEntry } from "./menu-group.tsx";
import { keyOf } from "./navigation-item.ts";
import { useFavoriteDrag } from "./use-favorite-drag.ts";
import { useOpenUrl } from "./use-open-url.ts";
import { nestFavorites } from "./nest-favorites.ts";

/** The user's favorites in a database: entries, and folders of entries. */
export function FavoritesSection({ databaseId }: { readonly databaseId: string }) {
  const favorites = useQuery(favoritesQuery(databaseId));
  const add = useAddFavorite(databaseId);
  const [isNaming, setIsNaming] = useState(false);
  const labelId = useId();
  const openUrl = useOpenUrl();
  const entries = favorites.data ?? [];
  const dragOf = useFavoriteDrag(databaseId, entries);
  return (
    <section aria-labelledby={labelId} className="menu-favorites">
      <div className="menu-row-with-action">
        <h2 id={labelId} className="menu-label">
          Favorites
        </h2>
        <Tooltip label="New folder" side="right">
          <button
            type="button"
            className="menu-action"
            aria-label="New folder"
            onClick={() => setIsNaming(true)}
          >
            <FolderPlus className="size-3.5!" />
          </button>
        </Tooltip>
      </div>
      {favorites.isSuccess && entries.length === 0 && <p className="menu-note">Pin what you open often.</p>}
      <ul>
        {nestFavorites(entries).map((item) => (
          <li key={keyOf(item)}>
            <MenuEntry
              item={item}
              openUrl={openUrl}
              dragOf={dragOf}
              renderActions={(entry) => (
                <FavoriteMenu databaseId={databaseId} entry={entry} favorites={entries} />
              )}
            />
          </li>
        ))}
      </ul>
      {isNaming && (
        <LazyNameDialog
          title="New folder"
          name=""
          confirmLabel="Create folder"
          onConfirm={(title) => add.mutate({ kind: "folder", title })}
          onClose={() => setIsNaming(false)}
        />
      )}
    </section>
  );
}
