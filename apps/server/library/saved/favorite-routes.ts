import { addFavorite, listFavorites, removeFavorite, updateFavorite } from "@askery/api";
import * as favorites from "./favorites.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { serve, type Served } from "../../endpoints/serve.ts";

export function favoriteRoutes(parts: StoreContext): readonly Served[] {
  return [
    serve(listFavorites, ({ params }, { userId }) => favorites.listFavorites(parts, { ...params, userId })),
    serve(addFavorite, ({ params, body }, { userId }) =>
      favorites.addFavorite(parts, { ...params, ...body, userId }),
    ),
    serve(updateFavorite, ({ params, body }) => favorites.updateFavorite(parts, { ...params, ...body })),
    serve(removeFavorite, async ({ params }) => {
      await favorites.removeFavorite(parts, params);
      return null;
    }),
  ];
}
