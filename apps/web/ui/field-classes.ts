/** The box of inputs, text areas and selects. */
export const fieldClasses =
  "w-full min-w-0 rounded-2 border border-field-line bg-surface px-2.5 text-13 text-text transition-colors " +
  "placeholder:text-text-3 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus " +
  "aria-invalid:border-danger aria-invalid:outline-danger disabled:border-line disabled:bg-hover disabled:text-text-off " +
  "max-md:text-16";

/** The height of single-line fields: 32 px, and 44 px below 768 px. */
export const lineFieldClasses = "h-md max-md:h-tap";
