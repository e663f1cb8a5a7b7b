import type { FavoriteKind } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import { useAddFavorite, useRemoveFavorite } from "./favorite-actions.ts";
import { favoritesQuery } from "../server/queries.ts";

interface FavoriteButtonProps {
  readonly databaseId: string;
  readonly kind: FavoriteKind;
  readonly targetId: string;
  readonly title: string;
  /** The favorite's address, which identifies it. */
  readonly url: string;
}

/** Adds the page's item to the favorites, or removes it. */
export function FavoriteButton({ databaseId, kind, targetId, title, url }: FavoriteButtonProps) {
  const favorites = useQuery(favoritesQuery(databaseId));
  const add = useAddFavorite(databaseId);
  const remove = useRemoveFavorite(databaseId);
  const entry = favorites.data?.find((one) => one.url === url);
  const toggle = () => {
    if (entry === undefined) add.mutate({ kind, targetId, title });
    else remove.mutate({ id: entry.id });
  };
  return (
    <IconButton
      label="Favorite"
      icon={Bookmark}
      aria-pressed={entry !== undefined}
      disabled={!favorites.isSuccess || add.isPending}
      onClick={toggle}
      className={entry === undefined ? "" : "text-accent-text! [&_svg]:fill-current"}
    />
  );
}
