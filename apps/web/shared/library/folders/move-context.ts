import { createContext, useContext } from "react";
import type { FiledItem } from "./use-folders.ts";

/** Lets people choose a folder for an item of a list. Null outside of lists, and for those who may not edit. */
export const MoveContext = createContext<((items: readonly FiledItem[]) => void) | null>(null);

export function useMoveItems() {
  return useContext(MoveContext);
}
