import type { Chip } from "@askery/model";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { joinClasses } from "../../ui/join-classes.ts";
import { Mark } from "../../ui/mark.tsx";
import { chipClasses } from "../answer/chip-classes.ts";

interface PlanChipProps extends ComponentProps<"button"> {
  readonly chip: Chip;
}

/** A part of the plan as a button that opens its editor. */
export function PlanChip({ chip, className, ...rest }: PlanChipProps) {
  const { role, text, kind, part } = chip;
  // The columns of a list measure nothing.
  const isListed = role === "measure" && part?.kind === "dimension";
  return (
    <button
      {...rest}
      type="button"
      title="Change"
      className={joinClasses(
        chipClasses(kind),
        "group/chip relative pe-4! text-start transition-colors aria-expanded:bg-press",
        kind === "understood" && "hover:bg-press",
        className,
      )}
    >
      <span className="text-text-3">{isListed ? "column" : role}</span>
      <b className="min-w-0 font-medium text-text page-narrow:whitespace-nowrap">
        <Mark kind={kind}>{text}</Mark>
      </b>
      <ChevronDown
        className={joinClasses(
          "absolute end-1 size-3! stroke-2 text-text-3 transition-opacity",
          kind === "understood" &&
            "[@media(hover:hover)]:opacity-0 group-hover/chip:opacity-100! group-focus-visible/chip:opacity-100! group-aria-expanded/chip:opacity-100!",
        )}
      />
    </button>
  );
}
