import type { Favorite } from "@askery/api";
import { expect, test } from "vitest";
import type { NavigationItem } from "./navigation-item.ts";
import { nestFavorites } from "./nest-favorites.ts";

test("entries are in their folders, each level in order", () => {
  const favorites = [
    favorite("chart", { position: 1, parentId: "folder" }),
    favorite("folder", { position: 1, kind: "folder", url: null }),
    favorite("person", { position: 0 }),
    favorite("dashboard", { position: 0, parentId: "folder" }),
  ];
  expect(outline(nestFavorites(favorites))).toEqual(["person", ["folder", ["dashboard", "chart"]]]);
});

test("folders may contain folders", () => {
  const favorites = [
    favorite("outer", { kind: "folder", url: null }),
    favorite("inner", { kind: "folder", url: null, parentId: "outer" }),
    favorite("leaf", { parentId: "inner" }),
  ];
  expect(outline(nestFavorites(favorites))).toEqual([["outer", [["inner", ["leaf"]]]]]);
});

test("an entry in a missing folder, or in a cycle, is at the top", () => {
  const favorites = [
    favorite("lost", { parentId: "gone" }),
    favorite("ring-a", { parentId: "ring-b", kind: "folder" }),
    favorite("ring-b", { parentId: "ring-a", kind: "folder" }),
  ];
  expect(outline(nestFavorites(favorites))).toEqual(["lost", ["ring-a", []], ["ring-b", []]]);
});

test("an empty folder is shown as empty", () => {
  expect(outline(nestFavorites([favorite("folder", { kind: "folder", url: null })]))).toEqual([
    ["folder", []],
  ]);
});

type Outline = string | readonly [string, readonly Outline[]];

function outline(items: readonly NavigationItem[]): readonly Outline[] {
  return items.map(({ title, items }) => (items === undefined ? title : [title, outline(items)]));
}

function favorite(id: string, parts: Partial<Favorite>): Favorite {
  return {
    id,
    kind: "chart",
    title: id,
    url: `/charts/${id}`,
    parentId: null,
    position: 0,
    isLost: false,
    ...parts,
  };
}
