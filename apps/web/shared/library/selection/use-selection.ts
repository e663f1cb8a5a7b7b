import { useState } from "react";

/** The properties of a chart or dashboard that actions on several of them need. */
export interface SelectedItem {
  readonly id: string;
  readonly databaseId: string;
  readonly isStarred: boolean;
  readonly folderId: string | null;
}

/** The items of a list that are selected for an action on all of them. */
export interface Selection<Item extends SelectedItem = SelectedItem> {
  readonly items: readonly Item[];
  readonly has: (id: string) => boolean;
  readonly toggle: (item: Item) => void;
  readonly clear: () => void;
}

export function useSelection<Item extends SelectedItem>(): Selection<Item> {
  const [items, setItems] = useState<readonly Item[]>([]);
  return {
    items,
    has: (id) => items.some((item) => item.id === id),
    toggle: (item) =>
      setItems((now) =>
        now.some(({ id }) => id === item.id) ? now.filter(({ id }) => id !== item.id) : [...now, item],
      ),
    clear: () => setItems([]),
  };
}
