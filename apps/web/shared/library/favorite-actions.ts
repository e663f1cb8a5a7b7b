import {
  addFavorite,
  listFavorites,
  removeFavorite,
  updateFavorite,
  type Favorite,
  type FavoriteKind,
} from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../ui/toast-store.ts";
import { call } from "../server/call.ts";
import { queryKeyOf } from "../server/endpoint-query.ts";
import { failures } from "../wording/failures.ts";
import { reportFailure } from "../server/report-failure.ts";
import { placeFavorite } from "./place-favorite.ts";

/** A new favorite. A folder has no target. */
interface NewFavorite {
  readonly kind: FavoriteKind;
  readonly title: string;
  readonly targetId?: string;
}

/** Adds a favorite in a database. */
export function useAddFavorite(databaseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (favorite: NewFavorite) =>
      call(addFavorite, { params: { databaseId }, body: favorite }),
    onSuccess: (_data, { kind }) => showToast(kind === "folder" ? "Folder created" : "Added to favorites"),
    onError: (error) => reportFailure(failures.notAdded, error),
    onSettled: async () => client.invalidateQueries({ queryKey: queryKeyOf(listFavorites, { databaseId }) }),
  });
}

/** Renames a favorite or moves it to another folder at once; reverts if the server refuses. */
export function useUpdateFavorite(databaseId: string) {
  return useFavoriteChange(databaseId, {
    send: async ({
      id,
      ...change
    }: {
      readonly id: string;
      readonly title?: string;
      readonly parentId?: string | null;
      readonly position?: number;
    }) => call(updateFavorite, { params: { favoriteId: id }, body: change }),
    change: (favorites, { id, title, parentId, position }) => {
      const renamed = favorites.map((one) =>
        one.id === id && title !== undefined ? { ...one, title } : one,
      );
      if (parentId === undefined && position === undefined) return renamed;
      const before = favorites.find((one) => one.id === id)?.parentId ?? null;
      return placeFavorite(renamed, id, {
        parentId: parentId === undefined ? before : parentId,
        position: position ?? Number.POSITIVE_INFINITY,
      });
    },
  });
}

/** Removes a favorite, with its contents if it is a folder. Its target is not affected. */
export function useRemoveFavorite(databaseId: string) {
  return useFavoriteChange(databaseId, {
    send: async ({ id }: { readonly id: string }) => call(removeFavorite, { params: { favoriteId: id } }),
    change: (favorites, { id }) => favorites.filter((one) => one.id !== id && one.parentId !== id),
  });
}

interface FavoriteChange<Input> {
  readonly send: (input: Input) => Promise<unknown>;
  readonly change: (favorites: readonly Favorite[], input: Input) => readonly Favorite[];
}

function useFavoriteChange<Input>(databaseId: string, { send, change }: FavoriteChange<Input>) {
  const client = useQueryClient();
  const queryKey = queryKeyOf(listFavorites, { databaseId });
  return useMutation({
    mutationFn: send,
    onMutate: async (input) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<readonly Favorite[]>(queryKey);
      if (before !== undefined) client.setQueryData(queryKey, change(before, input));
      return before;
    },
    onError: (error, _input, before) => {
      client.setQueryData(queryKey, before);
      reportFailure(failures.favoritesNotChanged, error);
    },
    onSettled: async () => client.invalidateQueries({ queryKey }),
  });
}
