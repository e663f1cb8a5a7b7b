/** The panels over the landing page, as they are called in its address. */
export type PanelName = "sign-in" | "sign-up" | "forgotten-password" | "reset-password" | "check-mail";

/** What the address of the landing page may ask for. */
export interface PanelSearch {
  readonly panel?: PanelName;
  /** Where to go once signed in. Checked when it is followed, not before: it comes from the address bar. */
  readonly next?: string;
  /** From a mailed link. */
  readonly token?: string;
  /** "1": the address was verified. */
  readonly verified?: string;
  /** Why a mailed link did not work. */
  readonly problem?: string;
}

const panels: readonly string[] = [
  "sign-in",
  "sign-up",
  "forgotten-password",
  "reset-password",
  "check-mail",
] satisfies readonly PanelName[];

const texts = ["next", "token", "verified", "problem"] as const;

/** Reads the landing page's search parameters. What is unknown is left out; without a panel nothing else counts. */
export function readPanelSearch(search: Readonly<Record<string, unknown>>): PanelSearch {
  const { panel } = search;
  if (!isPanelName(panel)) return {};
  const rest = texts.flatMap((name) => (typeof search[name] === "string" ? [[name, search[name]]] : []));
  return { panel, ...(Object.fromEntries(rest) as Omit<PanelSearch, "panel">) };
}

function isPanelName(value: unknown): value is PanelName {
  return typeof value === "string" && panels.includes(value);
}
