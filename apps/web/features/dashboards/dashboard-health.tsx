import type { DashboardSummary } from "@askery/api";
import { TriangleAlert } from "lucide-react";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Popover, PopoverContent, PopoverTrigger } from "../../ui/popover.tsx";

/** How many cards of a dashboard fail, as a button that names the latest failure. Nothing if all work. */
export function DashboardHealth({ health }: Pick<DashboardSummary, "health">) {
  const now = useNow();
  if (health === null) return null;
  const { failing, last } = health;
  const words = failing === 1 ? "1 card fails" : `${failing} cards fail`;
  return (
    <Popover>
      <PopoverTrigger className="flex min-h-7 flex-none items-center gap-1.5 rounded-2 px-2 text-12 text-text-2 hover:bg-hover hover:text-text max-md:min-h-11">
        <TriangleAlert aria-hidden className="size-3.5 flex-none text-warning" />
        <span className="max-sm:sr-only">{words}</span>
      </PopoverTrigger>
      <PopoverContent aria-label={words} className="w-80">
        <p className="text-text-2">
          <b className="font-semibold text-text">{last.title}</b>, {describeWhen(last.atMs, now)}:{" "}
          {last.message}
        </p>
      </PopoverContent>
    </Popover>
  );
}
