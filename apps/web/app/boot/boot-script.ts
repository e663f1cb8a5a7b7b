import { readSaved } from "../../shared/state/browser-storage.ts";
import { readMenuState } from "../../shared/menu/menu-state.ts";
import { applyTheme, darkDevice, readTheme, resolveTheme, themeKey } from "../../ui/theme.ts";

/* Runs in the head of every page before the first paint, so that theme and menu are right from the start. */
const root = document.documentElement;
const theme = readTheme(readSaved(() => localStorage, themeKey));
applyTheme(root, resolveTheme(theme, matchMedia(darkDevice).matches));
root.dataset["menu"] = readMenuState(document.cookie);
