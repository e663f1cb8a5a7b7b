import { useSyncExternalStore } from "react";
import { watchShownTheme } from "./shown-theme.ts";

/** The current theme, for pictures that have two versions. */
export function useShownTheme(): "light" | "dark" {
  return useSyncExternalStore(watchShownTheme, readShownTheme);
}

function readShownTheme(): "light" | "dark" {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}
