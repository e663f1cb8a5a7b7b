import { listCardFields, type Card } from "@askery/api";
import type { DashboardFilter, FilterTarget } from "@askery/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearch } from "../../../shared/list/use-search.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { matchOptions } from "../../../ui/match-options.ts";
import { OptionList, type ListOption } from "../../../ui/option-list.tsx";

interface FilterTargetFormProps {
  readonly dashboardId: string;
  readonly filter: DashboardFilter;
  readonly card: Card;
  /** Null for what the filter finds by itself. */
  readonly onPick: (target: FilterTarget | null) => void;
}

/** Chooses by hand what a filter tests on one card. */
export function FilterTargetForm({ dashboardId, filter, card, onPick }: FilterTargetFormProps) {
  const search = useSearch();
  const { data, error, isPending } = useQuery({
    ...endpointQuery(listCardFields, {
      params: { dashboardId, cardId: card.id },
      query: { kind: filter.kind, ...(search.settled !== "" && { search: search.settled }) },
    }),
    placeholderData: keepPreviousData,
  });
  const now = JSON.stringify(filter.targets[card.id] ?? null);
  const options: readonly ListOption<FilterTarget | null>[] = [
    { value: null, words: "What the filter finds by itself", group: "" },
    { value: { kind: "none" } as const, words: "Nothing on this card", group: "" },
    ...(data ?? []).map((one) => ({ value: one.target, words: one.words, group: one.group })),
  ].map((option) => {
    const key = JSON.stringify(option.value);
    return { ...option, key, isChosen: key === now };
  });
  return (
    <div className="-mx-3 -mb-3 flex min-h-0 flex-col">
      <OptionList
        label="Find a column or variable of this card"
        options={matchOptions(options, search.typed)}
        typed={search.typed}
        onTyped={search.setTyped}
        onPick={onPick}
        empty={
          error !== null
            ? describeFailure(error).detail
            : isPending
              ? "Reading the columns"
              : "No column is called that."
        }
      />
    </div>
  );
}
