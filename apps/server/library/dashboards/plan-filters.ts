import { readFilterState } from "@askery/api";
import type { PlanFilter } from "@askery/asking";
import { AppError, listFilterValues, testOfValue, type DashboardFilter } from "@askery/model";
import { libraryMessages } from "../../messages/library-messages.ts";

/**
 * The filters that have a value, for one card.
 *
 * @param state values from outside: a `FilterState`
 * @throws AppError `invalid-input` for a state that is none
 */
export function planFiltersOf(
  filters: readonly DashboardFilter[],
  state: unknown,
  cardId: string | null,
): readonly PlanFilter[] {
  const read = readFilterState(state);
  if (read === null) throw new AppError("invalid-input", libraryMessages.unreadableFilters);
  return listFilterValues(filters, read).map(({ filter, value }): PlanFilter => {
    const { id, kind, column, targets } = filter;
    const target = cardId === null ? undefined : targets[cardId];
    return {
      id,
      kind: kind === "time" ? "period" : "test",
      column,
      test: testOfValue(value),
      ...(target && { target }),
    };
  });
}
