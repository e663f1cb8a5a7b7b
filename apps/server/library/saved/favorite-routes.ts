import {
  addFavorite,
  listFavoriteAuthors,
  listFavorites,
  listPublished,
  removeFavorite,
  updateFavorite,
  visitFavoriteAuthors,
} from "@askery/api";
import * as authors from "./favorite-authors.ts";
import * as favorites from "./favorites.ts";
import { listPublished as list } from "./list-published.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { serve, type Served } from "../../endpoints/serve.ts";

export function favoriteRoutes(parts: StoreContext): readonly Served[] {
  return [
    serve(listFavorites, ({ params }, { userId }) => favorites.listFavorites(parts, { ...params, userId })),
    serve(addFavorite, ({ params, body }, { userId }) =>
      favorites.addFavorite(parts, { ...params, ...body, userId }),
    ),
    serve(updateFavorite, ({ params, body }) => favorites.updateFavorite(parts, { ...params, ...body })),
    serve(listPublished, ({ params, query }, { userId }) => list(parts, { ...params, ...query, userId })),
    serve(listFavoriteAuthors, ({ params, query }, { userId }) =>
      authors.listFavoriteAuthors(parts, { ...params, ...query, userId }),
    ),
    serve(visitFavoriteAuthors, async ({ params, body }, { userId }) => {
      await authors.visitFavoriteAuthors(parts, { ...params, ...body, userId });
      return null;
    }),
    serve(removeFavorite, async ({ params }) => {
      await favorites.removeFavorite(parts, params);
      return null;
    }),
  ];
}
