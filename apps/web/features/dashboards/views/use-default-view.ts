import { useEffect, useState } from "react";
import type { FilterUse } from "../filters/use-filters.ts";
import type { Views } from "./use-views.ts";

/**
 * Opens a dashboard with the person's default view, unless its address has values. Returns false until it is known which
 * values it opens with.
 */
export function useDefaultView(use: FilterUse, { list, isKnown }: Views): boolean {
  const { filters, state, points, open } = use;
  const [hasValues, setHasValues] = useState(
    () => filters.length === 0 || Object.keys(state).length + points.length > 0,
  );
  const view = list.find(({ isDefault }) => isDefault);
  const isOpen = hasValues || (isKnown && view === undefined);
  useEffect(() => {
    if (!isOpen && view !== undefined) void open(view.filters).then(() => setHasValues(true));
  }, [isOpen, view, open]);
  return isOpen;
}
