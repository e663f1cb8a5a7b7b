import type { Favorite } from "@askery/api";
import { useState, type DragEvent } from "react";
import { useUpdateFavorite } from "../../shared/library/favorite-actions.ts";
import { isInside, siblingsIn, type FavoritePlace } from "../../shared/library/place-favorite.ts";
import { keyOf, type NavigationItem } from "./navigation-item.ts";

type Side = "before" | "into" | "after";

/** The attributes of a row that is dragged, and onto which others are dropped. */
export interface DragAttributes {
  readonly draggable: true;
  readonly "data-drop"?: Side;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: () => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
}

/** Lets favorites be dragged before and after others, and into folders. The menu of each has the same for the keyboard. */
export function useFavoriteDrag(databaseId: string, favorites: readonly Favorite[]) {
  const update = useUpdateFavorite(databaseId);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<{ readonly id: string; readonly side: Side } | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return (item: NavigationItem): DragAttributes => {
    const id = keyOf(item);
    const side = over?.id === id ? over.side : undefined;
    return {
      draggable: true,
      ...(side !== undefined && { "data-drop": side }),
      onDragStart: (event) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = "move";
        setDragged(id);
      },
      onDragOver: (event) => {
        if (dragged === null || isInside(favorites, id, dragged)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver({ id, side: sideOf(event, item.items !== undefined) });
      },
      onDragLeave: () => setOver(null),
      onDrop: (event) => {
        event.preventDefault();
        event.stopPropagation();
        const place = side === undefined ? null : placeAt(favorites, { id, side, dragged });
        if (dragged !== null && place !== null) update.mutate({ id: dragged, ...place });
        end();
      },
      onDragEnd: end,
    };
  };
}

/** The edge of a row under the pointer; the middle of a folder's. */
function sideOf({ currentTarget, clientY }: DragEvent, isFolder: boolean): Side {
  const { top, height } = currentTarget.getBoundingClientRect();
  const part = (clientY - top) / height;
  if (isFolder && part > 0.25 && part < 0.75) return "into";
  return part < 0.5 ? "before" : "after";
}

interface Drop {
  readonly id: string;
  readonly side: Side;
  readonly dragged: string | null;
}

function placeAt(favorites: readonly Favorite[], { id, side, dragged }: Drop): FavoritePlace | null {
  const target = favorites.find((one) => one.id === id);
  if (target === undefined || id === dragged) return null;
  if (side === "into") return { parentId: id, position: favorites.length };
  const { parentId } = target;
  const others = siblingsIn(favorites, parentId).filter((one) => one.id !== dragged);
  const index = others.findIndex((one) => one.id === id);
  return { parentId, position: side === "before" ? index : index + 1 };
}
