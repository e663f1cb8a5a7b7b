/** The panels over the landing page, by their names in the address. */
export type PanelName =
  | "sign-in"
  | "sign-up"
  | "forgotten-password"
  | "reset-password"
  | "code"
  | "confirm-email"
  | "verify-email"
  | "check-mail"
  | "invitation";

/** The search parameters of the landing page. */
export interface PanelSearch {
  readonly panel?: PanelName;
  /** The page after signing in. Not validated here: it is from the address bar, and checked before use. */
  readonly next?: string;
  /** From a link in an e-mail, or of an invitation. */
  readonly token?: string;
  /** "1" after the e-mail address was verified. */
  readonly verified?: string;
  /** Why a sign-in with the provider failed. */
  readonly problem?: string;
}

const panels: readonly string[] = [
  "sign-in",
  "sign-up",
  "forgotten-password",
  "reset-password",
  "code",
  "confirm-email",
  "verify-email",
  "check-mail",
  "invitation",
] satisfies readonly PanelName[];

const texts = ["next", "token", "verified", "problem"] as const;

/** Parses the landing page's search parameters. Unknown ones are dropped; without a panel, all are. */
export function readPanelSearch(search: Readonly<Record<string, unknown>>): PanelSearch {
  const { panel } = search;
  if (!isPanelName(panel)) return {};
  const rest = texts.flatMap((name) => (typeof search[name] === "string" ? [[name, search[name]]] : []));
  return { panel, ...(Object.fromEntries(rest) as Omit<PanelSearch, "panel">) };
}

function isPanelName(value: unknown): value is PanelName {
  return typeof value === "string" && panels.includes(value);
}
