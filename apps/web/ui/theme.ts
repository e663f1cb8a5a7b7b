/** The user's choice. `system` follows the device. */
export type Theme = "light" | "dark" | "system";
/** The current theme: the class of the page's root. */
export type ShownTheme = "light" | "dark";

export const themes: readonly Theme[] = ["light", "dark", "system"];
/** The key in `localStorage`, the only place where the theme is saved. */
export const themeKey = "theme";
export const darkDevice = "(prefers-color-scheme: dark)";

/** Parses a stored theme; dark if it is missing or unknown. */
export function readTheme(stored: string | null): Theme {
  return themes.find((theme) => theme === stored) ?? "dark";
}

export function resolveTheme(theme: Theme, isDeviceDark: boolean): ShownTheme {
  if (theme !== "system") return theme;
  return isDeviceDark ? "dark" : "light";
}

export function applyTheme(root: Element, shown: ShownTheme): void {
  root.classList.toggle("dark", shown === "dark");
  root.classList.toggle("light", shown === "light");
}
