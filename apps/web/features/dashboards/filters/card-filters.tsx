import type { CardFigures } from "@askery/api";
import { Funnel } from "lucide-react";
import { iconButtonClasses } from "../../../ui/button-classes.ts";
import { joinClasses } from "../../../ui/join-classes.ts";
import { Popover, PopoverContent, PopoverTrigger } from "../../../ui/popover.tsx";
import { countOf } from "../../../shared/wording/count-of.ts";
import { describeValue } from "./describe-value.ts";
import type { FilterUse } from "./use-filters.ts";

interface CardFiltersProps {
  readonly title: string;
  readonly figures: Pick<CardFigures, "applied" | "skipped">;
  readonly active: FilterUse["active"];
}

/** The filters that apply to a card, and those that do not reach it with the reason. Nothing without filters. */
export function CardFilters({ title, figures: { applied, skipped }, active }: CardFiltersProps) {
  const reaching = active.filter(({ filter }) => applied.includes(filter.id));
  const others = skipped.flatMap(({ id, reason }) => {
    const label = active.find(({ filter }) => filter.id === id)?.filter.label;
    return label === undefined ? [] : { id, label, reason };
  });
  if (reaching.length + others.length === 0) return null;
  const counts = [
    ...(reaching.length > 0 ? [`${countOf(reaching.length, "filter")} applied`] : []),
    ...(others.length > 0 ? [`${others.length} not`] : []),
  ].join(", ");
  return (
    <Popover>
      <PopoverTrigger
        className={joinClasses(iconButtonClasses("ghost", "sm"), "relative w-auto! gap-1 px-1.5")}
      >
        <Funnel className={reaching.length > 0 ? "text-accent-text" : "text-text-3"} />
        <span aria-hidden className="figures text-11 text-text-3">
          {others.length > 0 ? `${reaching.length}/${reaching.length + others.length}` : reaching.length}
        </span>
        <span className="sr-only">{`${title}: ${counts}`}</span>
      </PopoverTrigger>
      <PopoverContent aria-label="Filters of this card" className="flex flex-col gap-3 text-13">
        {reaching.length > 0 && (
          <ul aria-label="Filters applied" className="flex flex-col gap-1">
            {reaching.map(({ filter, value }) => (
              <li key={filter.id} className="flex gap-2">
                <span className="text-text-3">{filter.label}</span>
                <span className="min-w-0 flex-1 text-end font-medium wrap-anywhere">
                  {describeValue(value)}
                </span>
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <ul
            aria-label="Filters that do not reach this card"
            className={joinClasses("flex flex-col gap-2", reaching.length > 0 && "border-t border-line pt-3")}
          >
            {others.map(({ id, label, reason }) => (
              <li key={id} className="text-text-2">
                <b className="font-semibold text-text">Not filtered by {label}.</b> {reason}
              </li>
            ))}
          </ul>
        )}
      </PopoverContent>
    </Popover>
  );
}
