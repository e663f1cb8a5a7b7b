/** The shared look of menus, lists and popovers. */
export const popoverClasses =
  "z-popover rounded-3 bg-raised text-text shadow-3 outline-none origin-(--radix-popper-transform-origin) " +
  "state-open:animate-rise state-closed:animate-sink";

/** A row of a menu or list: 28 px high, 44 px below 768 px. */
export const menuRowClasses =
  "flex min-h-row cursor-default items-center gap-2 rounded-2 px-2 py-1 text-13 outline-none select-none " +
  "max-md:min-h-tap max-md:text-14 data-disabled:text-text-off";

/** The colors of a row, except for destructive actions. */
export const menuRowColors = "text-text-2 lit:bg-hover lit:text-text [&_svg.lucide]:text-text-3";

export const dangerRowColors = "text-danger lit:bg-danger-soft";
