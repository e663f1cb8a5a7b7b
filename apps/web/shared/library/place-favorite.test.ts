import type { Favorite } from "@askery/api";
import { expect, test } from "vitest";
import { placeFavorite, siblingsIn } from "./place-favorite.ts";

function favorite(id: string, position: number, parentId: string | null = null): Favorite {
  return { id, kind: "folder", title: id, url: null, parentId, position, isLost: false };
}

const favorites = [favorite("a", 0), favorite("b", 1), favorite("c", 2), favorite("d", 0, "a")];
const namesIn = (list: readonly Favorite[], parentId: string | null) =>
  siblingsIn(list, parentId).map(({ id }) => id);

test("an entry moves among its siblings, which are numbered again", () => {
  expect(namesIn(placeFavorite(favorites, "c", { parentId: null, position: 0 }), null)).toEqual([
    "c",
    "a",
    "b",
  ]);
  expect(namesIn(placeFavorite(favorites, "a", { parentId: null, position: 1 }), null)).toEqual([
    "b",
    "a",
    "c",
  ]);
  expect(namesIn(placeFavorite(favorites, "a", { parentId: null, position: 99 }), null)).toEqual([
    "b",
    "c",
    "a",
  ]);
});

test("an entry moves into a folder and out of it", () => {
  const inside = placeFavorite(favorites, "b", { parentId: "a", position: 0 });
  expect([namesIn(inside, null), namesIn(inside, "a")]).toEqual([
    ["a", "c"],
    ["b", "d"],
  ]);
  const outside = placeFavorite(favorites, "d", { parentId: null, position: 1 });
  expect(namesIn(outside, null)).toEqual(["a", "d", "b", "c"]);
});

test("an entry that is gone moves nothing", () => {
  expect(placeFavorite(favorites, "x", { parentId: null, position: 0 })).toEqual(favorites);
});
