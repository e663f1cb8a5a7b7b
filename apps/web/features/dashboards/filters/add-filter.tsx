import { listFilterChoices, type FilterChoice } from "@askery/api";
import type { DashboardFilter } from "@askery/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Funnel } from "lucide-react";
import { useState } from "react";
import { useSearch } from "../../../shared/list/use-search.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { makeId } from "../../../shared/server/make-id.ts";
import { countOf } from "../../../shared/wording/count-of.ts";
import { Button } from "../../../ui/button.tsx";
import { matchOptions } from "../../../ui/match-options.ts";
import { OptionList } from "../../../ui/option-list.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../ui/popover.tsx";

interface AddFilterProps {
  readonly dashboardId: string;
  readonly onAdd: (filter: DashboardFilter) => void;
}

/** Adds a filter by one of the columns that reach cards, or of a variable of their SQL. */
export function AddFilter({ dashboardId, onAdd }: AddFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Button size="sm" icon={Funnel}>
          Add a filter
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Add a filter" className="flex flex-col px-0 pb-0">
        <ChoiceList
          dashboardId={dashboardId}
          onPick={(choice) => {
            setIsOpen(false);
            onAdd(filterOf(choice));
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

interface ChoiceListProps {
  readonly dashboardId: string;
  readonly onPick: (choice: FilterChoice) => void;
}

function ChoiceList({ dashboardId, onPick }: ChoiceListProps) {
  const search = useSearch();
  const query = search.settled === "" ? {} : { search: search.settled };
  const { data, error, isPending } = useQuery({
    ...endpointQuery(listFilterChoices, { params: { dashboardId }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <OptionList
      label="Find a column"
      options={matchOptions(
        (data ?? []).map((choice) => ({
          value: choice,
          key: JSON.stringify([choice.column, choice.targets]),
          words: choice.words,
          group: choice.group,
          aside: countOf(choice.cardCount, "card"),
        })),
        search.typed,
      )}
      typed={search.typed}
      onTyped={search.setTyped}
      onPick={onPick}
      empty={
        error !== null
          ? describeFailure(error).detail
          : isPending
            ? "Reading the columns of the cards"
            : "No column of the cards is called that."
      }
    />
  );
}

function filterOf({ words, kind, column, targets }: FilterChoice): DashboardFilter {
  // What distinguishes columns of one name, such as "(customer)", is in the list only.
  const isOfTime = column === null && Object.keys(targets).length === 0;
  const [first = "", ...rest] = isOfTime ? "time" : words.replace(/ \([^)]*\)$/, "");
  const label = `${first.toUpperCase()}${rest.join("")}`.slice(0, longestLabel);
  return { id: makeId(), label, kind, column, initial: null, isRequired: false, targets };
}

const longestLabel = 60;
