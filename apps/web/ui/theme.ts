/** What a person chose. `system` follows the device. */
export type Theme = "light" | "dark" | "system";
/** What is on the screen: the class of the page's root. */
export type ShownTheme = "light" | "dark";

export const themes: readonly Theme[] = ["light", "dark", "system"];
/** The theme's name in `localStorage`, the only place it is kept in. */
export const themeKey = "theme";
export const darkDevice = "(prefers-color-scheme: dark)";

/** What a stored value stands for: dark where nothing, or nothing known, is stored. */
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
