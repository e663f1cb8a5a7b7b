/** The state of the side menu on a wide screen: full, or icons only. */
export type MenuState = "expanded" | "collapsed";

const cookieName = "sidebar_state";
const lifetimeS = 604_800;

/** Reads the menu's state from the page's cookies. Default: expanded. */
export function readMenuState(cookies: string): MenuState {
  const isCollapsed = cookies.split(/;\s*/).includes(`${cookieName}=false`);
  return isCollapsed ? "collapsed" : "expanded";
}

/** Prints the cookie for the menu's state: `true` means expanded. It lasts seven days. */
export function printMenuCookie(state: MenuState): string {
  return `${cookieName}=${state === "expanded"}; path=/; max-age=${lifetimeS}; samesite=lax`;
}
