/** Class names in one string; what is false or missing is left out. Later names do not override earlier ones. */
export function joinClasses(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
