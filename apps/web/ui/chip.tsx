import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";
import { Mark, type MarkKind } from "./mark.tsx";

interface ChipProps extends Omit<ComponentProps<"button">, "value"> {
  /** One of: measure, by, filter, period, sort, limit. */
  readonly part: string;
  /** The interpreted values; several may share a chip. Without any, the chip offers to add one. */
  readonly values: readonly ChipValue[];
}

interface ChipValue {
  readonly text: string;
  /** Default: no underline, for a default that nobody typed. */
  readonly mark?: MarkKind;
}

/** A part of the interpretation; a click changes it. Pass it to a MenuTrigger or PopoverTrigger. */
export function Chip({ part, values, className, ...rest }: ChipProps) {
  const isGuess = values.some((value) => value.mark === "guessed");
  return (
    <button
      {...rest}
      type="button"
      className={joinClasses(
        "tap inline-flex h-[26px] flex-none items-center gap-1.5 rounded-2 px-2 text-12 whitespace-nowrap transition-colors max-md:h-8",
        isGuess
          ? "bg-warning-soft inset-ring inset-ring-[color-mix(in_oklab,var(--warning)_40%,transparent)]"
          : "bg-hover hover:bg-press",
        className,
      )}
    >
      <span className="text-text-3">{part}</span>
      {values.map((value) => (
        <ChipText key={value.text} value={value} />
      ))}
      {isGuess && <ChevronDown className="size-3 stroke-2" />}
    </button>
  );
}

function ChipText({ value }: { readonly value: ChipValue }): ReactNode {
  return (
    <b className="font-medium text-text">
      {value.mark === undefined ? value.text : <Mark kind={value.mark}>{value.text}</Mark>}
    </b>
  );
}
