import { save, readSaved } from "../state/browser-storage.ts";
import { createStore, useStore } from "../state/store.ts";
import { applyTheme, darkDevice, readTheme, resolveTheme, themeKey, type Theme } from "../../ui/theme.ts";

const store = createStore<Theme>("dark");

/** Applies the saved theme, and follows the device and other tabs. Called once, at startup. */
export function watchTheme(): void {
  const device = matchMedia(darkDevice);
  const show = () => applyTheme(document.documentElement, resolveTheme(store.get(), device.matches));
  store.subscribe(show);
  store.set(readTheme(readSaved(() => localStorage, themeKey)));
  show();
  device.addEventListener("change", show);
  addEventListener("storage", (event) => {
    if (event.key === themeKey || event.key === null) store.set(readTheme(event.newValue));
  });
}

export function setTheme(theme: Theme): void {
  save(() => localStorage, themeKey, theme);
  store.set(theme);
}

export function useTheme(): Theme {
  return useStore(store);
}

/** Switches between light and dark. */
export function toggleTheme(): void {
  const shown = resolveTheme(store.get(), matchMedia(darkDevice).matches);
  setTheme(shown === "dark" ? "light" : "dark");
}
