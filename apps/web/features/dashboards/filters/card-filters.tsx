import type { CardFigures, ComparedFigures } from "@askery/api";
import { describeFilterValue } from "@askery/model";
import { Funnel } from "lucide-react";
import { iconButtonClasses } from "../../../ui/button-classes.ts";
import { joinClasses } from "../../../ui/join-classes.ts";
import { Popover, PopoverContent, PopoverTrigger } from "../../../ui/popover.tsx";
import { countOf } from "../../../shared/wording/count-of.ts";
import type { FilterUse } from "./use-filters.ts";

interface CardFiltersProps {
  readonly title: string;
  readonly figures: Pick<CardFigures, "applied" | "skipped" | "compared">;
  readonly use: Pick<FilterUse, "active" | "points">;
}

/** The filters that apply to a card; the others with the reason why they do not. Nothing without filters. */
export function CardFilters({ title, figures: { applied, skipped, compared }, use }: CardFiltersProps) {
  const named = listNamed(use);
  const reaching = named.filter(({ ids }) => ids.some((id) => applied.includes(id) || isOf(id, applied)));
  const others = skipped.flatMap(({ id, reason }) => {
    const label = named.find(({ ids }) => ids.includes(id) || ids.some((one) => isOf(one, [id])))?.label;
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
            {reaching.map(({ label, text }) => (
              <li key={`${label} ${text}`} className="flex gap-2">
                <span className="text-text-3">{label}</span>
                <span className="min-w-0 flex-1 text-end font-medium wrap-anywhere">{text}</span>
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
        {compared !== null && <ComparisonLine compared={compared} />}
      </PopoverContent>
    </Popover>
  );
}

/** The two periods, or why they are not compared. */
function ComparisonLine({ compared }: { readonly compared: ComparedFigures }) {
  return (
    <p className="border-t border-line pt-3 text-text-2">
      {compared.kind === "figures" ? (
        <>
          <b className="font-semibold text-text">{compared.now.words}</b> is compared with{" "}
          <b className="font-semibold text-text">{compared.before.words}</b>.
        </>
      ) : (
        <>
          <b className="font-semibold text-text">Not compared.</b> {compared.reason}
        </>
      )}
    </p>
  );
}

interface NamedFilter {
  readonly ids: readonly string[];
  readonly label: string;
  readonly text: string;
}

/** The filters and clicked marks, as people know them. A mark may be several tests: `point:0:0`, `point:0:1`. */
function listNamed({ active, points }: Pick<FilterUse, "active" | "points">): readonly NamedFilter[] {
  return [
    ...active.map(({ filter, value }) => ({
      ids: [filter.id],
      label: filter.label,
      text: describeFilterValue(value),
    })),
    ...points.map(({ words }, index) => ({ ids: [`point:${index}`], label: "Clicked", text: words })),
  ];
}

function isOf(id: string, tests: readonly string[]): boolean {
  return tests.some((test) => test.startsWith(`${id}:`));
}
