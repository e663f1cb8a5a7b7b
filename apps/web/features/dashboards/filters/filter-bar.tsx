import { getFilterReach, type FilterReach } from "@askery/api";
import { type DashboardFilter, describeFilterValue } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { MousePointerClick, RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { countOf } from "../../../shared/wording/count-of.ts";
import { Button } from "../../../ui/button.tsx";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../ui/popover.tsx";
import { FilterForm } from "./filter-form.tsx";
import { isExact } from "./is-exact.ts";
import type { Views } from "../views/use-views.ts";
import { ViewsMenu } from "../views/views-menu.tsx";
import type { FilterUse } from "./use-filters.ts";
import { valuesOfFilter } from "./value-source.ts";

interface FilterBarProps {
  readonly dashboardId: string;
  readonly cardCount: number;
  readonly use: FilterUse;
  readonly views: Views;
}

/** The filters of a dashboard as chips; on a narrow page in one row that scrolls. Nothing without filters. */
export function FilterBar({ dashboardId, cardCount, use, views }: FilterBarProps) {
  const { filters, points, reset } = use;
  const { data: reach } = useQuery({
    ...endpointQuery(getFilterReach, { params: { dashboardId } }),
    enabled: filters.length > 0,
  });
  const shown = filters.filter(({ isHidden }) => isHidden !== true);
  if (shown.length + points.length === 0) return null;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its forms are in panels
      role="group"
      aria-label="Filters"
      className="flex flex-wrap items-center gap-2 px-4 pt-3 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-3 max-md:[scrollbar-width:none]"
    >
      {shown.map((filter) => (
        <FilterControl
          key={filter.id}
          {...{ dashboardId, filter, use, cardCount }}
          reach={reach?.find(({ filterId }) => filterId === filter.id)}
        />
      ))}
      {points.map((point) => (
        <span
          key={point.cardId}
          className="inline-flex h-sm flex-none items-center gap-1 rounded-2 bg-accent-soft ps-2.5 text-13 inset-ring inset-ring-accent-line max-md:h-10"
        >
          <MousePointerClick className="size-3.5 text-text-3" />
          <span className="font-medium">{point.words}</span>
          <button
            type="button"
            aria-label={`Stop filtering by ${point.words}`}
            onClick={() => use.removePoint(point)}
            className="tap grid h-full w-6 place-items-center rounded-2 hover:bg-press"
          >
            <X className="size-3 stroke-2" />
          </button>
        </span>
      ))}
      {reset !== null && (
        <Button kind="ghost" size="sm" icon={RotateCcw} onClick={reset} className="not-printed flex-none">
          Reset
        </Button>
      )}
      {shown.length > 0 && (use.reset !== null || views.list.length > 0) && <ViewsMenu {...{ use, views }} />}
    </div>
  );
}

interface FilterControlProps extends Omit<FilterBarProps, "views"> {
  readonly filter: DashboardFilter;
  readonly reach: FilterReach | undefined;
}

function FilterControl({ dashboardId, filter, use, reach, cardCount }: FilterControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, label, kind, isRequired } = filter;
  const value = use.active.find((one) => one.filter.id === id)?.value ?? null;
  const source = kind === "values" ? valuesOfFilter(dashboardId, id, use.state) : null;
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <FilterChip
          label={label}
          setting={value === null ? "All" : describeFilterValue(value)}
          isActive={value !== null}
          onClear={isRequired ? undefined : () => use.set(filter, null)}
        />
      </PopoverTrigger>
      <PopoverContent aria-label={label} className="flex flex-col gap-3">
        <FilterForm
          {...{ label, kind, value, source }}
          isExact={isExact(filter)}
          onPick={(next) => {
            setIsOpen(false);
            use.set(filter, next);
          }}
        />
        {reach !== undefined && <ReachLine reach={reach} cardCount={cardCount} />}
      </PopoverContent>
    </Popover>
  );
}

/** "Reaches 5 of 6 cards". */
function ReachLine({ reach, cardCount }: { readonly reach: FilterReach; readonly cardCount: number }) {
  const { length } = reach.reached;
  return (
    <p className="flex-none border-t border-line pt-2 text-12 text-text-3">
      {length === cardCount
        ? `Reaches all ${countOf(cardCount, "card")}.`
        : `Reaches ${length} of ${countOf(cardCount, "card")}. The others name the reason.`}
    </p>
  );
}
