import { Command } from "cmdk";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface PaletteItemProps {
  /** Unique in the palette. */
  readonly value: string;
  readonly icon?: LucideIcon;
  /** More words that find it. */
  readonly keywords?: readonly string[];
  /** Whether it shows for any text. */
  readonly isAlways?: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/** An entry of the palette. */
export function PaletteItem({
  value,
  icon: Icon,
  keywords = [],
  isAlways,
  onSelect,
  children,
}: PaletteItemProps) {
  return (
    <Command.Item
      value={value}
      keywords={[...keywords]}
      {...(isAlways && { forceMount: true })}
      onSelect={onSelect}
    >
      {Icon && <Icon />}
      {children}
    </Command.Item>
  );
}
