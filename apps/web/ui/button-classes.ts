import { joinClasses } from "./join-classes.ts";

/**
 * `solid` is the main action of a view, `ink` the main action on the landing page, `line` a secondary action, `ghost`
 * everything else, `accent` a small action within text, `danger` an action that can't be undone.
 */
export type ButtonKind = "solid" | "ink" | "line" | "ghost" | "accent" | "danger";

/** 28, 32 and 40 px; the tap target is 44 px on screens below 768 px. */
export type ButtonSize = "sm" | "md" | "lg";

const shared =
  "inline-flex flex-none select-none items-center justify-center whitespace-nowrap transition-colors " +
  "disabled:pointer-events-none [&_svg.lucide]:size-3.5 [&_svg.lucide]:stroke-[1.7]";

const kinds: Readonly<Record<ButtonKind, string>> = {
  solid:
    "bg-accent font-semibold text-on-accent hover:bg-accent-hover active:bg-accent-press disabled:bg-press disabled:text-text-off",
  ink: "bg-text font-semibold text-canvas hover:opacity-90 active:opacity-80 disabled:bg-press disabled:text-text-off",
  line: "bg-surface font-medium text-text shadow-line hover:bg-hover active:bg-press disabled:text-text-off",
  ghost:
    "font-medium text-text-2 hover:bg-hover hover:text-text active:bg-press aria-expanded:bg-press aria-expanded:text-text disabled:text-text-off",
  accent: "font-medium text-accent-text hover:bg-accent-soft active:bg-accent-soft disabled:text-text-off",
  danger:
    "bg-danger-solid font-semibold text-on-danger hover:opacity-90 active:opacity-80 disabled:bg-press disabled:text-text-off",
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  sm: "tap h-sm gap-1.5 rounded-2 px-2.5 text-13 max-md:h-9",
  md: "h-md gap-1.5 rounded-2 px-3 text-13 max-md:h-tap max-md:px-4 max-md:text-14",
  lg: "h-lg gap-2 rounded-3 px-4 text-14 max-md:h-12",
};

const squares: Readonly<Record<ButtonSize, string>> = {
  sm: "tap size-sm rounded-2 max-md:size-9",
  md: "tap size-md rounded-2 max-md:size-10",
  lg: "size-lg rounded-3 max-md:size-tap",
};

/** Classes for the look of a button, for a `button`, a link or another element. */
export function buttonClasses(kind: ButtonKind, size: ButtonSize): string {
  return joinClasses(shared, kinds[kind], sizes[size]);
}

/** The same for a square button with only an icon. */
export function iconButtonClasses(kind: ButtonKind, size: ButtonSize): string {
  return joinClasses(shared, kinds[kind], squares[size], "[&_svg.lucide]:size-4 [&_svg.lucide]:stroke-[1.6]");
}
