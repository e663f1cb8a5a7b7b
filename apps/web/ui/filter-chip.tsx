import { ChevronDown, X } from "lucide-react";
import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes.ts";

interface FilterChipProps extends ComponentProps<"button"> {
  readonly label: string;
  /** The current value: "All", "This year", "Germany, Poland". */
  readonly setting: string;
  /** Whether the filter is set; then it is tinted and has a × button. */
  readonly isActive: boolean;
  readonly onClear?: (() => void) | undefined;
}

/** A filter that applies to several cards: 28 px high. Pass it to a PopoverTrigger or MenuTrigger. */
export function FilterChip({ label, setting, isActive, onClear, className, ...rest }: FilterChipProps) {
  const hasClear = isActive && onClear !== undefined;
  return (
    <span
      className={joinClasses(
        "inline-flex h-sm flex-none items-center rounded-2 text-13 inset-ring transition-colors max-md:h-10",
        isActive ? "bg-accent-soft inset-ring-accent-line" : "inset-ring-line-strong hover:bg-hover",
        className,
      )}
    >
      <button
        {...rest}
        type="button"
        className={joinClasses(
          "tap inline-flex h-full items-center gap-1.5 rounded-2 ps-2.5",
          hasClear ? "pe-1" : "pe-2",
        )}
      >
        <span className="text-12 text-text-3">{label}</span>
        <span className="font-medium">{setting}</span>
        {!hasClear && <ChevronDown className="size-3 stroke-2 text-text-3" />}
      </button>
      {hasClear && (
        <button
          type="button"
          aria-label={`Clear ${label}`}
          onClick={onClear}
          className="tap grid h-full w-6 place-items-center rounded-2 hover:bg-press"
        >
          <X className="size-3 stroke-2" />
        </button>
      )}
    </span>
  );
}
