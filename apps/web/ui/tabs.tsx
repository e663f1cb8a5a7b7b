import type { LucideIcon } from "lucide-react";
import { Tabs as Radix } from "radix-ui";
import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from "react";
import { fadeHiddenEnd } from "./fade-hidden-end.ts";
import { joinClasses } from "./join-classes.ts";

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly icon?: LucideIcon;
}

/** Contains the list and its panels. Pass `value` with `onValueChange`, or `defaultValue`. */
export const Tabs = Radix.Root;

interface TabListProps {
  readonly tabs: readonly Tab[];
  /** The accessible name of the tabs. */
  readonly label: string;
  /** Shown at the right. */
  readonly aside?: ReactNode;
  readonly className?: string;
}

/** A list of tabs; the open one is underlined. Scrolls horizontally if it doesn't fit. */
export function TabList({ tabs, label, aside, className }: TabListProps) {
  return (
    <div className={joinClasses("flex items-center gap-2 border-b border-line", className)}>
      <Radix.List
        ref={fadeHiddenEnd}
        aria-label={label}
        className="-mb-px flex min-w-0 flex-1 gap-0.5 overflow-x-auto [scrollbar-width:none]"
      >
        {tabs.map(({ value, label, icon: Icon }) => (
          <Radix.Trigger key={value} value={value} className={tabClasses} {...byMouse}>
            {Icon && <Icon />}
            {label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {aside}
    </div>
  );
}

/**
 * Hides the focus ring after a mouse click. Radix focuses the tab by script, which browsers treat as keyboard focus if
 * the user has typed before.
 */
const byMouse = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => event.currentTarget.setAttribute("data-by-mouse", ""),
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => event.currentTarget.removeAttribute("data-by-mouse"),
  onBlur: (event: FocusEvent<HTMLElement>) => event.currentTarget.removeAttribute("data-by-mouse"),
};

interface TabPanelProps {
  readonly value: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** Whether it keeps its state while another tab is shown. Default: false. */
  readonly isKept?: boolean;
}

export function TabPanel({ value, children, className, isKept = false }: TabPanelProps) {
  return (
    <Radix.Content
      value={value}
      {...(isKept && { forceMount: true })}
      className={joinClasses("-outline-offset-2 data-[state=inactive]:hidden", className)}
    >
      {children}
    </Radix.Content>
  );
}

/** For tabs that are links to pages: `aria-current="page"` marks the open one. */
export const tabClasses =
  "relative inline-flex h-[38px] flex-none items-center gap-1.5 px-2 text-13 font-medium whitespace-nowrap text-text-3 -outline-offset-2 " +
  "data-by-mouse:outline-none transition-colors hover:text-text max-md:h-tap max-md:text-14 state-active:text-text aria-[current=page]:text-text " +
  "before:absolute before:inset-x-2 before:bottom-0 before:h-0.5 before:rounded-t-[2px] before:bg-transparent " +
  "state-active:before:bg-accent aria-[current=page]:before:bg-accent [&_svg.lucide]:size-3.5";
