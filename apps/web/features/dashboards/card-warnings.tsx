import type { SavedChart } from "@askery/api";
import { CircleDashed, TriangleAlert } from "lucide-react";
import { ChartWarnings } from "../../shared/library/chart-warnings.tsx";
import { joinClasses } from "../../ui/join-classes.ts";
import { Popover, PopoverContent, PopoverTrigger } from "../../ui/popover.tsx";

interface CardWarningsProps {
  readonly chart: SavedChart;
  /** Only the icon, for a card without space. Default: the first fact. */
  readonly isShort?: boolean;
}

/** The first warning of a card's chart, as a button that opens all of them with their repairs. Nothing without any. */
export function CardWarnings({ chart, isShort = false }: CardWarningsProps) {
  const { warnings } = chart;
  const [first, ...others] = [
    ...warnings.filter(({ weight }) => weight === "caution"),
    ...warnings.filter(({ weight }) => weight === "information"),
  ];
  if (first === undefined) return null;
  const isGrave = first.weight === "caution";
  const more = others.length === 0 ? "" : ` +${others.length}`;
  return (
    <Popover>
      <PopoverTrigger
        aria-label={`Know before you trust this: ${first.fact}${more}`}
        title={first.fact}
        className={joinClasses(
          "flex min-w-0 items-center gap-1.5 rounded-2 text-12 text-text-2 hover:bg-hover hover:text-text",
          isShort ? "size-6 flex-none justify-center" : "mx-2 mb-2 min-h-6 flex-none px-2 max-md:min-h-11",
        )}
      >
        {isGrave ? (
          <TriangleAlert className="size-3.5 flex-none text-warning" />
        ) : (
          <CircleDashed className="size-3.5 flex-none text-text-3" />
        )}
        {!isShort && (
          <>
            <b className="min-w-0 truncate font-semibold">{first.fact}</b>
            <span className="flex-none text-text-3">{more}</span>
          </>
        )}
      </PopoverTrigger>
      <PopoverContent aria-label="Know before you trust this" className="w-96 p-0!">
        <ChartWarnings chart={chart} />
      </PopoverContent>
    </Popover>
  );
}
