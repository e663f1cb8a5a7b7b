/** The side menu on a wide screen: whole, or icons only. */
export type MenuState = "expanded" | "collapsed";

const cookieName = "sidebar_state";
const lifetimeS = 604_800;

/** What the page's cookies say of the menu: expanded, unless it was collapsed. */
export function readMenuState(cookies: string): MenuState {
  const isCollapsed = cookies.split(/;\s*/).includes(`${cookieName}=false`);
  return isCollapsed ? "collapsed" : "expanded";
}

/** The cookie to set: `true` stands for expanded. It lasts seven days. */
export function printMenuCookie(state: MenuState): string {
  return `${cookieName}=${state === "expanded"}; path=/; max-age=${lifetimeS}; samesite=lax`;
}
