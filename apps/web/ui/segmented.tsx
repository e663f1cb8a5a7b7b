import type { LucideIcon } from "lucide-react";
import { ToggleGroup as Radix } from "radix-ui";
import type { ReactNode } from "react";

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Shown after the label: a badge, a count. */
  readonly aside?: ReactNode;
}

interface SegmentedProps<Value extends string> {
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** The accessible name of the choice. */
  readonly label: string;
}

/** A choice among two to five options, all visible. */
export function Segmented<Value extends string>({
  segments,
  value,
  onValueChange,
  label,
}: SegmentedProps<Value>) {
  const choose = (chosen: string) => {
    const segment = segments.find((one) => one.value === chosen);
    if (segment !== undefined) onValueChange(segment.value);
  };
  return (
    <Radix.Root
      type="single"
      value={value}
      onValueChange={choose}
      aria-label={label}
      className="inline-flex max-w-full overflow-x-auto rounded-3 bg-hover p-0.5 [scrollbar-width:none]"
    >
      {segments.map(({ value, label, icon: Icon, aside }) => (
        <Radix.Item
          key={value}
          value={value}
          className="inline-flex h-6 flex-none items-center gap-1.5 rounded-2 px-2.5 text-13 font-medium whitespace-nowrap text-text-2 transition-colors hover:text-text state-on:bg-raised state-on:text-text state-on:shadow-2 max-md:h-10 max-md:px-3 max-md:text-14 [&_svg.lucide]:size-3.5"
        >
          {Icon && <Icon />}
          {label}
          {aside}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
