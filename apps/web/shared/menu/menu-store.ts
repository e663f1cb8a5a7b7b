import { createStore, useStore } from "../state/store.ts";
import { printMenuCookie, readMenuState, type MenuState } from "./menu-state.ts";

/** Below this width the menu is a sheet: 767 px is narrow, 768 px is wide. */
const narrow = "(width < 768px)";

const state = createStore<MenuState>("expanded");
const sheet = createStore(false);
const isNarrow = createStore(false);

/** Reads the menu's state and follows the window's width. Called once, at startup. */
export function watchMenu(): void {
  setMenuState(readMenuState(document.cookie));
  const media = matchMedia(narrow);
  const follow = () => {
    isNarrow.set(media.matches);
    if (!media.matches) sheet.set(false);
  };
  follow();
  media.addEventListener("change", follow);
}

/** Opens or closes the sheet on a narrow screen; expands or collapses the menu on a wide one, and saves that. */
export function toggleMenu(): void {
  if (isNarrow.get()) {
    sheet.set(!sheet.get());
    return;
  }
  const next = state.get() === "expanded" ? "collapsed" : "expanded";
  setMenuState(next);
  document.cookie = printMenuCookie(next);
}

export function setSheetOpen(isOpen: boolean): void {
  sheet.set(isOpen);
}

export function useMenuState(): MenuState {
  return useStore(state);
}

export function useIsSheetOpen(): boolean {
  return useStore(sheet);
}

export function useIsNarrow(): boolean {
  return useStore(isNarrow);
}

/** Widths depend on this attribute, which the boot script sets before the first paint. */
function setMenuState(next: MenuState): void {
  document.documentElement.dataset["menu"] = next;
  state.set(next);
}
