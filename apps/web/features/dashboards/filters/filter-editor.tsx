import { checkFilters } from "@askery/api";
import { type DashboardFilter, describeFilterValue } from "@askery/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../shared/server/call.ts";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../ui/popover.tsx";
import { AddFilter } from "./add-filter.tsx";
import { FilterSettings, type SettingsParts } from "./filter-settings.tsx";

interface FilterEditorProps {
  readonly dashboardId: string;
  /** The saved cards, to which filters are mapped. */
  readonly cards: SettingsParts["cards"];
  readonly filters: readonly DashboardFilter[];
  readonly onChange: (filters: readonly DashboardFilter[]) => void;
}

/** The filters of a dashboard in its editor: what each is called, its initial value, and the cards that it reaches. */
export function FilterEditor({ dashboardId, cards, filters, onChange }: FilterEditorProps) {
  const { data: reach } = useQuery({
    queryKey: [
      "filter-reach",
      dashboardId,
      filters.map(({ id, kind, column, targets }) => ({ id, kind, column, targets })),
    ],
    queryFn: async ({ signal }) =>
      call(checkFilters, { params: { dashboardId }, body: { filters: [...filters] } }, signal),
    enabled: filters.length > 0,
    placeholderData: keepPreviousData,
  });
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its forms are in panels
      role="group"
      aria-label="Filters"
      className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 max-md:px-3"
    >
      {filters.map((filter) => (
        <EditedFilter
          key={filter.id}
          {...{ dashboardId, cards, filter }}
          reach={reach?.find(({ filterId }) => filterId === filter.id)}
          onChange={(next) => onChange(filters.map((one) => (one.id === filter.id ? next : one)))}
          onMove={(step) => onChange(moveFilter(filters, filter.id, step))}
          onRemove={() => onChange(filters.filter(({ id }) => id !== filter.id))}
        />
      ))}
      <AddFilter dashboardId={dashboardId} onAdd={(filter) => onChange([...filters, filter])} />
    </div>
  );
}

function EditedFilter(props: SettingsParts) {
  const [isOpen, setIsOpen] = useState(false);
  const { label, initial, isHidden = false } = props.filter;
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <FilterChip
          label={label}
          setting={`${initial === null ? "All" : describeFilterValue(initial)}${isHidden ? " · hidden" : ""}`}
          isActive={initial !== null}
        />
      </PopoverTrigger>
      <PopoverContent aria-label={`Settings of ${label}`} className="w-80">
        <FilterSettings {...props} />
      </PopoverContent>
    </Popover>
  );
}

function moveFilter(
  filters: readonly DashboardFilter[],
  id: string,
  step: -1 | 1,
): readonly DashboardFilter[] {
  const index = filters.findIndex((one) => one.id === id);
  const [moved, other] = [filters[index], filters[index + step]];
  return moved === undefined || other === undefined
    ? filters
    : filters.with(index, other).with(index + step, moved);
}
