import { useSyncExternalStore } from "react";
import { watchShownTheme } from "./shown-theme.ts";

/** How the page stands now, for pictures that come in two colors. */
export function useShownTheme(): "light" | "dark" {
  return useSyncExternalStore(watchShownTheme, readShownTheme);
}

function readShownTheme(): "light" | "dark" {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}
