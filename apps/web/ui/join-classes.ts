/** Joins class names; skips falsy ones. Later names do not override earlier ones. */
export function joinClasses(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
